import fc from 'fast-check';
import { expect, test } from 'vitest';

import { changesBetween, didYouMean } from './nearest';

test.each([
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['zencar', 'zencare', 1],
  ['same', 'same', 0],
])('%s and %s are %i changes apart', (from, to, changes) => {
  expect(changesBetween(from, to)).toBe(changes);
});

test('the distance is the same both ways and never more than the longer word', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      const changes = changesBetween(a, b);
      expect(changes).toBe(changesBetween(b, a));
      expect(changes).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

test('the nearest name is offered, and none when all are far', () => {
  expect(didYouMean('zencar', ['sipwise', 'zencare'])).toBe(' Did you mean zencare?');
  expect(didYouMean('unknown', ['sipwise', 'zencare'])).toBe('');
});
