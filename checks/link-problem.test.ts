import { expect, test } from 'vitest';

import { explainExample, explainFrontPage, isWorthAsking } from './link-problem';

test.each([
  'https://github.com/',
  'https://github.com',
  'https://www.linkedin.com/',
  'https://open.spotify.com/embed/track/',
])('%s is a front page', (address) => {
  expect(explainFrontPage(address)).toBeDefined();
  expect(isWorthAsking(address)).toBe(false);
});

test.each(['https://github.com/mira', 'https://novak.dev/', 'https://youtube.com/?v=1', '/cv'])(
  '%s is no front page of a service',
  (address) => expect(explainFrontPage(address)).toBeUndefined(),
);

test.each([
  'https://example.com/me',
  'https://www.example.org',
  'mailto:me@example.net?subject=Hello',
  'https://my.test/',
  'http://localhost:4321/',
  'http://127.0.0.1/',
  'http://[::1]:80/',
])('%s reaches nobody', (address) => expect(explainExample(address)).toBeDefined());

test.each(['https://notexample.com', 'https://test.dev', 'mailto:me@novak.dev', '/projects/test'])(
  '%s may reach somebody',
  (address) => expect(explainExample(address)).toBeUndefined(),
);
