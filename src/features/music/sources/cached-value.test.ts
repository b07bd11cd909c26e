import { expect, test } from 'vitest';

import { z } from 'astro/zod';

import { createCachedValue, type Expiring, type Store } from './cached-value.ts';

const numbered = z.object({ count: z.number(), freshUntil: z.number() });

test('concurrent calls share one load', async () => {
  const { cached, loads } = counted();
  const answers = await Promise.all([cached.get(), cached.get(), cached.get()]);
  expect(new Set(answers).size).toBe(1);
  expect(loads()).toBe(1);
});

test('a value is cached until it expires', async () => {
  const { cached, loads, clock } = counted();
  await cached.get();
  clock.ms = 99;
  await cached.get();
  expect(loads()).toBe(1);
  clock.ms = 100;
  await cached.get();
  expect(loads()).toBe(2);
});

test('a discarded value is loaded again, but only if it is still the newest', async () => {
  const { cached, loads } = counted();
  const first = await cached.get();
  cached.discard(first);
  await cached.get();
  cached.discard(first);
  await cached.get();
  expect(loads()).toBe(2);
});

test('an error reaches all callers and is not cached', async () => {
  let loads = 0;
  const cached = createCachedValue({
    name: 'broken',
    store: storeOf({ ms: 0 }),
    parse: () => undefined,
    load: () => Promise.reject(new Error(String(++loads))),
  });
  const [one, two] = await Promise.allSettled([cached.get(), cached.get()]);
  expect([one.status, two.status]).toEqual(['rejected', 'rejected']);
  await expect(cached.get()).rejects.toThrow('2');
});

test('a value stored by another process is used, unless it is invalid or has expired', async () => {
  const store = storeOf({ ms: 0 });
  const cases: [Expiring & { count: unknown }, number][] = [
    [{ count: 7, freshUntil: 1 }, 7],
    [{ count: 7, freshUntil: 0 }, 100],
    [{ count: 'seven', freshUntil: 1 }, 100],
  ];
  for (const [stored, expected] of cases) {
    await store.write('shared', stored);
    const load = () => Promise.resolve({ count: 100, freshUntil: 1 });
    const cached = createCachedValue({
      name: 'shared',
      store,
      parse: (value) => numbered.safeParse(value).data,
      load,
    });
    expect((await cached.get()).count).toBe(expected);
  }
});

function counted() {
  const clock = { ms: 0 };
  let count = 0;
  const cached = createCachedValue({
    name: 'counted',
    store: storeOf(clock),
    parse: (value) => numbered.safeParse(value).data,
    load: () => Promise.resolve({ count: ++count, freshUntil: clock.ms + 100 }),
  });
  return { clock, cached, loads: () => count };
}

function storeOf(clock: { ms: number }): Store {
  const values = new Map<string, Expiring>();
  return {
    now: () => clock.ms,
    read: (name) => Promise.resolve(values.get(name)),
    write: (name, value) => Promise.resolve(void values.set(name, value)),
  };
}
