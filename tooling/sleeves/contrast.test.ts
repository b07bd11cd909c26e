import { expect, test } from 'vitest';
import { contrast, lowestContrast } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
  ['#2340ff', '#2340ff', 1],
])('%s on %s has a contrast of %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 2);
});

test('the order of the two colours does not matter', () => {
  expect(contrast('#0f6b5c', '#f3d34a')).toBe(contrast('#f3d34a', '#0f6b5c'));
});

test('the lowest contrast is returned', () => {
  expect(lowestContrast('#000000', ['#ffffff', '#000000'])).toBe(1);
});

test('a colour that is not six-digit hex is rejected', () => {
  expect(() => contrast('red', '#ffffff')).toThrow('found red');
});
