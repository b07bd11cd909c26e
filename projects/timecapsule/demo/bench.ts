import type { Hand } from './hand';
import { drawNumber } from './primes';
import { BASE } from './puzzle';
import { addBlock, addGuess, hire, nextBlock, startAttempt } from './relay';
import type { Attempt } from './relay';
import { changeByte, seal, unseal } from './seal';
import type { PublicRecord } from './seal';

/** What is to be sealed, and how long by this device's speed. */
export interface Order {
  readonly text: string;
  readonly seconds: number;
}

/** What may change while workers are at it. */
export interface Hiring {
  readonly workers: number;
  readonly way: 'wait' | 'guess' | 'race';
  /** The byte of the record that somebody has changed, from 1; 0 for none. */
  readonly byte: number;
}

/** A sealed capsule; its creator alone knows the order. */
export interface Capsule {
  readonly record: PublicRecord;
  readonly order: bigint;
  /** Squarings in a second on this device, measured at the sealing. */
  readonly rate: number;
}

export interface View {
  readonly phase: 'sealing' | 'working' | 'open' | 'refused';
  readonly capsule?: Capsule | undefined;
  /** The last few on this capsule. */
  readonly attempts: readonly Attempt[];
  /** What came out of it. */
  readonly text?: string | undefined;
  readonly failure?: Error;
}

/** Short, because the ring is drawn from what has come back; not shorter, because handing over costs time as well. */
const BLOCK_S = 0.04;
/** Shorter where three take turns. */
const RACE_BLOCK_S = 0.012;
const RACERS = [1, 2, 4];
const MOST_ATTEMPTS = 3;
const NONCE_BYTES = 12;
const NUMBER_BYTES = 128;

/**
 * Seals capsules and has them opened by workers. `onChange` gets every new state, `pass` waits while nobody looks,
 * `createHand` starts a worker.
 */
export function createBench(
  onChange: (view: View) => void,
  pass: () => Promise<void>,
  createHand: (onFailure: (failure: Error) => void) => Hand,
) {
  let view: View = { phase: 'sealing', attempts: [] };
  let hiring: Hiring = { workers: 1, way: 'wait', byte: 0 };
  /** Work of an older turn stops at its next block. */
  let turn = 0;
  let ids = 0;
  let creator: Hand | undefined;
  const hands: Hand[] = [];

  const change = (changes: Partial<View>) => {
    view = { ...view, ...changes };
    onChange(view);
  };
  const newHand = () => createHand((failure) => change({ failure }));
  const handOf = (worker: number) => (hands[worker] ??= newHand());
  const put = (attempt: Attempt) => {
    const others = view.attempts.filter(({ id }) => id !== attempt.id);
    const attempts = [...others, attempt].sort((one, other) => one.id - other.id);
    change({ attempts: attempts.slice(-MOST_ATTEMPTS) });
  };
  const begin = (kind: Attempt['kind'], workers: number): Attempt => {
    const attempt = startAttempt(kind, {
      id: (ids += 1),
      total: requireCapsule().record.puzzle.squarings,
      workers,
    });
    put(attempt);
    return attempt;
  };
  const requireCapsule = (): Capsule => {
    if (!view.capsule) throw new Error('Nothing is sealed.');
    return view.capsule;
  };
  const publicRecord = () => changeByte(requireCapsule().record, hiring.byte);
  const blockOf = (seconds: number) => Math.ceil(requireCapsule().rate * seconds);
  const giveUp = () => {
    turn += 1;
    for (const attempt of view.attempts) if (!attempt.end) put({ ...attempt, end: 'given up' });
    return turn;
  };

  async function square(worker: number, number: bigint, times: number) {
    const { puzzle } = requireCapsule().record;
    await pass();
    const startedAt = performance.now();
    const answer = await handOf(worker).compute({ kind: 'square', puzzle, number, times });
    return { worker, squarings: times, number: answer.number, ms: performance.now() - startedAt };
  }

  /** One block of a relay; `undefined` when it is at its end or another turn has come. */
  async function step(attempt: Attempt, most: number, mine: number): Promise<Attempt | undefined> {
    const next = nextBlock(attempt, most);
    if (!next) return undefined;
    const block = await square(next.worker, attempt.number, next.squarings);
    return mine === turn ? addBlock(attempt, block) : undefined;
  }

  async function relay(mine: number): Promise<void> {
    let attempt = begin('relay', hiring.workers);
    for (;;) {
      const next = await step(attempt, blockOf(BLOCK_S), mine);
      if (!next) break;
      attempt = hire(next, hiring.workers);
      put(attempt);
    }
    if (mine === turn) await finish([attempt], mine);
  }

  /** The three take turns, so that a busy device slows all of them alike. */
  async function race(mine: number): Promise<void> {
    const racers = RACERS.map((workers) => begin('relay', workers));
    for (let isRunning = true; isRunning;) {
      isRunning = false;
      for (const [lane, attempt] of racers.entries()) {
        if (mine !== turn) return;
        const next = await step(attempt, blockOf(RACE_BLOCK_S), mine);
        if (!next) continue;
        racers[lane] = next;
        put(next);
        isRunning = true;
      }
    }
    if (mine === turn) await finish(racers, mine);
  }

  /** Nobody waits: every piece but the first starts from a number that was made up. */
  async function guess(mine: number): Promise<void> {
    const start = begin('guess', hiring.workers);
    const { modulus } = requireCapsule().record.puzzle;
    let attempt = start;
    const work = start.pieces.map(async ({ worker, from, to }) => {
      let number = worker === 0 ? BASE : drawNumber(NUMBER_BYTES, randomBytes) % modulus;
      for (let at = from; at < to && mine === turn;) {
        const block = await square(worker, number, Math.min(blockOf(BLOCK_S), to - at));
        if (mine !== turn) return;
        attempt = addGuess(attempt, block);
        put(attempt);
        at += block.squarings;
        ({ number } = block);
      }
    });
    await Promise.all(work);
    if (mine === turn) await finish([attempt], mine);
  }

  async function finish(attempts: readonly Attempt[], mine: number): Promise<void> {
    const texts = await Promise.all(attempts.map(({ number }) => unseal(publicRecord(), number)));
    if (mine !== turn) return;
    for (const [index, attempt] of attempts.entries()) {
      put({ ...attempt, end: texts[index] === undefined ? 'refused' : 'opened' });
    }
    const text = texts.find((one) => one !== undefined);
    change({ phase: text === undefined ? 'refused' : 'open', text });
  }

  async function work(): Promise<void> {
    const mine = giveUp();
    change({ phase: 'working', text: undefined });
    await { wait: relay, race, guess }[hiring.way](mine);
  }

  return {
    /** Stops everything; what is sealed is thrown away. */
    clear: () => {
      giveUp();
      creator?.end();
      creator = undefined;
      change({ phase: 'sealing', capsule: undefined, attempts: [], text: undefined });
    },

    /** Makes a new lock, seals the text with it, and sets the workers to it. */
    seal: async ({ text, seconds }: Order): Promise<void> => {
      const mine = (turn += 1);
      const hand = newHand();
      creator = hand;
      const { modulus, order, rate } = await hand.make();
      const puzzle = { modulus, squarings: Math.round(rate * seconds) };
      const { number } = await hand.compute({ kind: 'shortcut', puzzle, order });
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const record = await seal(text, number, { puzzle, nonce });
      if (mine !== turn) return;
      change({ capsule: { record, order, rate } });
      await pass();
      if (mine === turn) await work();
    },

    /** Takes effect at the next block; an attempt that has ended, or cannot be changed on its way, begins anew. */
    adjust: (next: Hiring): void => {
      const isOver = view.phase === 'open' || view.phase === 'refused';
      const isFixed = hiring.way !== 'wait' || next.way !== 'wait';
      hiring = next;
      if (isOver || (view.phase === 'working' && isFixed)) void work();
    },

    /** The creator's way in: real arithmetic with the secret, on a worker of their own. */
    useKey: async (): Promise<void> => {
      if (!view.capsule || !creator) return;
      const { record, order } = view.capsule;
      const mine = giveUp();
      const { number, ms } = await creator.compute({
        kind: 'shortcut',
        puzzle: record.puzzle,
        order,
      });
      if (mine !== turn) return;
      await finish([{ ...begin('key', 1), number, clockMs: ms }], mine);
    },

    /** Ends every worker. */
    end: (): void => {
      turn += 1;
      creator?.end();
      for (const hand of hands) hand.end();
      hands.length = 0;
    },
  };
}

function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}
