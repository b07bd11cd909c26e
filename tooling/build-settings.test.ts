import { expect, test } from 'vitest';

import { readBuildSettings } from './build-settings';

const read = (values: Record<string, string>) => readBuildSettings((name) => values[name]);

test('without variables the site has no address of its own and is at the root of its host', () => {
  expect(read({})).toEqual({ siteUrl: undefined, base: '', hasStyleguide: false });
  expect(read({ SITE_URL: ' ', BASE: '/' })).toMatchObject({ siteUrl: undefined, base: '' });
});

test.each([
  ['https://mira.dev', 'https://mira.dev'],
  ['https://mira.dev/', 'https://mira.dev'],
  ['http://127.0.0.1:4321', 'http://127.0.0.1:4321'],
])('SITE_URL=%s is the site %s', (value, siteUrl) => {
  expect(read({ SITE_URL: value }).siteUrl).toBe(siteUrl);
});

test.each([
  ['mira.dev', 'SITE_URL=https://mira.dev'],
  ['mira.dev/me', 'SITE_URL=https://mira.dev'],
  ['ftp://mira.dev', 'SITE_URL=https://mira.dev'],
  ['https://', 'SITE_URL=https://your.address'],
  ['https://mira.dev/portfolio/', 'SITE_URL=https://mira.dev and BASE=/portfolio'],
  ['https://mira.dev?a=b', 'SITE_URL=https://mira.dev'],
])('SITE_URL=%s is refused with what to write instead', (value, fix) => {
  expect(() => read({ SITE_URL: value })).toThrow(new RegExp(`Write .*${RegExp.escape(fix)}$`));
});

test.each([
  ['/portfolio', '/portfolio'],
  ['portfolio', '/portfolio'],
  ['/portfolio/', '/portfolio'],
  ['/a/b.c', '/a/b.c'],
])('BASE=%s is the folder %s', (value, base) => {
  expect(read({ BASE: value }).base).toBe(base);
});

test.each(['https://mira.dev/portfolio', '/a b', '/a//b', '/a?b'])(
  'BASE=%s is refused with an example',
  (value) => {
    expect(() => read({ BASE: value })).toThrow('Write it like BASE=/portfolio');
  },
);

test('the styleguide is published with STYLEGUIDE=on only', () => {
  expect(read({ STYLEGUIDE: 'on' }).hasStyleguide).toBe(true);
  expect(read({ STYLEGUIDE: 'off' }).hasStyleguide).toBe(false);
});
