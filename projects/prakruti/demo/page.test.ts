import fc from 'fast-check';
import { expect, test } from 'vitest';

import { composePage, leafPath, radiusFor } from './page';
import { PARTS } from './trips';

const widths = fc.integer({ min: 20, max: 160 });

test('the leaf of the write-up: R = 100, 51 characters', () => {
  expect(radiusFor(80)).toBe(100);
  expect(leafPath(80)).toBe('M100 20A100 100 0 0 1 100 180A100 100 0 0 1 100 20Z');
  expect(leafPath(80)).toHaveLength(51);
});

test('the widest leaf is a circle', () => {
  expect(radiusFor(160)).toBe(80);
});

test('a leaf of any width is the overlap of two circles: 2R - d wide and 160 long', () => {
  fc.assert(
    fc.property(widths, (width) => {
      const radius = radiusFor(width);
      const apart = 2 * radius - width;
      expect(2 * Math.sqrt(radius ** 2 - apart ** 2 / 4)).toBeCloseTo(160, 6);
    }),
  );
});

test('a path is a move and two arcs, whatever its width', () => {
  fc.assert(
    fc.property(widths, (width) => {
      expect(leafPath(width)).toMatch(/^M100 20(A([\d.]+) \2 0 0 1 100 (180|20)){2}Z$/);
    }),
  );
});

test('the page alone asks for nothing else', () => {
  const { html } = composePage(80, []);
  expect(html).toContain('<h1>Prakruti</h1>');
  expect(html).toContain(`<path d="${leafPath(80)}"/></svg></main>`);
  expect(html).not.toMatch(/src=|url\(|<script|<img/);
});

test('each part is asked for by name', () => {
  const { html, css } = composePage(80, PARTS);
  expect(html).toContain('<script src="app.js"></script>');
  expect(css).toContain('src:url(archivo.woff2)');
  expect(html).toContain('<main><img alt="" src="photo.jpg"><div>');
});
