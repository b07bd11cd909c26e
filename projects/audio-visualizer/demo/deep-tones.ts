import type { Unfolded } from './pitch';
import { findBand } from './spectrum';

/** Two tones so deep and close that a short window takes them for one. */
export const DEEP_TONES = [60, 75] as const;

/** How long each of them sounds at least, in seconds: longer than the longest window, so that nothing else is in it. */
export const DEEP_TONE_S = 0.7;

/** The bar that each of them raised, by its hertz. */
export type DeepBars = Readonly<Record<number, number>>;

/** A test of the deep tones that is underway. */
export interface DeepTest {
  /** Which of them sounds. */
  readonly index: number;
  /** Since when it has sounded on this chart, in seconds. */
  readonly startsAt: number;
  /** The chart that they are heard on; unset while none has stood still yet. */
  readonly chart: string | undefined;
}

interface Heard {
  /** The chart of this moment; unset while it moves, because a bar then stands for no pitch. */
  readonly chart: string | undefined;
  /** The tallest bar; unset while none stands out. */
  readonly tallest: number | undefined;
  /** In seconds. */
  readonly now: number;
}

/** What comes of a test: the tone goes on, it was measured, or the chart has changed and all begins anew. */
export function listenDeep(
  { startsAt, chart: before }: DeepTest,
  { chart, tallest, now }: Heard,
): 'wait' | 'measured' | 'anew' {
  if (chart !== before) return 'anew';
  if (chart === undefined || tallest === undefined || now - startsAt < DEEP_TONE_S) return 'wait';
  return 'measured';
}

/** Whether a chart told the tones apart: both in one bar, each in its own, or in two of which one is another pitch's. */
export type Verdict = 'one bar' | 'told apart' | 'misplaced';

/** Unset until both were measured. */
export function judgeDeep(bars: DeepBars, unfolded: Unfolded): Verdict | undefined {
  const [low, high] = DEEP_TONES.map((tone) => bars[tone]);
  if (low === undefined || high === undefined) return undefined;
  if (low === high) return 'one bar';
  return DEEP_TONES.every((tone) => bars[tone] === findBand(tone, unfolded))
    ? 'told apart'
    : 'misplaced';
}
