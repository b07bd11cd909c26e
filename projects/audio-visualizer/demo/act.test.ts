import { expect, test } from 'vitest';

import { ACT, AGAIN, pieceAt, SQUEEZED, unfoldedAt } from './act';

test('it starts as the poster, folds, and ends unfolded', () => {
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
