import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { runScript } from '../tests/support/run-script';
import { createScratchContent } from '../tests/support/scratch-content';

/* checks/ has the tests of what is found; here, the command prints it. */

test('npm run check:content names every mistake with file, line, field and fix, and ends with 1', async () => {
  using content = createScratchContent();
  content.replace('content/profile.yaml', 'isAvailable: true', 'isAvailable: maybe');
  content.replace('projects/beta/beta.mdx', '/projects/beta', '/abuot');
  const check = () =>
    runScript(resolve('scripts/check-content.ts'), {
      ...{ args: [], typed: '', folder: content.root, environment: {} },
    }).ended;
  const { code, output } = await check();
  const [first, second, ...rest] = output.trimEnd().split('\n');
  expect(first).toBe('mistake content/profile.yaml:5: isAvailable: Write true or false.');
  expect(second).toMatch(
    /^mistake projects\/beta\/beta\.mdx:\d+: the link \/abuot .+ Did you mean \/about\?/,
  );
  expect(rest).toEqual(['', '2 mistakes stop a build.']);
  expect(code).toBe(1);

  content.replace('content/profile.yaml', 'isAvailable: maybe', 'isAvailable: true');
  content.replace('projects/beta/beta.mdx', '/abuot', '/projects/beta');
  expect(await check()).toEqual({ code: 0, output: 'A build takes this content.\n' });

  content.replace('content/profile.yaml', '[alpha, beta]', '[alpha, gone]');
  const warned = await check();
  expect(warned.output).toMatch(/^warning content\/profile\.yaml:14: selectedProjects\[1\]: there/);
  expect(warned.code).toBe(0);
});
