import type { Hand } from './hand';
import { drawNumber, pieceStarts } from './primes';
import { BASE, totalOf } from './puzzle';
import { advance, hire, nextBlock, startAttempt } from './relay';
import type { Attempt } from './relay';
import { changeByte, seal, unseal } from './seal';
import type { PublicRecord } from './seal';
import type { Lock, Settings } from './settings';

/** What is to be locked, how, and until which round; or a capsule that somebody sent. */
export interface Order extends Pick<Settings, 'lock' | 'rounds'> {
  readonly text: string;
  readonly sent?: PublicRecord | undefined;
}

/** What may change while workers are at it. `byte` is the one of the record that somebody has changed, from 1; 0 for none. */
export type Hiring = Pick<Settings, 'workers' | 'way' | 'byte'>;

/** A sealed capsule. */
export interface Capsule {
  readonly record: PublicRecord;
  readonly lock: Lock;
  readonly rounds: number;
  /** The creator's secret. Unset: somebody else sealed it. */
  readonly order?: bigint;
}

export interface View {
  readonly phase: 'sealing' | 'working' | 'open' | 'refused';
  readonly capsule?: Capsule | undefined;
  readonly attempt?: Attempt | undefined;
  /** How each lock was last opened, or else left, and the chain by its creator's key; for the same message and the same rounds. */
  readonly results: Readonly<Partial<Record<Lock | 'key', Attempt>>>;
  /** What came out of it. */
  readonly text?: string | undefined;
  readonly failure?: Error;
}

interface Surroundings {
  /** Gets every new state. */
  readonly onChange: (view: View) => void;
  /** Waits while nobody looks. */
  readonly pass: () => Promise<void>;
  /** Lets a moment sink in. */
  readonly pause: (ms: number) => Promise<void>;
  readonly createHand: (onFailure: (failure: Error) => void) => Hand;
}

/** A round takes one worker about this long on the device that seals. */
const ROUND_S = 0.1;
/** Short, because the ring is drawn from what has come back; not shorter, because handing over costs time as well. */
const BLOCK_MS = 40;
/** The first block of a worker whose speed is not known. */
const FIRST_BLOCK = 1_000;
const BEFORE_OPENING_MS = 400;
/** The key flies in; nothing is waited for once it has turned. */
const KEY_TURNS_MS = 700;
/** So long the changed byte is looked at first. */
const BYTE_SEEN_MS = 1_700;
const NONCE_BYTES = 12;
const NUMBER_BYTES = 128;

export const FIRST_VIEW: View = { phase: 'sealing', results: {} };

/** Seals capsules and has them opened by workers. */
export function createBench({ onChange, pass, pause, createHand }: Surroundings) {
  let view = FIRST_VIEW;
  let hiring: Hiring = { workers: 1, way: 'wait', byte: 0 };
  /** Work of an older turn stops at its next block. */
  let turn = 0;
  let key = '';
  let made: Awaited<ReturnType<Hand['make']>> | undefined;
  let rate: number | undefined;
  let creator: Hand | undefined;
  const hands: Hand[] = [];
  const paces: number[] = [];

  const change = (changes: Partial<View>) => {
    view = { ...view, ...changes };
    onChange(view);
  };
  const newHand = () => createHand((failure) => change({ failure }));
  const handOf = (worker: number) => (hands[worker] ??= newHand());
  const requireCapsule = (): Capsule => {
    if (!view.capsule) throw new Error('Nothing is sealed.');
    return view.capsule;
  };
  const begin = (kind: Attempt['kind'], workers: number): Attempt => {
    const { record, rounds } = requireCapsule();
    const attempt = startAttempt({ kind, total: totalOf(record.puzzle), rounds, workers });
    change({ attempt, results: keep(view) });
    return attempt;
  };

  /** The squarings that fit into a block, or those that are left. */
  async function square(worker: number, number: bigint, most: number) {
    const { modulus } = requireCapsule().record.puzzle;
    await pass();
    const times = Math.min(most, Math.ceil(paces[worker] ?? FIRST_BLOCK));
    const answer = await handOf(worker).square({ modulus, number, times });
    // Also on a phone that opens what a fast device has sealed, blocks stay short.
    paces[worker] = (times / Math.max(answer.ms, 1)) * BLOCK_MS;
    return { times, number: answer.number };
  }

  async function relay(mine: number): Promise<void> {
    let attempt = begin('relay', hiring.workers);
    let number = BASE;
    for (let next = nextBlock(attempt, Infinity); next; next = nextBlock(attempt, Infinity)) {
      const block = await square(next.worker, number, next.squarings);
      if (mine !== turn) return;
      ({ number } = block);
      attempt = hire(advance(attempt, next.worker, block.times), hiring.workers);
      change({ attempt });
    }
    await finish(attempt, [number], mine);
  }

  /** Everyone at once: from the starts of the pieces, or on a chain from numbers that were made up. */
  async function together(kind: 'pile' | 'guess', mine: number): Promise<void> {
    const { starts, squarings, modulus } = requireCapsule().record.puzzle;
    let attempt = begin(kind, hiring.workers);
    const work = attempt.pieces.map(async ({ worker, from, to }) => {
      const guessed = worker === 0 ? BASE : drawNumber(NUMBER_BYTES, randomBytes) % modulus;
      const isPile = kind === 'pile';
      const own = isPile ? starts.slice(from / squarings, to / squarings) : [guessed];
      const numbers: bigint[] = [];
      for (let number of own) {
        for (let left = isPile ? squarings : to - from; left > 0;) {
          const block = await square(worker, number, left);
          if (mine !== turn) return [];
          ({ number } = block);
          left -= block.times;
          attempt = advance(attempt, worker, block.times);
          change({ attempt });
        }
        numbers.push(number);
      }
      return numbers;
    });
    const ends = await Promise.all(work);
    await finish(attempt, kind === 'pile' ? ends.flat() : (ends.at(-1) ?? []), mine);
  }

  /** The creator's way in: real arithmetic with the secret, on a worker of their own. */
  async function openWithPrimes(hand: Hand, order: bigint, mine: number): Promise<void> {
    const attempt = begin('key', hiring.workers);
    const [{ numbers, squarings }] = await Promise.all([
      hand.shortcut(requireCapsule().record.puzzle, order),
      pause(hiring.byte > 0 ? BYTE_SEEN_MS : KEY_TURNS_MS),
    ]);
    await finish({ ...attempt, shortcut: squarings }, numbers, mine);
  }

  async function finish(attempt: Attempt, numbers: readonly bigint[], mine: number): Promise<void> {
    if (mine !== turn) return;
    const { record, lock } = requireCapsule();
    const [text] = await Promise.all([
      unseal(changeByte(record, hiring.byte), numbers).catch((cause: unknown): undefined => {
        change({ failure: new Error('The message cannot be read.', { cause }) });
      }),
      pause(attempt.kind === 'key' ? 0 : BEFORE_OPENING_MS),
    ]);
    if (mine !== turn) return;
    const ended: Attempt = { ...attempt, end: text === undefined ? 'refused' : 'opened' };
    const place = attempt.kind === 'key' ? (lock === 'chain' ? 'key' : undefined) : lock;
    const counts = text !== undefined && attempt.kind !== 'guess' && place !== undefined;
    change({
      attempt: ended,
      phase: text === undefined ? 'refused' : 'open',
      text,
      ...(counts && { results: { ...view.results, [place]: ended } }),
    });
  }

  function work(): Promise<void> {
    const mine = (turn += 1);
    change({ phase: 'working', text: undefined });
    const { lock, order } = requireCapsule();
    if (hiring.way === 'key' && creator && order !== undefined)
      return openWithPrimes(creator, order, mine);
    if (lock === 'pile') return together('pile', mine);
    return hiring.way === 'guess' ? together('guess', mine) : relay(mine);
  }

  async function start(capsule: Capsule, mine: number): Promise<void> {
    if (mine !== turn) return;
    change({ capsule });
    await pass();
    if (mine === turn) await work();
  }

  return {
    /** Stops everything. For another message or other rounds nothing that was found out before counts. */
    clear: (nextKey: string): void => {
      turn += 1;
      const isSame = nextKey === key;
      key = nextKey;
      if (!isSame) made = undefined;
      change({
        ...FIRST_VIEW,
        capsule: undefined,
        attempt: undefined,
        text: undefined,
        results: isSame ? keep(view) : {},
      });
    },

    /** Makes a lock, seals the text with it, and sets the workers to it. What was sent is sealed already. */
    seal: async ({ text, rounds, lock, sent }: Order): Promise<void> => {
      const mine = (turn += 1);
      if (sent) return start({ record: sent, lock, rounds }, mine);
      const hand = (creator ??= newHand());
      const secret = made ?? (await hand.make(rate));
      rate ??= secret.rate;
      if (mine !== turn) return;
      made = secret;
      const { modulus, order } = secret;
      const perRound = Math.ceil(rate * ROUND_S);
      const puzzle =
        lock === 'pile'
          ? { modulus, starts: pieceStarts(rounds), squarings: perRound }
          : { modulus, starts: [BASE], squarings: rounds * perRound };
      const { numbers } = await hand.shortcut(puzzle, order);
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const record = await seal(text, numbers, { puzzle, nonce });
      await start({ record, lock, rounds, order }, mine);
    },

    /** Takes effect at the next block of a relay, if there is one; anything else begins anew. */
    adjust: (next: Hiring): void => {
      const { phase, attempt } = view;
      const isRelay = phase === 'working' && attempt?.kind === 'relay';
      const isJoined = isRelay && next.way === 'wait' && nextBlock(attempt, Infinity) !== undefined;
      const goesOn = phase === 'sealing' || isJoined;
      hiring = next;
      if (!goesOn) void work();
    },

    /** Ends every worker. */
    end: (): void => {
      turn += 1;
      creator?.end();
      creator = undefined;
      for (const hand of hands) hand.end();
      hands.length = 0;
    },
  };
}

/** The results, with an attempt that is given up if its lock has not been opened. */
function keep({ capsule, attempt, results }: View): View['results'] {
  const isLeft =
    attempt?.end === undefined && (attempt?.kind === 'pile' || attempt?.kind === 'relay');
  if (!capsule || !isLeft || results[capsule.lock]?.end === 'opened') return results;
  return { ...results, [capsule.lock]: attempt };
}

function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}
