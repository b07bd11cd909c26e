import { readFileSync, statSync } from 'node:fs';

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { pages, slugs } from '../support/pages';

const BUILT = 'dist/client';

/** The smallest limit among social networks. */
const MAX_BYTES = 300_000;

describe.each(pages)('%s', (path) => {
  const html = readFileSync(`${BUILT}${path === '/' ? '/index' : path}.html`, 'utf8');
  const address = new URL(readMeta(html, 'property="og:image"'), 'https://example.com');

  test('has its own card, 1200 x 630 and small enough to share', async () => {
    const file = `${BUILT}${address.pathname}`;
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(statSync(file).size).toBeLessThan(MAX_BYTES);
  });

  test('has the metadata of a shared link', () => {
    expect(readMeta(html, 'property="og:title"')).not.toBe('');
    expect(readMeta(html, 'property="og:description"')).toBe(readMeta(html, 'name="description"'));
    expect(readMeta(html, 'name="twitter:card"')).toBe('summary_large_image');
  });
});

test('no two pages share a card', () => {
  const cards = pages.map((path) =>
    readMeta(
      readFileSync(`${BUILT}${path === '/' ? '/index' : path}.html`, 'utf8'),
      'property="og:image"',
    ),
  );
  expect(new Set(cards).size).toBe(pages.length);
});

test.skipIf(slugs.length === 0)('a view of the list shows the card of the list', () => {
  const html = readFileSync(`${BUILT}/projects/sort/date.html`, 'utf8');
  expect(readMeta(html, 'property="og:image"')).toMatch(/\/cards\/projects\.png$/);
});

function readMeta(html: string, name: string): string {
  return new RegExp(`<meta ${name} content="([^"]*)"`).exec(html)?.[1] ?? '';
}
