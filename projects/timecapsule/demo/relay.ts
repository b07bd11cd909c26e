/** A stretch of a lock's squarings that belongs to one worker, counted from the first. */
export interface Piece {
  readonly worker: number;
  readonly from: number;
  readonly to: number;
}

/** One attempt on a lock. It is counted in squarings and never in seconds: a busy device changes only the seconds. */
export interface Attempt {
  /**
   * `pile`: everyone works at once, as loose pieces allow. `relay`: the number is handed on from worker to worker, as a chain
   * demands. `guess`: everyone works at once on a chain, from made-up numbers. `key`: the creator's shortcut.
   */
  readonly kind: 'pile' | 'relay' | 'guess' | 'key';
  /** All squarings of the lock. */
  readonly total: number;
  readonly rounds: number;
  readonly workers: number;
  /** What each was hired for. */
  readonly pieces: readonly Piece[];
  /** What each has really done. */
  readonly legs: readonly Piece[];
  /** Squarings of the shortcut. */
  readonly shortcut?: number;
  /** Unset: it is still going on. */
  readonly end?: 'opened' | 'refused';
}

export function startAttempt({
  kind,
  total,
  rounds,
  workers,
}: Pick<Attempt, 'kind' | 'total' | 'rounds' | 'workers'>): Attempt {
  const perRound = total / rounds;
  // Whole rounds, so that a loose piece has one owner.
  const pieces = cut({ from: 0, to: rounds, workers }).map(({ worker, from, to }) => ({
    worker,
    from: Math.round(from * perRound),
    to: Math.round(to * perRound),
  }));
  const legs = isParallel(kind) ? pieces.map((piece) => ({ ...piece, to: piece.from })) : [];
  return { kind, total, rounds, workers, pieces, legs };
}

/** Whether nobody waits for anybody. */
export function isParallel(kind: Attempt['kind']): boolean {
  return kind === 'pile' || kind === 'guess';
}

/** All squarings that have been made. */
export function doneOf({ legs }: Attempt): number {
  return legs.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** Who has to work next in a relay, and on how many squarings at most. `undefined` at the end of the chain. */
export function nextBlock(
  attempt: Attempt,
  most: number,
): { worker: number; squarings: number } | undefined {
  const done = doneOf(attempt);
  const piece = attempt.pieces.find(({ to }) => done < to);
  return piece && { worker: piece.worker, squarings: Math.min(most, piece.to - done) };
}

/** The attempt after a worker has made this many more squarings. */
export function advance(attempt: Attempt, worker: number, squarings: number): Attempt {
  const { kind, legs } = attempt;
  const done = doneOf(attempt);
  const index = isParallel(kind)
    ? legs.findIndex((leg) => leg.worker === worker)
    : legs.at(-1)?.worker === worker
      ? legs.length - 1
      : legs.length;
  const leg = legs[index] ?? { worker, from: done, to: done };
  return { ...attempt, legs: legs.toSpliced(index, 1, { ...leg, to: leg.to + squarings }) };
}

/** Cuts what is left of a relay into as many pieces as there are workers now; whoever works now has the first. */
export function hire(attempt: Attempt, workers: number): Attempt {
  if (attempt.workers === workers) return attempt;
  const first = (attempt.legs.at(-1)?.worker ?? 0) % workers;
  const pieces = cut({ from: doneOf(attempt), to: attempt.total, workers, first });
  return { ...attempt, workers, pieces };
}

/** The longest chain in which each squaring needed the one before: what decides how long it takes. */
export function squaringsInARow(attempt: Attempt): number {
  return isParallel(attempt.kind)
    ? Math.max(...attempt.legs.map(({ from, to }) => to - from))
    : doneOf(attempt);
}

/** The round it is in, from 1; the last one once all is done. */
export function roundOf(attempt: Attempt): number {
  const { kind, rounds, total, pieces } = attempt;
  const inRounds = (squarings: number) => Math.round((squarings * rounds) / total);
  const last = isParallel(kind)
    ? Math.max(...pieces.map(({ from, to }) => inRounds(to - from)))
    : rounds;
  return Math.min(Math.floor((squaringsInARow(attempt) * rounds) / total + 1e-9) + 1, last);
}

interface Cut {
  from: number;
  to: number;
  workers: number;
  /** Who gets the first piece. Unset: the first worker. */
  first?: number;
}

/** Pieces of equal length, up to one, that add up exactly. */
function cut({ from, to, workers, first = 0 }: Cut): Piece[] {
  const edge = (index: number) => from + Math.round(((to - from) * index) / workers);
  return Array.from({ length: workers }, (_, index) => ({
    worker: (first + index) % workers,
    from: edge(index),
    to: edge(index + 1),
  }));
}
