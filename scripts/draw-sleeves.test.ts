import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

import { callCommand } from '../tests/support/call-command';
import { runScript } from '../tests/support/run-script';
import { createScratchContent, type ScratchContent } from '../tests/support/scratch-content';
import { drawSleeves } from './draw-sleeves';

const ALPHA = 'projects/alpha/alpha.mdx';
const COVER = 'projects/alpha/cover.svg';

test('a project without a drawing gets one from its title, and again after a change', async () => {
  using content = createScratchContent();
  content.remove(COVER);
  expect(await draw(content, 'alpha')).toMatchObject({ code: 0 });
  const first = read(content, COVER);
  expect(first).toMatch(/^<svg .*width="800" height="600"/);
  expect(read(content, 'projects/alpha/sleeve.css')).toContain("[data-sleeve='alpha']");

  content.replace(ALPHA, 'title: Alpha', 'title: Omega');
  await draw(content, 'alpha');
  expect(read(content, COVER)).not.toBe(first);
  expect((await draw(content, 'alpha')).output).toContain('unchanged');
});

test('the colours are those that the project names', async () => {
  using content = createScratchContent();
  content.remove(COVER);
  content.replace(ALPHA, 'track:', "colours: { ground: '#123456', figure: '#fedcba' }\ntrack:");
  await draw(content, 'alpha');
  expect(read(content, COVER)).toContain('fill="#123456"');
  expect(read(content, 'projects/alpha/sleeve.css')).toContain('--sleeve-figure: #fedcba;');
});

test('a cover that somebody drew is left alone', async () => {
  using content = createScratchContent();
  const before = read(content, COVER);
  expect((await draw(content, 'alpha')).output).toContain('left alone');
  expect(read(content, COVER)).toBe(before);
});

test('npm run sleeves refuses an unknown slug with what to do', async () => {
  using content = createScratchContent();
  const { code, output } = await runScript(resolve('scripts/draw-sleeves.ts'), {
    ...{ args: ['nonesuch'], typed: '', folder: content.root, environment: {} },
  }).ended;
  expect(output).toContain('Correct the slug, or run: npm run new -- project nonesuch');
  expect(code).toBe(1);
});

function read({ root }: ScratchContent, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function draw({ root }: ScratchContent, slug: string): Promise<{ code: number; output: string }> {
  return callCommand(drawSleeves, { args: [slug], folder: root }).ended;
}
