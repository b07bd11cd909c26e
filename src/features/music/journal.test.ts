import { expect, test } from 'vitest';

import { createJournal } from './journal.server';
import { MusicFailure } from './sources/failure';

test('a state is written when it begins and when it ends, not while it lasts', () => {
  const lines: string[] = [];
  const journal = createJournal('spotify', (line) => lines.push(line));
  const failure = new MusicFailure('unreachable', 'Spotify cannot be reached.');

  journal('last-played', undefined);
  expect(lines).toHaveLength(0);
  for (let visitor = 0; visitor < 3; visitor++) journal('last-played', failure);
  expect(lines).toHaveLength(1);
  journal('last-played', undefined);
  journal('last-played', undefined);
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { music: 'spotify', question: 'last-played', state: 'unreachable' },
    { music: 'spotify', question: 'last-played', state: 'ok' },
  ]);
});
