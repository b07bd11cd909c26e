import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const MAY_BE_IMPORTED_BY_CONTENT =
  /^@\/(demos\/[a-z0-9-]+\/[A-Z]\w+Demo\.astro|figures\/[a-z0-9-]+\/[A-Z]\w+|ui\/[A-Z]\w+)$/;

test.each(globSync('content/**/*.mdx'))('%s imports only figures, demos and ui', (file) => {
  const sources = [...readFileSync(file, 'utf8').matchAll(/^import .* from '(.+)';$/gm)].map(
    ([, source]) => source,
  );
  for (const source of sources) expect(source).toMatch(MAY_BE_IMPORTED_BY_CONTENT);
});
