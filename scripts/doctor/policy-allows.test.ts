import { expect, test } from 'vitest';

import { parsePolicy, policyAllows } from './policy-allows';

const SITE = 'https://novak.dev/projects';
const POLICY = parsePolicy(
  "default-src 'none'; img-src 'self' data: https://i.scdn.co *.cdn.dev; media-src *; frame-src https://open.spotify.com/embed/",
);

test.each([
  ['img-src', '/cover.png'],
  ['img-src', 'https://novak.dev/cover.png'],
  ['img-src', 'data:image/png;base64,AA=='],
  ['img-src', 'https://i.scdn.co/image/1'],
  ['img-src', 'https://a.cdn.dev/1.png'],
  ['media-src', 'https://anywhere.dev/a.mp3'],
  ['frame-src', 'https://open.spotify.com/embed/track/1'],
])('%s allows %s', (directive, address) => {
  expect(policyAllows(POLICY, directive, address, SITE)).toBe(true);
});

test.each([
  ['img-src', 'https://other.dev/cover.png'],
  ['img-src', 'http://i.scdn.co/image/1'],
  ['img-src', 'https://cdn.dev/1.png'],
  ['img-src', 'blob:https://novak.dev/1'],
  ['media-src', 'data:audio/mpeg;base64,AA=='],
  ['frame-src', 'https://open.spotify.com/track/1'],
  ['connect-src', '/api'],
])('%s blocks %s', (directive, address) => {
  expect(policyAllows(POLICY, directive, address, SITE)).toBe(false);
});

test('a page without a policy loads everything', () => {
  expect(policyAllows(parsePolicy(''), 'img-src', 'https://other.dev/1.png', SITE)).toBe(true);
});
