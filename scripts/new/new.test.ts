import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { createScratchContent } from '../../tests/support/scratch-content';
import { streamEntrySchema } from '../../src/collections/stream.schema';
import { entryText } from './entry-text.ts';
import { nextTrack, readTracks } from './next-track.ts';
import { projectFile } from './project-file.ts';

test.each(['text', 'audio', 'spotify'] as const)('a new %s entry is valid as it is', (type) => {
  const entries: unknown = parse(entryText(type, new Date()));
  expect(streamEntrySchema.array().parse(entries)).toMatchObject([{ type }]);
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
