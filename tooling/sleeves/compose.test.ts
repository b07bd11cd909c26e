import { expect, test } from 'vitest';
import { composeSleeve } from './compose.ts';
import { listSleeves, requireSleeves } from './list-sleeves.ts';

const series = await listSleeves();

test.each([...series])('%s loops without a seam', (_, sleeve) => {
  expect(composeSleeve(sleeve, 1)).toBe(composeSleeve(sleeve, 0));
});

test.each([...series])('%s moves', (_, sleeve) => {
  expect(composeSleeve(sleeve, 0.4)).not.toBe(composeSleeve(sleeve, 0));
});

test.each([...series])('%s is drawn with finite numbers only', (_, sleeve) => {
  expect(composeSleeve(sleeve, 0.37)).not.toMatch(/NaN|Infinity|undefined/);
});

test('a slug without a sleeve is rejected', async () => {
  await expect(requireSleeves(['nonesuch'])).rejects.toThrow('no projects/nonesuch/sleeve.ts');
});
