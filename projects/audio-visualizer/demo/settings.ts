import { defineSettings } from '@/stage/define-settings';
import { choice, number } from '@/stage/setting-kinds';

import { DISTANCE_RANGE, TILT_RANGE } from './camera';
import type { Camera } from './camera';
import { RANGE_HZ, formatHz } from './pitch';

export const WINDOWS = ['512', '2048', '8192'] as const;
export const TONES = ['pure', 'soft', 'bright'] as const;
const PIECES = ['none', 'tune', 'drum', '60-75'] as const;
/** The sources that an address can carry; a file and a microphone belong to the visitor alone. */
const SHARED_SOURCES = ['disc', 'track'] as const;

/** Places from which the rings are worth seeing. */
export const PRESETS = {
  Rings: { turn: 20, tilt: 38, distance: 15 },
  Floor: { turn: 0, tilt: 18, distance: 14 },
  Above: { turn: 0, tilt: 80, distance: 17 },
} as const satisfies Record<string, Camera>;

/** Everything a run depends on. */
export const settings = defineSettings({
  axis: choice('The axis', ['octaves', 'hertz'], 'octaves'),
  hz: number({
    name: 'Pitch',
    start: 440,
    ...RANGE_HZ,
    unit: 'Hz',
    isRatio: true,
    format: (hz) => String(Math.round(hz * 100) / 100),
  }),
  play: choice('The piece', PIECES, 'none'),
  source: choice('The source', SHARED_SOURCES, 'disc'),
  window: choice('The window', WINDOWS, '2048'),
  tone: choice('The tone', TONES, 'pure'),
  view: choice('The view', ['flat', 'depth'], 'flat'),
  turn: number({ name: 'Turn', start: PRESETS.Rings.turn, from: 0, to: 360, unit: 'degrees' }),
  tilt: number({ name: 'Tilt', start: PRESETS.Rings.tilt, ...TILT_RANGE, unit: 'degrees' }),
  distance: number({ name: 'Distance', start: PRESETS.Rings.distance, ...DISTANCE_RANGE }),
});

export type Settings = typeof settings.start;
export type Piece = Settings['play'];
export type Tone = Settings['tone'];

/** Names a shared run: "880 Hz in equal hertz." */
export function describeRun({ axis, hz, play, source }: Settings): string {
  const heard =
    source === 'track' ? 'the recording' : play === 'none' ? formatHz(hz) : NAMES_OF_PIECES[play];
  return `${heard} in equal ${axis}.`;
}

const NAMES_OF_PIECES: Readonly<Record<Exclude<Piece, 'none'>, string>> = {
  tune: 'a tune of four octaves',
  drum: 'a drum',
  '60-75': '60 and 75 Hz',
};
