import { existsSync, globSync, readFileSync } from 'node:fs';

import { Window } from 'happy-dom';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const ROOT = 'dist/client';
const files = globSync('**/*.html', { cwd: ROOT }).sort();
const pages = new Map(files.map((file) => [file, parse(readFileSync(`${ROOT}/${file}`, 'utf8'))]));

test.each(files)('%s has one h1 and skips no heading level', (file) => {
  const levels = [...documentOf(file).querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) =>
    Number(heading.tagName.slice(1)),
  );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1);
  }
});

test.each(files)('%s gives every picture a text alternative or marks it as decoration', (file) => {
  for (const image of documentOf(file).querySelectorAll('img')) {
    expect(image.hasAttribute('alt'), image.outerHTML).toBe(true);
  }
  for (const drawing of documentOf(file).querySelectorAll('figure > svg')) {
    expect(drawing.getAttribute('aria-label') ?? '', drawing.outerHTML.slice(0, 80)).not.toBe('');
  }
});

test.each(files)('%s has no dead link or fragment into this site', (file) => {
  const dead = [...documentOf(file).querySelectorAll('a[href]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/') || href.startsWith('#'))
    .filter((href) => !leadsSomewhere(href, file));
  expect(dead).toEqual([]);
});

function leadsSomewhere(href: string, from: string): boolean {
  const [target = '', fragment] = href.split('#');
  const path = decodeURI(target.replace(/\?.*$/, ''));
  const file = path === '' ? from : path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  const page = pages.get(file);
  if (!page) return existsSync(`${ROOT}${path}`) && fragment === undefined;
  // As it is, or decoded, as a browser looks for it.
  const ids = fragment ? [fragment, decodeURIComponent(fragment)] : [];
  return ids.length === 0 || ids.some((id) => page.getElementById(id) !== null);
}

function documentOf(file: string) {
  const page = pages.get(file);
  if (!page) throw new Error(`${file} was not built.`);
  return page;
}

function parse(html: string) {
  const { document } = new Window();
  document.write(html);
  return document;
}

test('no published picture says where or with what it was taken', async () => {
  for (const file of globSync('**/*.{jpg,jpeg,png,webp,avif}', { cwd: ROOT })) {
    const { exif, xmp } = await sharp(`${ROOT}/${file}`).metadata();
    expect({ exif, xmp }, file).toEqual({ exif: undefined, xmp: undefined });
  }
});
