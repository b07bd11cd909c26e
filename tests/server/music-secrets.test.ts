import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const scripts = globSync('dist/client/**/*.js');

test('there are scripts to look at', () => {
  expect(scripts.length).toBeGreaterThan(0);
});

test.each(scripts)('%s contains no source, no secret and no schema library', (file) => {
  const script = readFileSync(file, 'utf8');
  for (const word of [
    'accounts.spotify.com',
    'api.spotify.com',
    'audioscrobbler',
    'listenbrainz.org',
    'CLIENT_SECRET',
    'REFRESH_TOKEN',
    'API_KEY',
    'ZodError',
  ])
    expect(script).not.toContain(word);
});
