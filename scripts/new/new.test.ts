import { z } from 'astro/zod';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { callCommand } from '../../tests/support/call-command';
import { runScript } from '../../tests/support/run-script';
import { createScratchContent } from '../../tests/support/scratch-content';
import { streamEntrySchema } from '../../src/collections/stream.schema';
import { startContent } from '../new';
import { entryText } from './entry-text.ts';
import { nextTrack, readTracks } from './new-project.ts';
import { projectFile } from './project-file.ts';

test.each(['text', 'audio', 'spotify'] as const)('a new %s entry is valid as it is', (type) => {
  const entries: unknown = parse(entryText(type, new Date()));
  expect(
    streamEntrySchema({ image: () => z.string() })
      .array()
      .parse(entries),
  ).toMatchObject([{ type }]);
});

test('a new audio entry names a recording that is there', async () => {
  using content = createScratchContent();
  const { code, output } = await start(content.root, 'entry', 'audio');
  expect(code, output).toBe(0);
  const entries = readFileSync(join(content.root, 'content/stream/entries.yaml'), 'utf8');
  expect(/src: (.+)/.exec(entries)?.[1]).toBe('./media/plane.wav');
});

test('without any recording, a new audio entry is refused with what to do', async () => {
  using content = createScratchContent();
  content.remove('content/stream/media');
  const before = readFileSync(join(content.root, 'content/stream/entries.yaml'), 'utf8');
  const { code, output } = await start(content.root, 'entry', 'audio');
  expect(output).toContain('Put one into content/stream/media');
  expect(code).toBe(1);
  expect(readFileSync(join(content.root, 'content/stream/entries.yaml'), 'utf8')).toBe(before);
});

test('npm run new says how it is used', async () => {
  const options = { args: ['nothing'], typed: '', folder: '.', environment: {} };
  const { code, output } = await runScript('scripts/new.ts', options).ended;
  expect(output).toMatch(/^Usage:\n {2}npm run new -- project <slug>/);
  expect(code).toBe(1);
});

test('npm run new -- --help says how it is used and ends with 0', async () => {
  const { code, output } = await start('.', '--help');
  expect(output).toMatch(/^Usage:\n {2}npm run new -- project <slug>/);
  expect(code).toBe(0);
});

test.each([
  [['project', 'my-idea', '--title', 'My idea'], '--title'],
  [['--titel=x', 'project', 'my-idea'], '--titel=x'],
  [['project', 'my', 'idea'], 'idea'],
  [['entry', 'text', '--demo'], '--demo'],
])('%j is refused by the name of what cannot be used', async (args, name) => {
  using content = createScratchContent();
  const { code, output } = await start(content.root, ...args);
  expect(output).toMatch(new RegExp(`^"${name}" cannot be used here. Leave it out.\n\nUsage:`));
  expect(code).toBe(1);
  expect(existsSync(join(content.root, 'projects/my-idea'))).toBe(false);
});

test('a demo is written once for a project that exists, in under 60 lines and with a test', async () => {
  using content = createScratchContent();
  const { code, output } = await start(content.root, 'demo', 'alpha');
  expect(code, output).toBe(0);
  const read = (file: string) => readFileSync(join(content.root, 'projects/alpha', file), 'utf8');
  expect(read('demo/demo.tsx').split('\n').length).toBeLessThan(60);
  expect(read('alpha.spec.ts')).toContain("describeDemo('alpha', async (page) => {");

  const again = await start(content.root, 'demo', 'alpha');
  expect(again.output).toContain('projects/alpha/demo exists. Edit it, or move it away');
  expect(again.code).toBe(1);
});

test.each([
  [
    'nowhere',
    'There is no project "nowhere". To write one with a demo: npm run new -- project nowhere --demo',
  ],
  ['../alpha', '"../alpha" cannot be a slug. Use small letters, digits and single hyphens.'],
])('no demo is written for %s, and it is said why', async (slug, reason) => {
  using content = createScratchContent();
  const { code, output } = await start(content.root, 'demo', slug);
  expect(output).toContain(reason);
  expect(code).toBe(1);
});

test('a new entry happened now, whatever the time zone', () => {
  const now = new Date('2026-11-01T12:34:56Z');
  const [, written = ''] = /date: '(.+)'/.exec(entryText('text', now)) ?? [];
  expect(new Date(written)).toEqual(now);
});

test.each([
  [[], 'A1'],
  [['A1', 'A2'], 'A3'],
  [['A9', 'B1', 'B6', 'B2'], 'B7'],
  [['A9', 'A10'], 'A11'],
])('after %j comes %s', (tracks, next) => {
  expect(nextTrack(tracks)).toBe(next);
});

test('a track is read however it is written', () => {
  using content = createScratchContent();
  content.replace('projects/alpha/alpha.mdx', /^track: (\w+)$/m, "track: 'C7' # in quotes");
  expect(readTracks(content.root)).toContain('C7');
});

test('a new write-up says what to write, without placeholders that a check forbids', () => {
  const file = projectFile({ slug: 'my-idea', track: 'B7', tag: 'Web', publishedAt: '2026-11-01' });
  expect(file).toContain('title: My Idea');
  expect(file).toContain('<Decision n={1} />');
  expect(file).toContain('<Decision n={2}>');
  expect(file).not.toMatch(/TODO|FIXME|lorem/i);
});

function start(folder: string, ...args: string[]) {
  return callCommand(startContent, { args, folder }).ended;
}
