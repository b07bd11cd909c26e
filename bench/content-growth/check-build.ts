import assert from 'node:assert/strict';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { XMLParser } from 'fast-xml-parser';

import { findMatches } from '../../src/features/palette/match.ts';
import type { Amount } from './grow-content.ts';

/** The budget of a page before any interaction, fonts and styles included. */
const PAGE_BUDGET_KB = 100;

/** How many items a feed holds at most. */
const FEED_LENGTH = 50;

/** Throws at the first failed check; returns the figures. */
export function checkBuild(dist: string, { projects, entries }: Amount): Record<string, number> {
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  const wireKb = (path: string) => Math.round(statSync(join(dist, `${path}.br`)).size / 102.4) / 10;

  const streamPages = ['stream.html', ...globSync('stream/page/*.html', { cwd: dist })];
  const ids = streamPages.flatMap((page) =>
    [...read(page).matchAll(/<li class="stream-entry[^"]*" id="([^"]+)"/g)].map(([, id]) => id),
  );
  assert.equal(ids.length, entries, 'every entry is on a page');
  assert.equal(new Set(ids).size, entries, 'no entry is on two pages');
  assert.equal(Object.keys(parseObject(read('stream/addresses.json'))).length, entries);

  const writeUps = globSync('projects/*.html', { cwd: dist });
  assert.equal(writeUps.length, projects, 'every project has a page');

  for (const path of ['feed.xml', 'projects/feed.xml', 'stream/feed.xml']) {
    const feed: unknown = new XMLParser().parse(read(path));
    assert.equal(JSON.stringify(feed).split('"pubDate"').length - 1, FEED_LENGTH, path);
    assert.ok(!read(path).includes('[[content of'), `${path} has its content`);
  }

  const destinations: unknown = JSON.parse(read('palette.json'));
  assert.ok(Array.isArray(destinations));
  const items = destinations.map(toItem);
  const startedAt = performance.now();
  const found = findMatches(items, 'generated 150');
  const searchMs = Math.round((performance.now() - startedAt) * 10) / 10;
  assert.equal(found[0]?.title, 'Generated 150', 'the palette finds a project among all');

  const heaviest = Math.max(...streamPages.map(wireKb));
  assert.ok(heaviest < PAGE_BUDGET_KB, 'a page of the stream is within its budget');
  return {
    'Pages of the stream': streamPages.length,
    'Heaviest page of the stream, KB of HTML on the wire': heaviest,
    'Project list, KB of HTML on the wire': wireKb('projects.html'),
    'Feed of both, KB on the wire': wireKb('feed.xml'),
    'Palette list, KB on the wire': wireKb('palette.json'),
    'Palette search, ms': searchMs,
    'Pages in the sitemap': read('sitemap.xml').split('<loc>').length - 1,
    'Markdown versions': globSync('**/*.md', { cwd: dist }).length,
  };
}

function parseObject(json: string): object {
  const value: unknown = JSON.parse(json);
  return typeof value === 'object' && value !== null ? value : {};
}

function toItem(value: unknown): { title: string; keywords: string } {
  const { title, keywords } = Object.assign({ title: '', keywords: '' }, value);
  return { title, keywords };
}
