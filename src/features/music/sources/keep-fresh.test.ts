import { expect, test } from 'vitest';

import { z } from 'astro/zod';

import { keepFresh, type Perishable, type Store } from './keep-fresh.ts';

const numbered = z.object({ count: z.number(), freshUntil: z.number() });

test('those who ask at the same moment share one load', async () => {
  const { kept, loads } = counted();
  const answers = await Promise.all([kept.get(), kept.get(), kept.get()]);
  expect(new Set(answers).size).toBe(1);
  expect(loads()).toBe(1);
});

test('a value lasts until its date, and not longer', async () => {
  const { kept, loads, clock } = counted();
  await kept.get();
  clock.ms = 99;
  await kept.get();
  expect(loads()).toBe(1);
  clock.ms = 100;
  await kept.get();
  expect(loads()).toBe(2);
});

test('a discarded value is loaded again, but only if it is still the newest', async () => {
  const { kept, loads } = counted();
  const first = await kept.get();
  kept.discard(first);
  await kept.get();
  kept.discard(first);
  await kept.get();
  expect(loads()).toBe(2);
});

test('an error reaches all who wait and is not kept', async () => {
  let loads = 0;
  const kept = keepFresh({
    name: 'broken',
    store: storeOf({ ms: 0 }),
    parse: () => undefined,
    load: () => Promise.reject(new Error(String(++loads))),
  });
  const [one, two] = await Promise.allSettled([kept.get(), kept.get()]);
  expect([one.status, two.status]).toEqual(['rejected', 'rejected']);
  await expect(kept.get()).rejects.toThrow('2');
});

test('what somebody else stored is good enough, unless it cannot be read or is too old', async () => {
  const store = storeOf({ ms: 0 });
  const cases: [Perishable & { count: unknown }, number][] = [
    [{ count: 7, freshUntil: 1 }, 7],
    [{ count: 7, freshUntil: 0 }, 100],
    [{ count: 'seven', freshUntil: 1 }, 100],
  ];
  for (const [stored, expected] of cases) {
    await store.write('shared', stored);
    const load = () => Promise.resolve({ count: 100, freshUntil: 1 });
    const kept = keepFresh({
      name: 'shared',
      store,
      parse: (value) => numbered.safeParse(value).data,
      load,
    });
    expect((await kept.get()).count).toBe(expected);
  }
});

function counted() {
  const clock = { ms: 0 };
  let count = 0;
  const kept = keepFresh({
    name: 'counted',
    store: storeOf(clock),
    parse: (value) => numbered.safeParse(value).data,
    load: () => Promise.resolve({ count: ++count, freshUntil: clock.ms + 100 }),
  });
  return { clock, kept, loads: () => count };
}

function storeOf(clock: { ms: number }): Store {
  const values = new Map<string, Perishable>();
  return {
    now: () => clock.ms,
    read: (name) => Promise.resolve(values.get(name)),
    write: (name, value) => Promise.resolve(void values.set(name, value)),
  };
}
