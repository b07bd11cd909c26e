import { expect, test } from 'vitest';

import { ALPHA, findAll, PROFILE } from '../tests/support/mistakes';
import { createScratchContent } from '../tests/support/scratch-content';
import { readSite } from './content';
import { describeFinding } from './finding';
import { checkForBuild } from './run-checks';

test('content without mistakes has no findings', async () => {
  using content = createScratchContent();
  expect((await findAll(content.root)).map(describeFinding)).toEqual([]);
});

test('the content of this portfolio does not stop a build, and leaves no gap', async () => {
  expect((await checkForBuild()).map(describeFinding)).toEqual([]);
});

test('every finding is named, file by file, even beside another on its line', async () => {
  using content = createScratchContent();
  content.replace(
    PROFILE,
    "'https://github.com/ada-example', icon: github",
    'https://github.com/, icon: gitub',
  );
  content.replace(ALPHA, 'title: Alpha', 'titel: Alpha');
  const places = (await findAll(content.root)).map(({ file, line, field }) => [file, line, field]);
  expect(places.toSorted()).toEqual([
    [PROFILE, 13, 'socialLinks[0].href'],
    [PROFILE, 13, 'socialLinks[0].icon'],
    [ALPHA, 2, 'titel'],
    [ALPHA, 2, 'title'],
  ]);
});

test('a build has nothing to say about what only matters before others see the site', async () => {
  using content = createScratchContent();
  content.replace(PROFILE, 'https://github.com/ada-example', 'https://github.com/');
  content.replace(ALPHA, '2026-01-02', '2999-01-02');
  expect(await checkForBuild(content.root)).toEqual([]);
  expect(await findAll(content.root)).toHaveLength(2);
});

test('a variable of the environment wins over .env', () => {
  using content = createScratchContent();
  content.write('.env', 'SITE_URL=https://ada.dev\n');
  expect(readSite(content.root, {}).variable('SITE_URL')).toBe('https://ada.dev');
  const environment = { SITE_URL: 'https://other.dev' };
  expect(readSite(content.root, environment).variable('SITE_URL')).toBe('https://other.dev');
});
