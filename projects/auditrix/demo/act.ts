import type { Attack, Moment } from './attack';

/** The opening act: the auditor's flag, or the accusation that the address has. The theft waits for a hand. */
export const ACT = { ends: 1_600 };
/** When an accusation is typed, in the act and as a dare. */
export const TYPING = { from: 150, to: 1_300 } as const;
/** How long the thief's coin is on its way and lies in the vault before the thief asks for it back. */
export const COIN_MS = 900;
/** A run that is played takes no longer than this. */
export const REPLAY_MS = 2_600;
/** After the last moment of a replay, before the verdict. */
export const HOLD_MS = 350;

/** How long a step of the first call is shown; the second gets half of it, the tenth a tenth. */
const STEP_MS = { start: 260, line: 320, pay: 520, return: 200, undo: 200 } satisfies Record<
  Moment['kind'],
  number
>;
/** While the calls return there is nothing to read. */
const RETURNING_MS = 16;

/** When each moment up to the resting one appears, in milliseconds; squeezed where it would take too long. Those before
 * `from` are over at once. */
export function schedule(
  { moments, rest }: Attack,
  longestMs: number,
  from = 0,
): readonly number[] {
  let at = 0;
  let deepest = 0;
  const times = moments.slice(0, rest + 1).map((moment, index) => {
    const shownAt = at;
    const isReturning = moment.open < deepest;
    deepest = Math.max(deepest, moment.open);
    if (index >= from) {
      at += isReturning ? RETURNING_MS : STEP_MS[moment.kind] / Math.max(moment.call, 1);
    }
    return shownAt;
  });
  const last = Math.max(0, ...times);
  const squeeze = last > longestMs ? longestMs / last : 1;
  return times.map((time) => time * squeeze);
}

/** The index of the moment that is shown by then. */
export function indexAt(times: readonly number[], ms: number): number {
  return Math.max(
    times.findLastIndex((time) => time <= ms),
    0,
  );
}

/** Which part of the attack is shown: some of it from a moment on, one call, or its end. */
export interface Shown {
  /** Below 0 it has not begun. */
  readonly playedMs?: number;
  readonly from?: number;
  readonly call?: number;
  readonly callProblem?: string;
}

/** A frame later. A frame that comes when all is over changes nothing: it would start the run again. */
export function playOn(shown: Shown, ms: number, lastsMs: number): Shown {
  if (shown.playedMs === undefined) return shown;
  const playedMs = shown.playedMs + ms;
  return playedMs < lastsMs ? { ...shown, playedMs } : {};
}

/** Where another attack is at the same point as this moment: it can go on from there. 0: nowhere but at its start. */
export function indexOfSame({ moments }: Attack, { kind, open, thief, vault }: Moment): number {
  return Math.max(
    moments.findIndex(
      (one) => one.kind === kind && one.open === open && one.thief === thief && one.vault === vault,
    ),
    0,
  );
}
