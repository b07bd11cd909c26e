import fc from 'fast-check';
import { expect, test } from 'vitest';

import { explainAddress } from './check-links';

test.each([
  ['mira.dev', 'https://mira.dev'],
  ['www.mira.dev/about', 'https://www.mira.dev/about'],
  ['//mira.dev', 'https://mira.dev'],
  ['me@mira.dev', 'mailto:me@mira.dev'],
])('%s lacks the scheme of %s', (address, whole) => {
  expect(explainAddress(address)).toContain(`has no scheme. Write ${whole}.`);
});

test.each(['https://mira.dev', 'mailto:a@b.c', 'tel:1', '/about', '#top'])(
  '%s is whole',
  (address) => expect(explainAddress(address)).toBeUndefined(),
);

test('an address of the web is whole', () => {
  fc.assert(fc.property(fc.webUrl(), (address) => explainAddress(address) === undefined));
});

test('a host and path without https:// always lack it', () => {
  fc.assert(
    fc.property(fc.domain(), fc.webPath(), (host, path) => {
      expect(explainAddress(`${host}${path}`)).toContain('has no scheme');
    }),
  );
});
