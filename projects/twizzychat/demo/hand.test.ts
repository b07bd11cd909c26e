import { expect, test } from 'vitest';

import { lastRideIn, MOST_DEEDS, readHand, withLastRide, writeHand } from './hand';

test.each(['', '6.9i_9.4o', '0.02g_7.26n14_8m3'])('"%s" is read and written alike', (text) => {
  const deeds = readHand(text);
  if (!deeds) throw new Error('It is not read.');
  expect(writeHand(deeds)).toBe(text);
});

test.each(['i', '6.9', '6.9x', '9i_6o', '6.9i_', '-1i', '1.234i', '99999i', '5n', '<b>'])(
  '"%s" is nothing that a hand did',
  (text) => {
    expect(readHand(text)).toBeUndefined();
  },
);

test('a hand does only so much', () => {
  const many = Array.from({ length: MOST_DEEDS + 1 }, (_, index) => `${index}g`);
  expect(readHand(many.join('_'))).toBeUndefined();
  expect(readHand(many.slice(1).join('_'))).toHaveLength(MOST_DEEDS);
});

test('the last ride has a length that can be changed, and what follows keeps its distance', () => {
  const deeds = readHand('1i_2o_6.9i_9.4o_11g') ?? [];
  expect(lastRideIn(deeds)).toBe(2.5);
  const longer = withLastRide(deeds, 9);
  expect(writeHand(longer)).toBe('1i_2o_6.9i_15.9o_17.5g');
  expect(lastRideIn(longer)).toBe(9);
  const none = readHand('3i') ?? [];
  expect(lastRideIn(none)).toBeUndefined();
  expect(withLastRide(none, 4)).toEqual(none);
});
