import { BASE } from './puzzle';

/** A stretch of the chain that one worker is hired for, in squarings from the start of the chain. */
export interface Piece {
  readonly worker: number;
  readonly from: number;
  readonly to: number;
}

/** What a worker has really done, and when by the attempt's clock. */
export interface Leg extends Piece {
  readonly startMs: number;
  readonly endMs: number;
}

/** One attempt to get to the end of a chain of squarings. */
export interface Attempt {
  readonly id: number;
  /** `relay` hands the number on from worker to worker, `guess` starts everywhere at once, `key` takes the shortcut. */
  readonly kind: 'relay' | 'guess' | 'key';
  readonly total: number;
  readonly workers: number;
  readonly done: number;
  /** The number it has come to. */
  readonly number: bigint;
  /** Counts only while squarings are made, so a hidden tab costs nothing and gains nothing. */
  readonly clockMs: number;
  readonly pieces: readonly Piece[];
  readonly legs: readonly Leg[];
  /** Unset: it is still going on. */
  readonly end?: 'opened' | 'refused' | 'given up';
}

/** Squarings that a worker has just made. */
export interface Block {
  readonly worker: number;
  readonly squarings: number;
  readonly ms: number;
  readonly number: bigint;
}

export function startAttempt(
  kind: Attempt['kind'],
  { id, total, workers }: { id: number; total: number; workers: number },
): Attempt {
  const pieces = cut({ from: 0, to: total, workers });
  const legs =
    kind === 'guess'
      ? pieces.map((piece) => ({ ...piece, to: piece.from, startMs: 0, endMs: 0 }))
      : [];
  return { id, kind, total, workers, done: 0, number: BASE, clockMs: 0, pieces, legs };
}

/** Who has to work next, and on how many squarings at most. `undefined` at the end of the chain. */
export function nextBlock(
  { pieces, done }: Attempt,
  most: number,
): { worker: number; squarings: number } | undefined {
  const piece = pieces.find(({ to }) => done < to);
  return piece && { worker: piece.worker, squarings: Math.min(most, piece.to - done) };
}

/** A relay one block later. */
export function addBlock(attempt: Attempt, { worker, squarings, ms, number }: Block): Attempt {
  const done = attempt.done + squarings;
  const clockMs = attempt.clockMs + ms;
  const last = attempt.legs.at(-1);
  const legs =
    last?.worker === worker
      ? attempt.legs.with(-1, { ...last, to: done, endMs: clockMs })
      : [
          ...attempt.legs,
          { worker, from: attempt.done, to: done, startMs: attempt.clockMs, endMs: clockMs },
        ];
  return { ...attempt, done, clockMs, number, legs };
}

/** Guessing one block later: every worker has a clock of its own, and the last one to end counts. */
export function addGuess(attempt: Attempt, { worker, squarings, ms, number }: Block): Attempt {
  const legs = attempt.legs.map((leg) =>
    leg.worker === worker ? { ...leg, to: leg.to + squarings, endMs: leg.endMs + ms } : leg,
  );
  return {
    ...attempt,
    legs,
    number: worker === attempt.workers - 1 ? number : attempt.number,
    done: attempt.done + squarings,
    clockMs: Math.max(...legs.map(({ endMs }) => endMs)),
  };
}

/** Cuts what is left of a relay into as many pieces as there are workers now; whoever works now has the first. */
export function hire(attempt: Attempt, workers: number): Attempt {
  if (attempt.workers === workers) return attempt;
  const first = (attempt.legs.at(-1)?.worker ?? 0) % workers;
  const pieces = cut({ from: attempt.done, to: attempt.total, workers, first });
  return { ...attempt, workers, pieces };
}

/** The longest chain in which each squaring needed the one before: what decides how long it takes. */
export function squaringsInARow({ kind, done, legs }: Attempt): number {
  return kind === 'guess' ? Math.max(...legs.map(({ from, to }) => to - from)) : done;
}

/** By the speed so far, or by the one measured at the sealing while there is hardly any. */
export function secondsLeft(
  { kind, total, workers, done, clockMs }: Attempt,
  rate: number,
): number {
  const speed =
    clockMs > 1_000 ? (done / clockMs) * 1_000 : rate * (kind === 'guess' ? workers : 1);
  return Math.ceil((total - done) / speed);
}

interface Cut {
  from: number;
  to: number;
  workers: number;
  /** Who gets the first piece. Unset: the first worker. */
  first?: number;
}

/** Pieces of equal length, up to one squaring, that add up exactly. */
function cut({ from, to, workers, first = 0 }: Cut): Piece[] {
  const edge = (index: number) => from + Math.round(((to - from) * index) / workers);
  return Array.from({ length: workers }, (_, index) => ({
    worker: (first + index) % workers,
    from: edge(index),
    to: edge(index + 1),
  }));
}
