import { expect, test } from 'vitest';

import { outline } from '../lettering/outline';
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

test('lines break between Han and Kana letters, but not before what closes a sentence', () => {
  const text = '李小龍さくら。'.repeat(6);
  // The face has none of these letters; each is as wide as its sign for a missing one.
  const lines = wrapLines(text, { ...LOOK, maxLines: 9 });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(text);
  expect(lines.filter((line) => line.startsWith('。'))).toEqual([]);
});

test('a line without spaces is cut by whole letters', () => {
  const text = 'हिन्दी'.repeat(3);
  expect(wrapLines(`${text} ${text}`, { ...LOOK, maxWidth: 1, maxLines: 1 })).toEqual([
    `${text.slice(0, -'न्दी'.length)}…`,
  ]);
});
