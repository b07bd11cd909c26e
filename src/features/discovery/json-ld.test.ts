import { expect, test } from 'vitest';

import { describeBreadcrumbs } from './json-ld';

test.each([
  ['/about', 'About', ['Home', 'About']],
  ['/projects', 'Projects', ['Home', 'Projects']],
  ['/projects/sipwise', 'SIPWise', ['Home', 'Projects', 'SIPWise']],
  ['/stream/page/2', 'Stream, page 2', ['Home', 'Stream', 'Stream, page 2']],
])('breadcrumbs of %s', (path, title, names) => {
  const { itemListElement } = describeBreadcrumbs(path, title);
  expect(itemListElement.map(({ name }) => name)).toEqual(names);
});
