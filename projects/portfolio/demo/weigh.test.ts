import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { kindOf, KINDS, listFiles, pathOf, weigh } from './weigh';
import type { TimingEntry } from './weigh';

const AT = 'http://127.0.0.1:4530';
const entry = (name: string, changes: Partial<TimingEntry> = {}): TimingEntry => ({
  name: AT + name,
  initiatorType: 'link',
  startTime: 1,
  transferSize: 1_300,
  encodedBodySize: 1_000,
  ...changes,
});

const someEntry = fc.record({
  name: fc
    .tuple(fc.nat(8), fc.constantFrom('js', 'css', 'woff2', 'svg', 'json', ''))
    .map(([n, ending]) => `${AT}/f${n}.${ending}`),
  initiatorType: fc.constantFrom('navigation', 'script', 'fetch', 'link'),
  startTime: fc.nat(1_000),
  transferSize: fc.nat(9_000),
  encodedBodySize: fc.nat(9_000),
});

describe('files of the page', () => {
  test('are told apart by how they were asked for and how they end', () => {
    expect(
      [
        ['/projects/portfolio', 'navigation'],
        ['/_astro/style.B.css', 'link'],
        ['/_astro/archivo.B.WOFF2', 'css'],
        ['/_astro/cover.B.svg', 'img'],
        ['/_astro/react.B.js', 'other'],
        ['/api/now-playing', 'fetch'],
      ].map(([path = '', asked = '']) => kindOf(path, asked)),
    ).toEqual(['words', 'styles', 'fonts', 'pictures', 'script', 'other']);
  });

  test('count once, at their first download', () => {
    const files = listFiles([
      entry('/a.js', { startTime: 9, transferSize: 0 }),
      entry('/a.js', { startTime: 2 }),
      entry('/a.js?again', { startTime: 5 }),
    ]);
    expect(files).toMatchObject([{ path: '/a.js', moved: 1_000, wasCached: false }]);
  });

  test('leave out what was never downloaded', () => {
    const never = ['data:image/png;base64,AA', 'not an address', 'blob:x'];
    expect(never.map(pathOf)).toEqual([undefined, undefined, undefined]);
    expect(listFiles(never.map((name) => ({ ...entry(''), name })))).toEqual([]);
  });

  test('of Play are scripts and styles, not a picture that came by chance', () => {
    const files = listFiles(
      [
        entry('/early.js', { startTime: 10 }),
        entry('/late.js', { startTime: 50 }),
        entry('/late.css', { startTime: 60 }),
        entry('/late.svg', { startTime: 70 }),
      ],
      (_path, { startTime }) => startTime >= 50,
    );
    expect(files.filter(({ isOfPlay }) => isOfPlay).map(({ path }) => path)).toEqual([
      '/late.js',
      '/late.css',
    ]);
  });
});

describe('the weight', () => {
  test('of a first visit, a repeated visit and a silent file', () => {
    const weight = weigh(
      listFiles(
        [
          entry('/page', { initiatorType: 'navigation' }),
          entry('/base.js', { transferSize: 0, encodedBodySize: 600 }),
          entry('/checked.css', { transferSize: 300, encodedBodySize: 9_000 }),
          entry('/silent.svg', { transferSize: 0, encodedBodySize: 0 }),
          entry('/tiny.js', { transferSize: 300, encodedBodySize: 40 }),
          entry('/demo.js', { encodedBodySize: 5_000, transferSize: 5_300 }),
        ],
        (path) => path === '/demo.js',
      ),
    );
    expect(weight).toEqual({
      page: { words: 1_000, styles: 9_000, fonts: 0, pictures: 0, script: 640, other: 0 },
      pageBytes: 10_640,
      playBytes: 5_000,
      // The 300 that stand for the headers of each answer are no bytes of the page.
      moved: 1_000 + 5_000,
      files: 6,
      cached: 3,
      unreported: 1,
    });
  });

  test('is the sum of its kinds and of Play, whatever the browser reports', () => {
    fc.assert(
      fc.property(fc.array(someEntry), fc.nat(1_000), (entries, playedAt) => {
        const files = listFiles(entries, (_path, { startTime }) => startTime >= playedAt);
        const weight = weigh(files);
        const kinds = KINDS.reduce((sum, kind) => sum + weight.page[kind], 0);
        expect(kinds).toBe(weight.pageBytes);
        expect(weight.pageBytes + weight.playBytes).toBe(
          files.reduce((sum, { bytes }) => sum + bytes, 0),
        );
        expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
        expect(weight.cached + weight.unreported).toBeLessThanOrEqual(weight.files);
      }),
    );
  });

  test('does not depend on the order of the entries', () => {
    const unlike = fc.uniqueArray(someEntry, { selector: ({ startTime }) => startTime });
    fc.assert(
      fc.property(unlike, (entries) => {
        expect(weigh(listFiles(entries.toReversed()))).toEqual(weigh(listFiles(entries)));
      }),
    );
  });
});
