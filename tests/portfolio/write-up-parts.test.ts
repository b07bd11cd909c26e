import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const PARTS = globSync('projects/*/figures/*.tsx');

test.each(PARTS)('%s is used in the write-up of its folder', (file) => {
  const [, slug, name] = /^projects\/([^/]+)\/.*?(\w+)\.\w+$/.exec(file) ?? [];
  expect(readFileSync(`projects/${slug}/${slug}.mdx`, 'utf8')).toMatch(
    new RegExp(`^<${name} />$`, 'm'),
  );
});
