import { expect, test } from 'vitest';

import {
  ACT,
  AGAIN,
  DEEP_TONES,
  SQUEEZED,
  TUNE_RANGE,
  deepTones,
  drums,
  endOf,
  pieceAt,
  pitchAt,
  settledPitchAt,
  tune,
  unfoldedAt,
} from './score';

test('the tune goes up four octaves and ends in a chord', () => {
  const notes = tune(0.13);
  const climb = notes.slice(0, 11).map(({ hz }) => hz);
  expect([climb.at(0), climb.at(-1)]).toEqual([TUNE_RANGE.from, TUNE_RANGE.to]);
  expect(climb).toEqual([...climb].sort((one, other) => one - other));
  expect(new Set(notes.slice(11).map(({ at }) => at)).size).toBe(1);
});

test('the pitch to follow is that of the newest note', () => {
  expect(pitchAt(tune(0.1), 0.05)).toBe(110);
  expect(pitchAt(tune(0.1), 0.55)).toBe(440);
  expect(pitchAt(tune(0.1), 1.5)).toBe(1_760);
  expect(pitchAt(tune(0.1), 99)).toBeUndefined();
});

test('the deep tones take turns and never sound together', () => {
  const notes = deepTones();
  expect(notes.map(({ hz }) => hz)).toEqual([...DEEP_TONES, ...DEEP_TONES]);
  notes.forEach(({ at, lasts }, index) => {
    expect(at + lasts).toBeLessThan(notes[index + 1]?.at ?? Infinity);
  });
});

test('four hits, 620 ms apart', () => {
  expect(drums().map(({ at }) => at)).toEqual([0, 0.62, 1.24, 1.8599999999999999]);
  expect(endOf(drums())).toBeCloseTo(2.46, 9);
  expect(endOf([])).toBe(0);
});

test('a pitch is measured once nothing else is in the window', () => {
  expect([0.1, 0.5, 0.7, 1, 1.4].map((at) => settledPitchAt(deepTones(), at))).toEqual([
    undefined,
    60,
    undefined,
    undefined,
    75,
  ]);
});

test('it starts unfolded, folds, and ends unfolded', () => {
  expect([0, ACT.foldEnds, ACT.unfoldStarts, ACT.unfoldEnds, ACT.ends].map(unfoldedAt)).toEqual([
    1, 0, 0, 1, 1,
  ]);
});

test('the same notes are heard in both layouts', () => {
  expect(pieceAt(0)).toBeUndefined();
  expect(pieceAt(ACT.squeezedAt)).toBe(SQUEEZED);
  expect(pieceAt(ACT.ends)).toBe(AGAIN);
  expect(SQUEEZED.map(({ hz }) => hz)).toEqual(AGAIN.map(({ hz }) => hz));
});

test('the tune has been heard before the disc unfolds, and the act takes less than six seconds', () => {
  expect(ACT.squeezedAt + (SQUEEZED.at(-1)?.at ?? Infinity) * 1_000).toBeLessThan(ACT.unfoldStarts);
  expect(ACT.againAt + (AGAIN.at(-1)?.at ?? Infinity) * 1_000).toBeLessThan(ACT.ends);
  expect(ACT.ends).toBeLessThanOrEqual(6_000);
});
