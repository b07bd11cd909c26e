import { expect, test } from 'vitest';

import { checkPage } from './csp';

const page = (html: string) => ({ path: '/about', html: `<!doctype html><title>A</title>${html}` });

test.each([
  [
    'words about code in an attribute',
    '<meta name="description" content="I write <script> tags.">',
  ],
  [
    'words about handlers',
    '<meta name="description" content="An onload= or style=\'x\' handler.">',
  ],
  ['a script with an address', '<script src="/a.js"></script>'],
  ['data', '<script type="application/ld+json">{"a":1}</script>'],
])('%s may stand on a page', (_name, html) => {
  expect(() => checkPage(page(html))).not.toThrow();
});

test.each([
  ['an inline script', '<script>alert(1)</script>', 'an inline script'],
  ['an inline style', '<style>p { color: red }</style>', 'an inline style'],
  ['a style attribute', '<p style="color: red">', '<p style="color: red">'],
  ['a handler', '<p ONCLICK=alert(1)>', '<p onclick="alert(1)">'],
])('%s stops the build and is named with its page', (_name, html, sentence) => {
  expect(() => checkPage(page(html))).toThrow(`/about has`);
  expect(() => checkPage(page(html))).toThrow(sentence);
});
