import { existsSync } from 'node:fs';

import { expect, test } from 'vitest';

import { DOCUMENTS, isContent, listPaths } from '../support/documents';

test.each(DOCUMENTS)('the content that %s names exists', (file) => {
  expect(listPaths(file).filter((path) => isContent(path) && !existsSync(path))).toEqual([]);
});
