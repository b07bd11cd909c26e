import fc from 'fast-check';
import { expect, test } from 'vitest';

import { settings } from './settings';
import { countOf, describeRun, sayRoom, sayTrips } from './words';

const parse = (query: string) => settings.parse(new URLSearchParams(query));

test('every run can be shared', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 48_000 }),
      fc.integer({ min: 10, max: 2_000 }),
      fc.constantFrom('last' as const, 'first' as const),
      (bytes, rtt, order) => {
        const values = { ...settings.start, bytes, rtt, order };
        expect(parse(settings.write(values))).toEqual({ values, problems: {} });
      },
    ),
  );
});

test.each([
  ['', 'a page of 8,000 bytes, words last, takes one trip of 300 ms.'],
  ['bytes=14601&rtt=80', 'a page of 14,601 bytes, words last, takes 2 trips of 80 ms.'],
  [
    'window=1&order=first',
    'a page of 8,000 bytes, words first, 1 segment at first, takes 3 trips of 300 ms.',
  ],
])('a shared run of "%s" is called: %s', (query, said) => {
  expect(describeRun(parse(query).values)).toBe(said);
});

test('what is left of the first trip', () => {
  expect(sayRoom(8_000, 10)).toBe('6,600 more would fit.');
  expect(sayRoom(14_600, 10)).toBe('Not one more would fit.');
  expect([sayTrips(1), sayTrips(2), countOf(1, 'byte')]).toEqual(['one trip', '2 trips', '1 byte']);
});
