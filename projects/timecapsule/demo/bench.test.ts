import { expect, test } from 'vitest';

import { createBench } from './bench';
import type { Hiring, View } from './bench';
import type { Hand } from './hand';
import { squareTimes, takeShortcut } from './puzzle';

const [P, Q] = [1_000_003n, 1_000_033n];
const MADE = { kind: 'made', modulus: P * Q, order: (P - 1n) * (Q - 1n), rate: 1_000 } as const;
const ORDER = { text: 'Meet me at the lake.', seconds: 1 };
const TOTAL = 1_000;
const HIRING: Hiring = { workers: 1, way: 'wait', byte: 0 };

/** A bench whose workers do the same arithmetic on this thread. They answer even after their end: the answer was on its way. */
function startBench() {
  const views: View[] = [{ phase: 'sealing', attempts: [] }];
  const watchers = new Set<() => void>();
  const hands: { isEnded: boolean; fail: (failure: Error) => void }[] = [];
  let closed: { promise: Promise<void>; open: () => void } | undefined;

  function createHand(fail: (failure: Error) => void): Hand {
    const hand = { isEnded: false, fail };
    hands.push(hand);
    return {
      make: () => Promise.resolve(MADE),
      compute: (request) =>
        Promise.resolve({
          kind: 'number',
          number:
            request.kind === 'square'
              ? squareTimes(request.number, request.times, request.puzzle.modulus)
              : takeShortcut(request.puzzle, request.order),
          ms: 1,
        }),
      end: () => void (hand.isEnded = true),
    };
  }

  const view = () => views.at(-1) ?? { phase: 'sealing', attempts: [] };
  const bench = createBench(
    (next) => {
      views.push(next);
      for (const look of [...watchers]) look();
    },
    () => closed?.promise ?? Promise.resolve(),
    createHand,
  );
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

const isWorking = ({ phase, attempts }: View) => phase === 'working' && attempts.length > 0;
const isOver = ({ phase }: View) => phase === 'open' || phase === 'refused';
const ends = ({ attempts }: View) =>
  attempts.map(({ kind, end }) => `${kind} ${end ?? 'going on'}`);

test('a capsule is sealed, squared open in as many steps as were asked for, and read', async () => {
  const { bench, view } = startBench();
  await bench.seal(ORDER);
  const { phase, text, capsule, attempts } = view();
  expect([phase, text]).toEqual(['open', ORDER.text]);
  expect(capsule?.record.puzzle).toEqual({ modulus: P * Q, squarings: TOTAL });
  expect(attempts).toMatchObject([{ kind: 'relay', done: TOTAL, workers: 1, end: 'opened' }]);
  expect(attempts[0]?.number).toBe(squareTimes(2n, TOTAL, P * Q));
});

test('a changed byte is refused, and the untouched record opens again', async () => {
  const { bench, view, until } = startBench();
  await bench.seal(ORDER);
  bench.adjust({ ...HIRING, byte: 9 });
  await until(({ phase }) => phase === 'refused');
  expect(view().text).toBeUndefined();
  bench.adjust(HIRING);
  await until(({ phase }) => phase === 'open');
  expect(ends(view())).toEqual(['relay opened', 'relay refused', 'relay opened']);
});

test.each([
  { workers: 1, end: 'opened' },
  { workers: 2, end: 'refused' },
  { workers: 5, end: 'refused' },
])(
  '$workers who do not wait for each other: $end after the same work',
  async ({ workers, end }) => {
    const { bench, view, hands } = startBench();
    bench.adjust({ ...HIRING, workers, way: 'guess' });
    await bench.seal(ORDER);
    expect(view().attempts).toMatchObject([{ kind: 'guess', workers, done: TOTAL, end }]);
    expect(view().text).toBe(end === 'opened' ? ORDER.text : undefined);
    // The creator has a worker of their own.
    expect(hands).toHaveLength(workers + 1);
  },
);

test('in a race one, two and four workers all come to the same number', async () => {
  const { bench, view } = startBench();
  bench.adjust({ ...HIRING, way: 'race' });
  await bench.seal(ORDER);
  const { attempts, text } = view();
  expect(attempts.map(({ workers, done, end }) => [workers, done, end])).toEqual([
    [1, TOTAL, 'opened'],
    [2, TOTAL, 'opened'],
    [4, TOTAL, 'opened'],
  ]);
  expect(new Set(attempts.map(({ number }) => number)).size).toBe(1);
  expect(text).toBe(ORDER.text);
});

test('whoever is hired on the way joins the attempt that is going on', async () => {
  const { bench, view, until } = startBench();
  const sealed = bench.seal(ORDER);
  await until(({ attempts }) => attempts.some(({ done }) => done > 0));
  bench.adjust({ ...HIRING, workers: 3 });
  await sealed;
  expect(view().attempts).toMatchObject([{ workers: 3, done: TOTAL, end: 'opened' }]);
});

test.each(['wait', 'guess', 'race'] as const)(
  'the key opens at once, and what was going on by "%s" is given up for good',
  async (way) => {
    const { bench, view, until, close, open } = startBench();
    bench.adjust({ ...HIRING, way, workers: 2 });
    const sealed = bench.seal(ORDER);
    await until(isWorking);
    close();
    await bench.useKey();
    expect(view()).toMatchObject({ phase: 'open', text: ORDER.text });
    const atTheKey = view();
    expect(ends(atTheKey).slice(-2)).toEqual([expect.stringMatching(/given up$/), 'key opened']);
    open();
    await sealed;
    expect(view()).toBe(atTheKey);
  },
);

test.each(['wait', 'guess', 'race'] as const)(
  'another way than "%s" begins anew while workers are at it',
  async (way) => {
    const { bench, view, until } = startBench();
    bench.adjust({ ...HIRING, way });
    const sealed = bench.seal(ORDER);
    await until(isWorking);
    bench.adjust({ ...HIRING, way: way === 'guess' ? 'wait' : 'guess' });
    await Promise.all([sealed, until(isOver)]);
    expect(view().attempts.at(-1)).toMatchObject({ kind: way === 'guess' ? 'relay' : 'guess' });
    expect(view().attempts.filter(({ end }) => end === 'opened')).toHaveLength(1);
    expect(view().phase).toBe('open');
  },
);

test('what is cleared stays cleared, whatever was under way', async () => {
  const { bench, view, until, hands, close, open } = startBench();
  const sealing = bench.seal(ORDER);
  bench.clear();
  await sealing;
  expect(view()).toMatchObject({ phase: 'sealing', capsule: undefined, attempts: [] });
  const working = bench.seal(ORDER);
  await until(isWorking);
  close();
  bench.clear();
  open();
  await working;
  expect(view()).toMatchObject({ phase: 'sealing', capsule: undefined, attempts: [] });
  expect(hands.filter(({ isEnded }) => isEnded)).toHaveLength(2);
});

test('the key has nothing to open before anything is sealed, and is late for a capsule thrown away', async () => {
  const { bench, view } = startBench();
  await bench.useKey();
  expect(view().attempts).toEqual([]);
  await bench.seal(ORDER);
  const late = bench.useKey();
  bench.clear();
  await late;
  expect(view()).toMatchObject({ phase: 'sealing', attempts: [] });
});

test('a capsule that was sealed while nobody looked is not worked on after it is cleared', async () => {
  const { bench, view, until, close, open } = startBench();
  close();
  const sealing = bench.seal(ORDER);
  await until(({ capsule }) => capsule !== undefined);
  expect(view().phase).toBe('sealing');
  bench.clear();
  open();
  await sealing;
  expect(view().attempts).toEqual([]);
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
