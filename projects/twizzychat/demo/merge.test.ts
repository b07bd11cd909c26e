import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createRandom, shuffled } from '@/lib/seeded-random';

import { merge } from './merge';
import type { Room } from './merge';

const EMPTY: Room = { messages: [], early: new Map(), completeTo: 0 };
const sorted = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `k${index}`,
    number: index + 1,
    text: `${index}`,
  }));

test('any order of delivery, with any repetitions, gives the sorted list', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40 }),
      fc.array(fc.nat(39), { maxLength: 30 }),
      fc.nat(),
      (count, repeats, seed) => {
        const messages = sorted(count);
        const again = repeats.flatMap((index) => messages[index] ?? []);
        const room = shuffled([...messages, ...again], createRandom(seed)).reduce(merge, EMPTY);
        expect(room).toEqual({ messages, early: new Map(), completeTo: count });
      },
    ),
  );
});

test('what is ahead of its turn waits, and changes nothing until then', () => {
  const [first, second, third] = sorted(3);
  if (!first || !second || !third) throw new Error('Three messages are needed.');
  const waiting = [first, third].reduce(merge, EMPTY);
  expect(waiting.messages).toEqual([first]);
  expect([...waiting.early.keys()]).toEqual([3]);
  expect(merge(waiting, second).messages).toEqual([first, second, third]);
});

test('it is the function that the write-up prints', () => {
  const printed = /```ts\n([\s\S]*?)```/.exec(
    readFileSync('projects/twizzychat/twizzychat.mdx', 'utf8'),
  )?.[1];
  const body = /function merge[\s\S]*?\n}\n/.exec(printed ?? '')?.[0];
  expect(body).toBeDefined();
  expect(readFileSync('projects/twizzychat/demo/merge.ts', 'utf8')).toContain(
    `export ${body ?? ''}`,
  );
});
