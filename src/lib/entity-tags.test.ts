import { expect, test } from 'vitest';

import { namesTag } from './entity-tags';

test.each([
  ['"a"', '"a"', true, true],
  ['W/"a"', '"a"', true, false],
  ['"a"', 'W/"a"', true, false],
  ['*', '"a"', true, true],
  [' * ', '"a"', true, true],
  ['"x", "a"', '"a"', true, true],
  ['"x","a"', '"a"', true, true],
  ['"x, "a"', '"a"', false, false],
  ['"one,two"', '"one,two"', true, true],
  ['"one,two"', '"two"', false, false],
  ['"x", *', '"a"', false, false],
  ['a', '"a"', false, false],
  ['', '"a"', false, false],
])('%s names %s: weakly %s, strongly %s', (header, etag, weakly, strongly) => {
  expect(namesTag(header, etag, 'weak')).toBe(weakly);
  expect(namesTag(header, etag, 'strong')).toBe(strongly);
});
