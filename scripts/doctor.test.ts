import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { runScript } from '../tests/support/run-script';
import { createScratchContent } from '../tests/support/scratch-content';

/* checks/ has the tests of what is found; here, the command prints it. */

test('npm run doctor prints one line for each finding and ends with 1', async () => {
  using content = createScratchContent();
  content.replace('content/profile.yaml', 'https://github.com/ada-example', 'https://github.com/');
  content.replace('content/profile.yaml', 'isAvailable: true', 'isAvailable: maybe');
  const { code, output } = await runScript(resolve('scripts/doctor.ts'), {
    args: [],
    typed: '',
    folder: content.root,
    environment: { MUSIC_SOURCE: 'embedded' },
  }).ended;
  const lines = output.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^\.env: SITE_URL: it is not set.+Write SITE_URL=/);
  expect(lines[1]).toBe('content/profile.yaml:5: isAvailable: Write true or false.');
  expect(lines[2]).toMatch(/^content\/profile\.yaml:13: socialLinks\[0\]\.href: .+ Write the/);
  expect(lines.slice(-3)).toEqual([
    '',
    expect.stringMatching(/^\d+ things to change\. Run this again afterwards\.$/),
    'Music: embedded.',
  ]);
  expect(code).toBe(1);
});
