import { expect, test } from 'vitest';

import { outline } from '../lettering/lettering';
import { wrapLines } from './wrap-lines';

const LOOK = { face: 'text', size: 29, maxWidth: 404, maxLines: 3 } as const;
const TEXT = 'Turns a savings goal into the monthly sum that reaches it in most futures.';

test('lines hold every word and are no wider than they may be', () => {
  const lines = wrapLines(TEXT, LOOK);
  expect(lines.join(' ')).toBe(TEXT);
  for (const line of lines) {
    const { width } = outline(line, { face: LOOK.face, size: LOOK.size, x: 0, y: 0 });
    expect(width).toBeLessThanOrEqual(LOOK.maxWidth);
  }
});

test('what has no room ends in an ellipsis', () => {
  expect(wrapLines(TEXT, { ...LOOK, maxLines: 1 })).toEqual([expect.stringMatching(/^Turns .*…$/)]);
});

test('a word that is too long has a line of its own', () => {
  expect(wrapLines(`a ${'w'.repeat(60)} b`, LOOK)).toEqual(['a', 'w'.repeat(60), 'b']);
});
