import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { createScratchContent } from '../tests/support/scratch-content';
import { checkForBuild } from './run-checks';

const FILES = globSync('content/**/*.{yaml,mdx}', { cwd: 'tests/fixtures/content' });

const UNWANTED = FILES.filter((file) => file !== 'content/profile.yaml').flatMap((file) => [
  { file, state: 'deleted' },
  { file, state: 'empty' },
  { file, state: 'of comments only' },
]);

test.each(UNWANTED)('$file may be $state', async ({ file, state }) => {
  using content = createScratchContent();
  if (state === 'deleted') content.remove(file);
  else if (state === 'empty' || file.endsWith('.mdx')) content.write(file, '\n');
  else content.write(file, '# Nothing yet.\n');
  const findings = await checkForBuild(content.root);
  expect(findings.filter(({ isFatal }) => isFatal)).toEqual([]);
});

test.each(['workHistory', 'education', 'socialLinks', 'selectedProjects', 'tools', 'marqueeWords'])(
  'the field %s may be left empty',
  async (field) => {
    using content = createScratchContent();
    content.write(
      'content/profile.yaml',
      `name: Ada\nrole: Builder\nheadline: I build.\nintro: I build small things and write down how they work.\n${field}:\n`,
    );
    const findings = await checkForBuild(content.root);
    expect(findings.filter(({ isFatal }) => isFatal)).toEqual([]);
  },
);

test('an empty profile is named, field by field', async () => {
  using content = createScratchContent();
  content.write('content/profile.yaml', '');
  const findings = await checkForBuild(content.root);
  expect(findings).toContainEqual(
    expect.objectContaining({ file: 'content/profile.yaml', isFatal: true }),
  );
});

test('links to a hidden stream are named, and stop no build', async () => {
  using content = createScratchContent();
  content.replace('content/profile.yaml', 'isAvailable: true', 'hidden: [stream]');
  const file = 'projects/alpha/alpha.mdx';
  const text = readFileSync(join(content.root, file), 'utf8');
  content.write(file, `${text}\n\nSee [it](/stream).\n`);
  const findings = await checkForBuild(content.root);
  expect(findings.filter(({ isFatal }) => isFatal)).toEqual([]);
  expect(findings).toContainEqual(
    expect.objectContaining({
      file,
      message: expect.stringContaining('the link /stream leads to no page') as string,
    }),
  );
});
