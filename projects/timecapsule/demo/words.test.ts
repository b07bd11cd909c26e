import { expect, test } from 'vitest';

import type { View } from './bench';
import { addBlock, startAttempt } from './relay';
import type { Attempt } from './relay';
import { drawTicks, placeAt, shareTicks, TICKS } from './ring';
import { settings } from './settings';
import { describeRun, explain, formatSeconds, formatTook } from './words';

const relay = (id: number, workers: number, ms: number): Attempt => ({
  ...addBlock(startAttempt('relay', { id, total: 1_200, workers }), {
    worker: 0,
    squarings: 1_200,
    ms,
    number: 4n,
  }),
  end: 'opened',
});
const guess = startAttempt('guess', { id: 1, total: 1_200, workers: 4 });
const { start } = settings;

test('the note says why, in every state there is', () => {
  const view = (phase: View['phase'], ...attempts: Attempt[]): View => ({ phase, attempts });
  const notes = [
    explain({ ...start, lock: 'date' }, view('sealing'), false),
    explain(start, view('sealing'), false),
    explain(start, view('working', relay(1, 1, 10)), true),
    explain(start, view('working', relay(1, 1, 10)), false),
    explain({ ...start, way: 'race' }, view('working', relay(1, 1, 10)), false),
    explain({ ...start, way: 'guess' }, view('working', guess), false),
    explain({ ...start, way: 'guess' }, view('refused', guess), false),
    explain({ ...start, way: 'race' }, view('open', relay(1, 1, 10)), false),
    explain({ ...start, byte: 3 }, view('refused', relay(1, 1, 10)), false),
    explain({ ...start, byte: 3 }, view('refused', { ...relay(1, 1, 1), kind: 'key' }), false),
    explain(start, view('open', { ...relay(1, 1, 1), kind: 'key' }), false),
  ];
  expect(new Set(notes).size).toBe(notes.length);
  for (const note of notes) expect(note).toMatch(/^\w.*\.$/);
});

test('what came before on the same capsule is compared', () => {
  const view: View = { phase: 'open', attempts: [relay(1, 1, 4_160), relay(2, 4, 4_240)] };
  expect(explain(start, view, false)).toBe(
    '1,200 squarings in a row, timed on this device. Before, 1 needed 4.2.',
  );
});

test('times are said no more exactly than they are known', () => {
  expect(formatSeconds(4_249)).toBe('4.2');
  expect(formatTook(2.94)).toBe('2.9 milliseconds');
  expect(formatTook(61.2)).toBe('61 milliseconds');
});

test.each([
  ['?seconds=9', '1 worker at 9 seconds.'],
  ['?seconds=12&workers=4&way=guess', '4 workers guess at 12 seconds.'],
  ['?seconds=4&way=race', 'one, two and four workers at 4 seconds.'],
  ['?seconds=4&byte=1', '4 seconds, and one byte changed.'],
  ['?lock=date', 'a date 30 seconds away, and no lock.'],
  ['?seconds=nonsense', '1 worker at 30 seconds.'],
])('%s waits behind Play as %s', (query, said) => {
  expect(describeRun(settings.parse(new URLSearchParams(query)).values)).toBe(said);
});

test('a tick is full when all its squarings are made, and the last one closes the ring', () => {
  const half = shareTicks([{ from: 0, to: 61 }], 120);
  expect(half.filter((share) => share === 1)).toHaveLength(30);
  expect(half[30]).toBeCloseTo(0.5);
  expect(
    shareTicks(
      [
        { from: 0, to: 7 },
        { from: 7, to: 977 },
      ],
      977,
    ).every((share) => share === 1),
  ).toBe(true);
  const { done, empty, active } = drawTicks(half);
  expect([done, empty, active].map((path) => path.split('M').length - 1)).toEqual([30, 29, 1]);
  expect(drawTicks(Array.from({ length: TICKS }, () => 1)).active).toBe(
    'M0.0 -158.0L0.0 -218.0'.replace('M0.0', 'M-0.0').replace('L0.0', 'L-0.0'),
  );
});

test('the way round starts at the top and goes clockwise', () => {
  expect(placeAt(0, 10).y).toBeCloseTo(-10);
  expect(placeAt(0.25, 10).x).toBeCloseTo(10);
});
