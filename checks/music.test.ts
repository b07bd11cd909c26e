import { expect, test } from 'vitest';

import { describeFinding } from './finding';
import { checkMusic, describeMusic } from './music';

const NOW = new Date('2026-07-01');

test.each([
  [
    { MUSIC_SOURCE: 'radio' },
    'MUSIC_SOURCE: the music source cannot be used: MUSIC_SOURCE names no source',
  ],
  [{ MUSIC_SOURCE: 'lastfm' }, 'LASTFM_USER and LASTFM_API_KEY must be set'],
  [spotify(''), 'SPOTIFY_CONSENT_DATE: nobody knows when the consent of Spotify ends'],
  [spotify('2024-01-31'), 'SPOTIFY_CONSENT_DATE: the consent of Spotify ended on 2024-07-31'],
  [spotify('2026-01-20'), 'the consent of Spotify ends on 2026-07-20, in 19 days'],
])('%j is named, with the command that repairs it', (variables, problem) => {
  const lines = checkMusic(site(variables)).map(describeFinding);
  expect(lines).toEqual([expect.stringMatching(/^\.env: .+\. Run "npm run music:connect"\.$/)]);
  expect(lines[0]).toContain(problem);
});

test('a source that works is described with the days left', () => {
  expect(checkMusic(site(spotify('2026-06-01')))).toEqual([]);
  expect(describeMusic(site(spotify('2026-06-01')))).toBe(
    'Music: spotify, consent until 2026-12-01, 153 days left.',
  );
  expect(describeMusic(site({}))).toBe('Music: embedded.');
});

function site(variables: Record<string, string>) {
  return { variable: (name: string) => variables[name], now: NOW };
}

function spotify(consentDate: string): Record<string, string> {
  return {
    MUSIC_SOURCE: 'spotify',
    SPOTIFY_CLIENT_ID: 'a',
    SPOTIFY_CLIENT_SECRET: 'b',
    SPOTIFY_REFRESH_TOKEN: 'c',
    SPOTIFY_CONSENT_DATE: consentDate,
  };
}
