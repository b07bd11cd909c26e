import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const PARTS = globSync(['src/figures/*/*.tsx', 'src/demos/*/*Demo.astro']).filter(
  (file) => !file.includes('/kit/'),
);

test.each(PARTS)('%s stands in the write-up of its folder', (file) => {
  const [, slug, name] = /([^/]+)\/(\w+)\.\w+$/.exec(file) ?? [];
  expect(readFileSync(`content/projects/${slug}.mdx`, 'utf8')).toMatch(
    new RegExp(`^<${name} />$`, 'm'),
  );
});
