import { expect, test } from 'vitest';

import { keepFresh } from './keep-fresh.ts';

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
  const kept = keepFresh(
    () => Promise.reject(new Error(String(++loads))),
    () => 0,
  );
  const [one, two] = await Promise.allSettled([kept.get(), kept.get()]);
  expect([one.status, two.status]).toEqual(['rejected', 'rejected']);
  await expect(kept.get()).rejects.toThrow('2');
});

function counted() {
  const clock = { ms: 0 };
  let count = 0;
  const kept = keepFresh(
    () => Promise.resolve({ count: ++count, freshUntil: clock.ms + 100 }),
    () => clock.ms,
  );
  return { clock, kept, loads: () => count };
}
