import { expect, test } from 'vitest';

import { fillBlocks } from './document';

test('a block is replaced, and the text around it stays', () => {
  const document = 'Before\n\n<!-- figures: a -->\nold $1\n<!-- end -->\n\nAfter';
  expect(fillBlocks(document, { a: 'new $&' })).toBe(
    'Before\n\n<!-- figures: a -->\n\nnew $&\n\n<!-- end -->\n\nAfter',
  );
});

test('a block that nothing fills, and figures without a block, are named', () => {
  const document = '<!-- figures: a -->\n<!-- end -->';
  expect(() => fillBlocks(document, {})).toThrow('"a"');
  expect(() => fillBlocks(document, { a: '', b: '' })).toThrow('figures: b');
});
