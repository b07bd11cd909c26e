import { expect, test } from 'vitest';

import type { Block } from './block';
import { describeEvent, roleName, shorten, standingOf } from './describe';
import { brokenAt } from './verdict';

const block: Block = {
  content: {
    index: 0,
    previousHash: '',
    role: 'supplier',
    step: 1,
    event: { kind: 'shipped', batch: 'B-1', quantity: 48, place: 'Gate' },
  },
  signature: '',
  hash: '',
};

test('an event reads as a sentence would say it', () => {
  const one = {
    ...block,
    content: { ...block.content, event: { ...block.content.event, quantity: 1 } },
  };
  expect(describeEvent(block)).toBe('shipped 48 boxes');
  expect(describeEvent(one)).toBe('shipped 1 box');
});

test('what an attacker wrote is shown as it is', () => {
  expect(roleName('supplier')).toBe('Supplier');
  expect(roleName('constructor')).toBe('constructor');
  const odd = structuredClone(block);
  Reflect.set(odd.content.event, 'kind', 'stolen');
  expect(describeEvent(odd)).toBe('stolen 48 boxes');
});

test('only long hashes are shortened', () => {
  expect(shorten('0123456789abcdef')).toBe('01234567…');
  expect(shorten('0123')).toBe('0123');
});

test('blocks before the broken one are believed, those after it are not read', () => {
  const verdict = brokenAt(2, 'hash-mismatch');
  expect([1, 2, 3].map((position) => standingOf(position, verdict))).toEqual([
    'believed',
    'refused',
    'unread',
  ]);
  expect(standingOf(6, { status: 'intact' })).toBe('believed');
  expect(standingOf(6, brokenAt('seal', 'wrong-seal'))).toBe('believed');
});
