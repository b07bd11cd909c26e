import fc from 'fast-check';
import { expect, test } from 'vitest';

import { settings, withPart } from './settings';
import { PARTS } from './trips';
import { describeRun } from './words';

const parse = (query: string) => settings.parse(new URLSearchParams(query));

test('parts are read in any order and written in one', () => {
  expect(parse('parts=photo-script').values.parts).toEqual(['script', 'photo']);
  expect(settings.write({ ...settings.start, parts: ['script', 'photo'] })).toBe(
    'parts=script-photo',
  );
  expect(settings.write({ ...settings.start, parts: [] })).toBe('parts=none');
  expect(parse('parts=none').values.parts).toEqual([]);
});

test.each(['', 'video', 'script-script', 'script-', 'none-script', '<b>'])(
  'parts "%s" get a sentence',
  (text) => {
    const { values, problems } = parse(new URLSearchParams({ parts: text }).toString());
    expect(problems.parts).toBe('Parts: choose some of script-font-photo, or none.');
    expect(values.parts).toEqual(PARTS);
  },
);

test('every run can be shared', () => {
  fc.assert(
    fc.property(
      fc.subarray([...PARTS]),
      fc.integer({ min: 10, max: 2_000 }),
      fc.integer({ min: 0, max: 500_000 }),
      (parts, rtt, fill) => {
        const values = { ...settings.start, parts, rtt, fill };
        expect(parse(settings.write(values))).toEqual({ values, problems: {} });
      },
    ),
  );
});

test('a part goes in and out', () => {
  expect(withPart(PARTS, 'font', false)).toEqual(['script', 'photo']);
  expect(withPart(['photo'], 'script', true)).toEqual(['script', 'photo']);
  expect(withPart(['photo'], 'photo', true)).toEqual(['photo']);
});

test.each([
  ['rtt=80', 'script, web font, photo, words last; 10 segments at first, 80 ms a round trip.'],
  [
    'parts=none&fill=14601',
    'the words alone, filled up to 14,601 bytes, words last; 10 segments at first, 300 ms a round trip.',
  ],
  ['parts=none&window=1', 'the words alone; 1 segment at first, 300 ms a round trip.'],
])('a shared run of "%s" is called: %s', (query, said) => {
  expect(describeRun(parse(query).values)).toBe(said);
});
