import { expect, test } from 'vitest';

import { createBench, FIRST_VIEW } from './bench';
import type { Hiring, Order, View } from './bench';
import type { Hand } from './hand';
import { squareTimes, takeShortcut, totalOf } from './puzzle';
import { doneOf, roundOf, squaringsInARow } from './relay';

const [P, Q] = [1_000_003n, 1_000_033n];
/** A round is 100 squarings at this speed. */
const MADE = { modulus: P * Q, order: (P - 1n) * (Q - 1n), rate: 1_000 };
const ORDER: Order = { text: 'Meet me at the lake.', rounds: 12, lock: 'chain' };
const PILE: Order = { ...ORDER, lock: 'pile' };
const TOTAL = 1_200;
const HIRING: Hiring = { workers: 1, way: 'wait', byte: 0 };

/** A bench whose workers do the same arithmetic on this thread. They answer even after their end: the answer was on its way. */
function startBench() {
  const views: View[] = [];
  const watchers = new Set<() => void>();
  const hands: { isEnded: boolean; made: (number | undefined)[]; fail: (why: Error) => void }[] =
    [];
  let closed: { promise: Promise<void>; open: () => void } | undefined;

  function createHand(fail: (failure: Error) => void): Hand {
    const hand: (typeof hands)[number] = { isEnded: false, made: [], fail };
    hands.push(hand);
    return {
      make: (rate) => {
        hand.made.push(rate);
        return Promise.resolve(MADE);
      },
      // So that a block has 40 squarings, after a first one of 1,000.
      square: ({ modulus, number, times }) =>
        Promise.resolve({ number: squareTimes(number, times, modulus), ms: times }),
      shortcut: (puzzle, order) => Promise.resolve(takeShortcut(puzzle, order)),
      end: () => void (hand.isEnded = true),
    };
  }

  const view = () => views.at(-1) ?? FIRST_VIEW;
  const bench = createBench({
    onChange: (next) => {
      views.push(next);
      for (const look of [...watchers]) look();
    },
    pass: () => closed?.promise ?? Promise.resolve(),
    pause: () => Promise.resolve(),
    createHand,
  });
  return {
    bench,
    view,
    hands,
    /** Nobody works until `open` is called. */
    close: () => {
      let open = () => {};
      const promise = new Promise<void>((resolve) => {
        open = resolve;
      });
      closed = { promise, open: () => open() };
    },
    open: () => {
      closed?.open();
      closed = undefined;
    },
    until: (isSo: (view: View) => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (isSo(view())) resolve();
        };
        watchers.add(look);
        look();
      }),
  };
}

const isWorking = ({ phase, attempt }: View) => phase === 'working' && attempt !== undefined;
const isOver = ({ phase }: View) => phase === 'open' || phase === 'refused';

test('a chain is sealed, squared open in as many steps as were asked for, and read', async () => {
  const { bench, view } = startBench();
  await bench.seal(ORDER);
  const { phase, text, capsule, attempt, results } = view();
  expect([phase, text]).toEqual(['open', ORDER.text]);
  expect(capsule?.record.puzzle).toEqual({ modulus: P * Q, starts: [2n], squarings: TOTAL });
  expect(attempt).toMatchObject({ kind: 'relay', workers: 1, end: 'opened' });
  expect(attempt && doneOf(attempt)).toBe(TOTAL);
  expect(results).toEqual({ chain: attempt });
});

test.each([1, 2, 4, 8])(
  'loose pieces open for %i workers in their share of the rounds, a chain only in all of them',
  async (workers) => {
    const { bench, view } = startBench();
    bench.adjust({ ...HIRING, workers });
    await bench.seal(PILE);
    const { capsule, attempt: pile } = view();
    expect(view()).toMatchObject({ phase: 'open', text: ORDER.text });
    expect(capsule && totalOf(capsule.record.puzzle)).toBe(TOTAL);
    expect(pile && [doneOf(pile), roundOf(pile)]).toEqual([TOTAL, Math.ceil(12 / workers)]);
    await bench.seal(ORDER);
    const { attempt: chain, results } = view();
    expect(view()).toMatchObject({ phase: 'open', text: ORDER.text });
    expect(chain && [doneOf(chain), roundOf(chain)]).toEqual([TOTAL, 12]);
    expect(chain && squaringsInARow(chain)).toBe(TOTAL);
    expect(results).toEqual({ pile, chain });
  },
);

test('both locks of a message share their primes, another message has new ones; the speed is measured once', async () => {
  const { bench, view, hands } = startBench();
  bench.clear('one');
  await bench.seal(PILE);
  bench.clear('one');
  expect(view()).toMatchObject({ phase: 'sealing', capsule: undefined });
  expect(view().results.pile).toBeDefined();
  await bench.seal(ORDER);
  expect(hands[0]?.made).toEqual([undefined]);
  bench.clear('two');
  expect(view().results).toEqual({});
  await bench.seal(ORDER);
  expect(hands[0]?.made).toEqual([undefined, MADE.rate]);
});

test('a changed byte is refused, and the untouched record opens again', async () => {
  const { bench, view, until } = startBench();
  await bench.seal(ORDER);
  bench.adjust({ ...HIRING, byte: 9 });
  await until(({ phase }) => phase === 'refused');
  expect(view().text).toBeUndefined();
  bench.adjust(HIRING);
  await until(({ phase }) => phase === 'open');
});

test.each([
  { workers: 1, end: 'opened' },
  { workers: 2, end: 'refused' },
  { workers: 5, end: 'refused' },
])('$workers who guess on a chain: $end after the same work', async ({ workers, end }) => {
  const { bench, view, hands } = startBench();
  bench.adjust({ ...HIRING, workers, way: 'guess' });
  await bench.seal(ORDER);
  const { attempt, text, results } = view();
  expect(attempt).toMatchObject({ kind: 'guess', workers, end });
  expect(attempt && doneOf(attempt)).toBe(TOTAL);
  expect(text).toBe(end === 'opened' ? ORDER.text : undefined);
  // A guess is no result of a lock.
  expect(results).toEqual({});
  // The creator has a worker of their own.
  expect(hands).toHaveLength(workers + 1);
});

test('whoever is hired on the way joins a chain that is going on', async () => {
  const { bench, view, until } = startBench();
  const sealed = bench.seal(ORDER);
  await until(({ attempt }) => attempt !== undefined && doneOf(attempt) > 0);
  bench.adjust({ ...HIRING, workers: 3 });
  await sealed;
  expect(view().attempt).toMatchObject({ workers: 3, end: 'opened' });
  expect(view().attempt?.legs.length).toBeGreaterThan(1);
});

test('whoever is hired after the last squaring begins anew', async () => {
  const { bench, view, until } = startBench();
  const sealed = bench.seal(ORDER);
  await until(({ attempt }) => attempt !== undefined && doneOf(attempt) === TOTAL);
  expect(view().phase).toBe('working');
  bench.adjust({ ...HIRING, workers: 8 });
  await Promise.all([sealed, until(isOver)]);
  expect(view().attempt).toMatchObject({ workers: 8, end: 'opened' });
});

test('whoever is hired for loose pieces begins anew, and the first attempt says no more', async () => {
  const { bench, view, until } = startBench();
  const sealed = bench.seal(PILE);
  await until(isWorking);
  bench.adjust({ ...HIRING, workers: 4 });
  await Promise.all([sealed, until(isOver)]);
  const { attempt } = view();
  expect(attempt).toMatchObject({ workers: 4, end: 'opened' });
  expect(attempt && roundOf(attempt)).toBe(3);
});

test.each(['wait', 'guess'] as const)(
  'the key opens either lock with few squarings, and what was going on by "%s" is given up for good',
  async (way) => {
    for (const order of [ORDER, PILE]) {
      const { bench, view, until, close, open } = startBench();
      bench.adjust({ ...HIRING, way, workers: 2 });
      const sealed = bench.seal(order);
      await until(isWorking);
      close();
      bench.adjust({ ...HIRING, way: 'key', workers: 2 });
      await until(isOver);
      const atTheKey = view();
      const { phase, text, attempt, results } = atTheKey;
      expect([phase, text, attempt?.kind]).toEqual(['open', order.text, 'key']);
      // Beside the chain's own result; what was given up is kept, but for guesses.
      expect(results.key).toBe(order.lock === 'chain' ? attempt : undefined);
      const isKept = way === 'wait' || order.lock === 'pile';
      expect(results[order.lock]?.kind).toBe(
        isKept ? (order.lock === 'chain' ? 'relay' : 'pile') : undefined,
      );
      expect(results[order.lock]?.end).toBeUndefined();
      expect(atTheKey.attempt?.shortcut).toBeLessThan(TOTAL);
      open();
      await sealed;
      expect(view()).toBe(atTheKey);
    }
  },
);

test('what somebody sent opens by squaring alone: there is no key to it here', async () => {
  const creator = startBench();
  await creator.bench.seal(ORDER);
  const sent = creator.view().capsule?.record;
  const { bench, view, hands } = startBench();
  bench.adjust({ ...HIRING, workers: 4, way: 'key' });
  await bench.seal({ ...ORDER, text: '', sent });
  const { phase, text, attempt, capsule } = view();
  expect([phase, text]).toEqual(['open', ORDER.text]);
  expect(attempt).toMatchObject({ kind: 'relay', workers: 4 });
  expect(attempt && squaringsInARow(attempt)).toBe(TOTAL);
  expect(capsule?.order).toBeUndefined();
  expect(hands.flatMap(({ made }) => made)).toEqual([]);
});

test('what is cleared stays cleared, whatever was under way', async () => {
  const { bench, view, until, close, open } = startBench();
  const cleared = { phase: 'sealing', capsule: undefined, attempt: undefined };
  const sealing = bench.seal(ORDER);
  bench.clear('');
  await sealing;
  expect(view()).toMatchObject(cleared);
  const working = bench.seal(ORDER);
  await until(isWorking);
  close();
  bench.clear('');
  open();
  await working;
  expect(view()).toMatchObject(cleared);
  const piling = bench.seal(PILE);
  await until(isWorking);
  bench.clear('');
  await piling;
  expect(view()).toMatchObject(cleared);
});

test('a late key does not open what was thrown away', async () => {
  const { bench, view, until } = startBench();
  await bench.seal(ORDER);
  bench.adjust({ ...HIRING, way: 'key' });
  await until(({ attempt }) => attempt?.kind === 'key');
  bench.clear('');
  await new Promise((resolve) => setTimeout(resolve));
  expect(view()).toMatchObject({ phase: 'sealing', attempt: undefined });
});

test('a capsule that was sealed while nobody looked is not worked on after it is cleared', async () => {
  const { bench, view, until, close, open } = startBench();
  close();
  const sealing = bench.seal(ORDER);
  await until(({ capsule }) => capsule !== undefined);
  expect(view().phase).toBe('sealing');
  bench.clear('');
  open();
  await sealing;
  expect(view().attempt).toBeUndefined();
});

test('the end of the bench ends every worker, and a worker that stops is reported', async () => {
  const { bench, view, hands } = startBench();
  bench.adjust({ ...HIRING, workers: 3, way: 'guess' });
  await bench.seal(ORDER);
  const failure = new Error('A worker stopped.');
  hands[1]?.fail(failure);
  expect(view().failure).toBe(failure);
  bench.end();
  expect(hands.map(({ isEnded }) => isEnded)).toEqual([true, true, true, true]);
});
