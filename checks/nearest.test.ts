import { expect, test } from 'vitest';

import { didYouMean } from './nearest';

test('the nearest name is offered, and none when all are far', () => {
  expect(didYouMean('zencar', ['sipwise', 'zencare'])).toBe(' Did you mean zencare?');
  expect(didYouMean('unknown', ['sipwise', 'zencare'])).toBe('');
});

test('a name of two letters is not taken for any other of two letters', () => {
  expect(didYouMean('ab', ['cd'])).toBe('');
});
