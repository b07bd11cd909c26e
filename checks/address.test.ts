import { expect, test } from 'vitest';

import { checkAddress } from './address';
import { describeFinding } from './finding';

test.each([
  [{}, '.env: SITE_URL: it is not set, so feeds', 'Write SITE_URL=https://your.address into .env.'],
  [{ SITE_URL: 'ada.dev' }, '.env: SITE_URL is "ada.dev", which is no address', 'https://ada.dev'],
  [
    { SITE_URL: 'http://ada.dev' },
    '.env: SITE_URL: http://ada.dev is not encrypted',
    'https://ada.dev.',
  ],
  [{ SITE_URL: 'https://ada.dev/portfolio/' }, '.env: SITE_URL is', 'BASE=/portfolio'],
  [
    { SITE_URL: 'https://example.com' },
    '.env: SITE_URL: https://example.com reaches nobody',
    'public address',
  ],
  [{ SITE_URL: 'https://ada.dev', BASE: '/a b' }, '.env: BASE is "/a b"', 'BASE=/portfolio'],
])('%j is named with the fix', (variables: Record<string, string>, problem, fix) => {
  const lines = checkAddress({ variable: (name) => variables[name] }).map(describeFinding);
  expect(lines).toEqual([expect.stringContaining(problem)]);
  expect(lines[0]).toContain(fix);
});

test.each(['', '/', '/portfolio', 'portfolio', 'portfolio/'])(
  'BASE=%s is accepted, as a build accepts it',
  (base) => {
    const variables: Record<string, string> = { SITE_URL: 'https://ada.dev', BASE: base };
    expect(checkAddress({ variable: (name) => variables[name] })).toEqual([]);
  },
);
