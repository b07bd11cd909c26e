import { choice, defineSettings, number } from '@/stage/settings';

import { TILT_RANGE } from './camera';
import { RANGE_HZ, formatHz } from './pitch';
import { readMelody } from './riff';

export const WINDOWS = ['512', '2048', '8192'] as const;
export const TONES = ['pure', 'soft', 'bright'] as const;
const PIECES = ['none', 'tune', 'drum', '60-75'] as const;
/** The sources that an address can carry; a file and a microphone belong to the visitor alone. */
const SHARED_SOURCES = ['disc', 'track'] as const;

/** In equal hertz it shares its bar with more keys than any other pitch that a small speaker can play. */
const MIDDLE_C = 261.63;

/** Everything a run depends on. */
export const settings = defineSettings({
  axis: choice('The axis', ['hertz', 'octaves'], 'hertz'),
  hz: number({
    name: 'Pitch',
    start: MIDDLE_C,
    ...RANGE_HZ,
    unit: 'Hz',
    isRatio: true,
    format: (hz) => String(Math.round(hz * 100) / 100),
  }),
  play: choice('The piece', PIECES, 'none'),
  /** What a hand played before it came to rest on that pitch. */
  melody: {
    start: '',
    parse: (text: string) =>
      readMelody(text) ? { value: text } : { problem: 'The melody: it cannot be read.' },
    write: (value: string) => value,
  },
  source: choice('The source', SHARED_SOURCES, 'disc'),
  window: choice('The window', WINDOWS, '2048'),
  tone: choice('The tone', TONES, 'pure'),
  tilt: number({
    name: 'Tilt',
    start: TILT_RANGE.to,
    ...TILT_RANGE,
    unit: 'degrees',
  }),
});

export type Settings = typeof settings.start;
export type Piece = Settings['play'];
export type Tone = Settings['tone'];

/** Names a shared run, and says that it is heard: "880 Hz in equal hertz, with sound." */
export function describeRun({ axis, hz, play, source, melody }: Settings): string {
  const byHand = melody === '' ? formatHz(hz) : 'somebody’s own melody';
  const heard = source === 'track' ? 'a song' : play === 'none' ? byHand : NAMES_OF_PIECES[play];
  return `${heard} in equal ${axis}, with sound.`;
}

const NAMES_OF_PIECES: Readonly<Record<Exclude<Piece, 'none'>, string>> = {
  tune: 'a tune of four octaves',
  drum: 'a drum',
  '60-75': '60 and 75 Hz',
};
