// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';

import { readPosition, rememberPosition } from './remembered-position';

afterEach(() => localStorage.clear());

test('a position is found again', () => {
  expect(readPosition('song')).toBe(0);
  rememberPosition('song', 12.34);
  expect(readPosition('song')).toBe(12.3);
});

test.each(['NaN', 'Infinity', '-1', '1e999', 'twelve', '{}'])(
  'the stored value %s is dropped',
  (value) => {
    localStorage.setItem('position:song', value);
    expect(readPosition('song')).toBe(0);
    expect(localStorage.getItem('position:song')).toBeNull();
  },
);
