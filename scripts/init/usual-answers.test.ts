import { afterEach, expect, test, vi } from 'vitest';

import { readUsualAnswers } from './usual-answers';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['https://ada.example', 'portfolio', 'https://ada.example/portfolio'],
  ['https://ada.example/', '/portfolio/', 'https://ada.example/portfolio'],
  ['https://ada.example', '', 'https://ada.example'],
])('%s and BASE=%s are the site %s', (site, base, whole) => {
  vi.stubEnv('SITE_URL', site);
  vi.stubEnv('BASE', base);
  expect(readUsualAnswers().get('site')).toEqual([whole]);
});
