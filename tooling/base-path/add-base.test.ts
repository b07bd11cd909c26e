import { expect, test } from 'vitest';

import { addBase } from './add-base';

const BASE = '/portfolio';

test.each([
  ['<a href="/">', '<a href="/portfolio/">'],
  [
    '<a class="x" href="/projects/sipwise#demo">',
    '<a class="x" href="/portfolio/projects/sipwise#demo">',
  ],
  ['<form action="/projects" role="search">', '<form action="/portfolio/projects" role="search">'],
  ['<img alt="a > b" src="/a.png">', '<img alt="a > b" src="/portfolio/a.png">'],
  ['<li data-preview="/a.webp">', '<li data-preview="/portfolio/a.webp">'],
  [
    '<data class="u-url" value="/projects/a">',
    '<data class="u-url" value="/portfolio/projects/a">',
  ],
  [
    '<img srcset="/a.webp 1x, /portfolio/b.webp 2x">',
    '<img srcset="/portfolio/a.webp 1x, /portfolio/b.webp 2x">',
  ],
])('%s becomes %s', (html, expected) => {
  expect(addBase(html, BASE)).toBe(expected);
  // Doing it twice changes nothing.
  expect(addBase(expected, BASE)).toBe(expected);
});

test.each([
  '<a href="#content">',
  '<a href="https://example.com/a">',
  '<a href="//example.com/a">',
  '<a href="/portfolio">',
  '<a href="/portfolio/_astro/a.js">',
  '<a title="/about">',
  '<option value="/about">',
  '<code>&lt;a href="/about"&gt;</code>',
])('%s stays', (html) => {
  expect(addBase(html, BASE)).toBe(html);
});
