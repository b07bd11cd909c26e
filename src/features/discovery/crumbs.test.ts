import { expect, test } from 'vitest';

import { crumbsOf } from './crumbs';

const names = (path: string, title: string) => crumbsOf(path, title).map(({ name }) => name);

test.each([
  ['/', 'Home', ['Home']],
  ['/about', 'About', ['Home', 'About']],
  ['/projects', 'Projects', ['Home', 'Projects']],
  ['/projects/sipwise', 'SIPWise', ['Home', 'Projects', 'SIPWise']],
  ['/stream/page/2', 'Stream, page 2', ['Home', 'Stream', 'Stream, page 2']],
])('breadcrumbs of %s', (path, title, way) => {
  expect(names(path, title)).toEqual(way);
});
