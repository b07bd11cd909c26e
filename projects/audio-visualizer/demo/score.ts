import { RANGE_HZ } from './pitch';

/** Something that sounds by itself for a while. */
export interface Note {
  /** When it starts, in seconds from the start of the piece. */
  readonly at: number;
  readonly hz: number;
  /** Where its pitch has got to at its end, evenly in hertz. Unset: it stays. */
  readonly toHz?: number;
  /** How loud it starts, from 0 to 1. */
  readonly gain: number;
  /** How fast it fades: the time in which it loses 63%, in seconds. Unset: it holds until its end. */
  readonly fade?: number;
  /** In seconds. */
  readonly lasts: number;
  readonly voice: 'soft' | 'pure' | 'drum';
}

/** A to A, four octaves up. */
const TUNE = [110, 164.81, 220, 277.18, 329.63, 440, 554.37, 659.26, 880, 1318.5, 1760];
const CHORD = [220, 554.37, 880, 1760];

/** From the lowest to the highest note of the tune. */
export const TUNE_RANGE = { from: 110, to: 1_760 };

/** Eleven notes up four octaves, this many seconds apart, then a chord of four. */
export function tune(apart: number): Note[] {
  return [
    ...TUNE.map((hz, index) => ({ ...PLUCKED, hz, at: index * apart })),
    ...CHORD.map((hz) => ({ ...STRUCK, hz, at: TUNE.length * apart + 0.06 })),
  ];
}

const PLUCKED = { gain: 0.24, fade: 0.1, lasts: 1.2, voice: 'soft' } as const;
const STRUCK = { gain: 0.144, fade: 0.5, lasts: 2.4, voice: 'soft' } as const;

/** Four hits of a drum. The piece ends when the last of them is about to leave the disc. */
export function drums(): Note[] {
  return [0, 1, 2, 3].map((hit) => ({
    at: hit * 0.62,
    hz: 48,
    gain: 1,
    fade: 0.07,
    lasts: 0.9,
    voice: 'drum',
  }));
}

/** When the last note of a piece has ended, in seconds. */
export function endOf(notes: readonly Note[]): number {
  return Math.max(0, ...notes.map(({ at, lasts }) => at + lasts));
}

/** The pitch that a listener follows at this moment: that of the newest note. */
export function pitchAt(notes: readonly Note[], seconds: number): number | undefined {
  const sounding = notes.filter(({ at, lasts }) => at <= seconds && seconds < at + lasts);
  const newest = Math.max(...sounding.map(({ at }) => at));
  const note = sounding.findLast(({ at }) => at === newest);
  if (note?.toHz === undefined) return note?.hz;
  return note.hz + (note.toHz - note.hz) * ((seconds - note.at) / note.lasts);
}

/** How a note begins, in seconds; a jump would click. */
export const ATTACK_S = 0.008;

/** The opening act, in milliseconds from Play: the ring is gone round once, and left as it is. */
export const ACT = { sweepAt: 500, ends: 2_300 } as const;

/** Every pitch of the disc in turn. Even in hertz, it goes round a disc of equal hertz at one speed, and its past is a spiral. */
export const SWEEP: readonly Note[] = [
  {
    at: 0,
    hz: RANGE_HZ.from,
    toHz: RANGE_HZ.to,
    gain: 0.5,
    lasts: (ACT.ends - ACT.sweepAt) / 1_000,
    voice: 'pure',
  },
];

/** What a fall looks like that ends on the floor and bounces twice: from 0 to 1 for a share of the time from 0 to 1. */
export function bounce(share: number): number {
  const [steep, width] = [7.5625, 2.75];
  if (share < 1 / width) return steep * share * share;
  if (share < 2 / width) return steep * (share - 1.5 / width) ** 2 + 0.75;
  if (share < 2.5 / width) return steep * (share - 2.25 / width) ** 2 + 0.9375;
  return steep * (share - 2.625 / width) ** 2 + 0.984375;
}
