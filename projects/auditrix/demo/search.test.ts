import fc from 'fast-check';
import { expect, test } from 'vitest';

import { markFound, searchFor } from './search';

const SOURCE = 'a = b + 1;\nb = 2; // a = 3\nc = b + 1;';

test.each([
  ['b+1', 2],
  [' b  + 1 ;', 2],
  ['a=b', 1],
  ['a = 3', 0],
  ['', 0],
])('%s is in %i lines of code', (quote, count) => {
  expect(searchFor(SOURCE, quote).lines).toHaveLength(count);
});

test('a comment is told from code, and code may go over several lines', () => {
  expect(searchFor(SOURCE, 'a = 3')).toMatchObject({ isCode: false, isComment: true });
  expect(searchFor(SOURCE, '1; b = 2')).toMatchObject({
    isCode: true,
    isComment: false,
    lines: [],
  });
});

test('what is quoted is cut out of the line, with the white space inside it', () => {
  expect(markFound('msg.sender\n  .call{}', 'sender.call')).toEqual([
    { text: 'msg.', isFound: false },
    { text: 'sender\n  .call', isFound: true },
    { text: '{}', isFound: false },
  ]);
  expect(markFound('aaa', 'aa')).toEqual([
    { text: 'aa', isFound: true },
    { text: 'a', isFound: false },
  ]);
});

test('the pieces are the line again, whatever is quoted', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (line, quote) => {
      expect(
        markFound(line, quote)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line);
    }),
  );
});
