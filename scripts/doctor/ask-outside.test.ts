import { expect, test } from 'vitest';

import { readSite } from '../../checks/content';
import { describeFinding } from '../../checks/finding';
import { createScratchContent } from '../../tests/support/scratch-content';
import { servePages } from '../../tests/support/serve-pages';
import { askOutside } from './ask-outside';

const ENTRIES = 'content/stream/entries.yaml';

test('dead links to other sites and a music source that fails are named, and others are not', async () => {
  using content = createScratchContent();
  await using other = await servePages({
    '/map': 200,
    '/robots': 403,
    '/linkedin': 999,
    '/1/user/ada/playing-now': 500,
  });
  const links = ['map', 'robots', 'linkedin', 'gone'].map((name) => `[x](${other.url}/${name})`);
  content.write(
    ENTRIES,
    `- { type: text, date: '2026-03-02T20:15:00+01:00', description: On wind, text: '${links.join(' ')}' }\n`,
  );
  content.replace('content/profile.yaml', /socialLinks:\n.*\n/, '');
  const site = readSite(content.root, {
    MUSIC_SOURCE: 'listenbrainz',
    LISTENBRAINZ_USER: 'ada',
    LISTENBRAINZ_API_URL: other.url,
  });
  expect((await askOutside(site)).map(describeFinding)).toEqual([
    `${ENTRIES}:1: [0].text: ${other.url}/gone answers 404. Correct the link, or remove it.`,
    expect.stringMatching(/^\.env: MUSIC_SOURCE: listenbrainz does not answer: .+music:check/),
  ]);
});
