import { DEEP_TONES } from './deep-tones';
import type { DeepBars } from './deep-tones';
import { formatHz, noteSign } from './pitch';
import type { Piece } from './settings';

interface Heard {
  readonly play: Piece;
  /** Whether a song, a file or the microphone sounds. */
  readonly isListening: boolean;
  /** Whether a piece plays by itself. */
  readonly isPlaying: boolean;
  /** Unset before anything has sounded. */
  readonly hz: number | undefined;
  /** The loudest pitch; unset in silence. */
  readonly peakHz: number | undefined;
  /** How many notes were played together last. */
  readonly notes: number;
  readonly deepBars: DeepBars;
}

/** What stands in the middle of the disc, which never says anything else than the sentence. */
export interface Hub {
  readonly large: string;
  readonly small: string;
}

const SILENCE: Hub = { large: 'NOW', small: 'SILENCE' };
/** Nobody has played yet. */
const NOTHING: Hub = { large: '', small: '' };

export function hubOf(heard: Heard): Hub {
  const { play, isListening, hz, peakHz, notes, deepBars } = heard;
  if (isListening && peakHz !== undefined)
    return { large: noteSign(peakHz), small: formatHz(peakHz) };
  if (isListening) return SILENCE;
  if (play === 'drum') return heard.isPlaying ? { large: 'ALL', small: '64 BARS' } : SILENCE;
  if (play === '60-75') return hubOfDeepTones(deepBars);
  if (notes > 1) return { large: String(notes), small: 'NOTES' };
  if (hz === undefined)
    return peakHz === undefined ? NOTHING : { large: 'NOW', small: formatHz(peakHz) };
  // The name is that of the key, the figure is measured while it sounds.
  return { large: noteSign(hz), small: formatHz(peakHz ?? hz) };
}

function hubOfDeepTones(deepBars: Heard['deepBars']): Hub {
  const sounding = DEEP_TONES.find((tone) => deepBars[tone] === undefined);
  if (sounding !== undefined) return { large: String(sounding), small: 'HZ' };
  const bars = [...new Set(DEEP_TONES.map((tone) => (deepBars[tone] ?? 0) + 1))];
  return bars.length === 1
    ? { large: String(bars[0]), small: 'ONE BAR' }
    : { large: bars.join(' | '), small: `${bars.length} BARS` };
}
