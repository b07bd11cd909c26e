import { expect, test } from 'vitest';

import { readSiteAddress } from './site-address';

test.each([undefined, ''])('without an address (%s) none is set', (value) => {
  expect(readSiteAddress(value)).toEqual({});
});

test.each(['https://mira.dev', 'http://localhost:4321'])('%s is taken as it is', (value) => {
  expect(readSiteAddress(value)).toEqual({ site: value });
});

test.each(['mira.dev', '//mira.dev', 'ftp://mira.dev', 'https:/mira.dev/ x', 'https:///'])(
  '%s is refused with the address to write',
  (value) => {
    expect(() => readSiteAddress(value)).toThrow(
      /^SITE_URL: .* is no whole address\. Write SITE_URL=https:\/\//,
    );
  },
);

test('the fix repeats the name', () => {
  expect(() => readSiteAddress('mira.dev')).toThrow('Write SITE_URL=https://mira.dev.');
  expect(() => readSiteAddress('//mira.dev')).toThrow('Write SITE_URL=https://mira.dev.');
});
