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
  expect(readUsualAnswers()('site', new Map())).toEqual([whole]);
});

test('the headline is made of the name that was typed', () => {
  const offer = readUsualAnswers();
  const [headline] = offer('headline', new Map([['name', ['王小明']]]));
  expect(headline).toBe('I am 王小明, and *this* is what I build.');
});
