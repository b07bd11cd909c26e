import fc from 'fast-check';
import { expect, test } from 'vitest';

import { chooseEncoding } from './choose-encoding';

const ALL = new Set(['br', 'gzip', 'identity'] as const);

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['*;q=0', 'identity'],
  ['gzip;q=nonsense', 'identity'],
])('%s: %s', (accepted, expected) => {
  expect(chooseEncoding(accepted, ALL)).toBe(expected);
});

test('only available encodings are chosen', () => {
  expect(chooseEncoding('br, gzip', new Set(['gzip', 'identity']))).toBe('gzip');
  expect(chooseEncoding('br', new Set(['identity']))).toBe('identity');
});

test('an encoding of weight zero is never sent', () => {
  fc.assert(
    fc.property(fc.string(), (rest) => {
      expect(chooseEncoding(`${rest.replace(/br|\*/gi, '')}, br;q=0`, ALL)).not.toBe('br');
    }),
  );
});
