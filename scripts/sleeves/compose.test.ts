import { expect, test } from 'vitest';
import { composeSleeve } from './compose.ts';
import { requireSleeves, series } from './series.ts';

test.each([...series])('%s loops without a seam', (_, sleeve) => {
  expect(composeSleeve(sleeve, 1)).toBe(composeSleeve(sleeve, 0));
});

test.each([...series])('%s moves', (_, sleeve) => {
  expect(composeSleeve(sleeve, 0.4)).not.toBe(composeSleeve(sleeve, 0));
});

test.each([...series])('%s is drawn with finite numbers only', (_, sleeve) => {
  expect(composeSleeve(sleeve, 0.37)).not.toMatch(/NaN|Infinity|undefined/);
});

test('the whale has six bands in every phase, one for each chain', () => {
  for (const t of [0, 0.25, 0.5]) {
    expect(series.get('smartwhalesai')?.draw(t).match(/<rect/g)).toHaveLength(6);
  }
});

test('the jury is odd', () => {
  const ballots = series.get('fairbnb')?.draw(0).match(/<rect/g) ?? [];
  expect(ballots.length % 2).toBe(1);
});

test('a slug without a sleeve is refused by name', () => {
  expect(() => requireSleeves(['nonesuch'])).toThrow('No sleeve is called nonesuch');
});
