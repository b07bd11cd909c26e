import { expect, test } from 'vitest';

import { addMove, isAnyDown, isOver, pitchOf, pitchesDown, readMelody, writeMelody } from './riff';
import type { Move } from './riff';

const press = (atMs: number, finger = 'a', hz = 440): Move => ({ atMs, finger, hz });
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
  const riff = riffOf(press(0, 'a'), press(10, 'b', 220), lift(20, 'a'));
  expect([...pitchesDown(riff)]).toEqual([['b', 220]]);
  expect(isAnyDown(riff)).toBe(true);
  expect(isAnyDown([...riff, lift(30, 'b')])).toBe(false);
});

test('a melody comes back from its address within a tenth of a semitone, with its rest', () => {
  const riff = riffOf(press(0), press(100, 'a', 880), lift(200), press(400, 'a', 55), lift(500));
  const melody = readMelody(writeMelody(riff)) ?? [];
  expect(melody.map((hz) => hz !== undefined)).toEqual([true, true, false, false, true]);
  for (const [step, hz] of [
    [0, 440],
    [1, 880],
    [4, 55],
  ] as const)
    expect(Math.abs(12 * Math.log2((melody[step] ?? 0) / hz))).toBeLessThan(0.1);
  expect(pitchOf(melody, 50)).toBeCloseTo(Math.sqrt((melody[0] ?? 0) * (melody[1] ?? 0)), 6);
  expect(pitchOf(melody, 250)).toBeUndefined();
  expect([isOver(melody, 499), isOver(melody, 500)]).toEqual([false, true]);
  expect(pitchOf(melody, 500)).toBeUndefined();
});

test('the longest riff still fits, one pitch needs no melody, and nonsense is none', () => {
  const long = Array.from({ length: 60 }, (_, one) => press(one * 100, 'a', 100 + one));
  expect(readMelody(writeMelody(riffOf(...long)))).toHaveLength(30);
  expect([writeMelody([]), writeMelody(riffOf(press(0), lift(1_000)))]).toEqual(['', '']);
  expect([readMelody('abc'), readMelody('A!'), readMelody('')]).toEqual([undefined, undefined, []]);
});
