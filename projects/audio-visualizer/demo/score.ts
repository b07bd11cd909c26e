import { easeOut } from '@/stage/tween';

import type { Unfolded } from './pitch';

/** Something that sounds by itself for a while. */
export interface Note {
  /** When it starts, in seconds from the start of the piece. */
  readonly at: number;
  readonly hz: number;
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

/** Eleven notes up four octaves, so many seconds apart, then a chord of four. */
export function tune(apart: number): Note[] {
  return [
    ...TUNE.map((hz, index) => ({ ...PLUCKED, hz, at: index * apart })),
    ...CHORD.map((hz) => ({ ...STRUCK, hz, at: TUNE.length * apart + 0.06 })),
  ];
}

const PLUCKED = { gain: 0.24, fade: 0.1, lasts: 1.2, voice: 'soft' } as const;
const STRUCK = { gain: 0.144, fade: 0.5, lasts: 2.4, voice: 'soft' } as const;

/** Four hits of a drum. */
export function drums(): Note[] {
  return [0, 1, 2, 3].map((hit) => ({
    at: hit * 0.62,
    hz: 48,
    gain: 1,
    fade: 0.07,
    lasts: 0.6,
    voice: 'drum',
  }));
}

/** The two deep tones, each held long enough for the longest window, twice. */
export const DEEP_TONES = [60, 75] as const;

/** 60 and 75 Hz in turn. */
export function deepTones(): Note[] {
  return [0, 1, 2, 3].map((turn) => ({
    at: turn * 0.85,
    hz: DEEP_TONES[turn % 2 === 0 ? 0 : 1],
    gain: 0.25,
    lasts: 0.72,
    voice: 'pure',
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
  return sounding.findLast(({ at }) => at === newest)?.hz;
}

/** The longest window, and a little for the picture to follow. */
const SETTLED_S = 0.4;

/** The pitch that has sounded long enough for a measurement to be of nothing else. */
export function settledPitchAt(notes: readonly Note[], seconds: number): number | undefined {
  return notes.find(({ at, lasts }) => at + SETTLED_S <= seconds && seconds < at + lasts - 0.1)?.hz;
}

/** How a note begins, in seconds; a jump would click. */
export const ATTACK_S = 0.008;

/** The opening act, in milliseconds from Play. */
export const ACT = {
  /** The disc folds into equal hertz. */
  foldEnds: 500,
  /** Eleven notes in a sliver. */
  squeezedAt: 550,
  unfoldStarts: 2_350,
  unfoldEnds: 3_050,
  /** The same notes, all the way round. */
  againAt: 3_150,
  /** The chord is struck at 4,970 and has just reached a fifth of the disc. */
  ends: 5_300,
} as const;

/** Seconds between two notes, the first time and the second. */
export const SQUEEZED = tune(0.13);
export const AGAIN = tune(0.16);
/** When the chord of `AGAIN` is struck. */
export const CHORD_AT = AGAIN.at(-1)?.at ?? 0;

/** How the disc is laid out at a moment of the act. */
export function unfoldedAt(ms: number): Unfolded {
  if (ms < ACT.unfoldStarts) return 1 - easeOut(share(ms, 0, ACT.foldEnds));
  return easeOut(share(ms, ACT.unfoldStarts, ACT.unfoldEnds));
}

/** The piece that has begun at a moment; `undefined` before the first note. */
export function pieceAt(ms: number): readonly Note[] | undefined {
  if (ms >= ACT.againAt) return AGAIN;
  return ms >= ACT.squeezedAt ? SQUEEZED : undefined;
}

function share(ms: number, from: number, to: number): number {
  return Math.min(Math.max((ms - from) / (to - from), 0), 1);
}
