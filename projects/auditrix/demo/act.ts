import type { Attack, Moment } from './attack';

/** The opening act; its last moments belong to the flag. */
export const ACT = { ends: 5_600 };
/** When the vault is empty. */
export const DRAIN_MS = 5_200;
/** A run that is played again takes no longer than this. */
export const REPLAY_MS = 3_600;

/** How long a step of the first call is shown; the second gets half of it, the tenth a tenth. */
const STEP_MS = { start: 260, line: 320, pay: 520, return: 200, undo: 200 } satisfies Record<
  Moment['kind'],
  number
>;
/** While the calls return there is nothing to read. */
const RETURNING_MS = 16;

/** When each moment up to the resting one appears, in milliseconds; squeezed where it would take too long. */
export function schedule({ moments, rest }: Attack, longestMs: number): readonly number[] {
  let at = 0;
  let deepest = 0;
  const times = moments.slice(0, rest + 1).map((moment) => {
    const shownAt = at;
    const isReturning = moment.open < deepest;
    deepest = Math.max(deepest, moment.open);
    at += isReturning ? RETURNING_MS : STEP_MS[moment.kind] / Math.max(moment.call, 1);
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

/** How often the clearing line has run by then and was not undone. */
export function timesRun({ moments }: Attack, index: number, place: number): number {
  return moments.slice(0, index + 1).filter(({ kind, line }) => kind === 'line' && line === place)
    .length;
}
