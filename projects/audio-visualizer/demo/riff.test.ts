import { expect, test } from 'vitest';

import { addMove, fingersDown, relocate } from './riff';
import type { Move } from './riff';

const press = (atMs: number, finger = 'a'): Move => ({ atMs, finger, played: { hz: 440 } });
const lift = (atMs: number, finger = 'a'): Move => ({ atMs, finger });
const riffOf = (...moves: Move[]) =>
  moves.reduce<readonly Move[]>((riff, move) => addMove(riff, move), []);
const timesOf = (riff: readonly Move[]) => riff.map(({ atMs }) => atMs - (riff[0]?.atMs ?? 0));

test('a pause between two notes is short, however long it was', () => {
  expect(timesOf(riffOf(press(0), lift(100), press(60_000), lift(60_100)))).toEqual([
    0, 100, 450, 550,
  ]);
});

test('a note keeps its length up to a second and a half, and only the last seconds are kept', () => {
  expect(timesOf(riffOf(press(0), lift(1_000)))).toEqual([0, 1_000]);
  expect(timesOf(riffOf(press(0), lift(9_000)))).toEqual([0, 1_500]);
  const notes = [0, 1, 2, 3, 4].flatMap((one) => [press(one * 1_000), lift(one * 1_000 + 900)]);
  expect(timesOf(riffOf(...notes)).at(-1)).toBeLessThanOrEqual(3_000);
});

test('fingers are down until they are lifted', () => {
  const riff = riffOf(press(0, 'a'), press(10, 'b'), lift(20, 'a'));
  expect([...fingersDown(riff)]).toEqual(['b']);
});

test('a finger stays in its place on another layout, and a pitch its own', () => {
  expect(relocate({ hz: 8_020, place: 0.5 }, 1)).toEqual({ hz: 800, place: 0.5 });
  expect(relocate({ hz: 440 }, 1)).toEqual({ hz: 440 });
});
