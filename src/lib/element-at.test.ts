import { expect, test } from 'vitest';

import { elementAt, numberAt } from './element-at';

test('an element that exists is returned', () => {
  expect(elementAt(['a', 'b'], 1)).toBe('b');
  expect(numberAt(Float64Array.of(1.5, 0), 1)).toBe(0);
});

test.each([-1, 2, 0.5])('there is no element %d among two', (index) => {
  expect(() => elementAt(['a', 'b'], index)).toThrow(`no element ${index} among 2`);
  expect(() => numberAt(Uint32Array.of(1, 2), index)).toThrow(`no number ${index} among 2`);
});
