import fc from 'fast-check';
import { expect, test } from 'vitest';

import { canonicalPath } from './canonical-path';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about///', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['//example.com/', '/example.com'],
  ['/\\example.com', '/example.com'],
  ['///', '/'],
  ['/a//b', '/a//b'],
  ['/.html', '/'],
  ['', undefined],
  ['*', undefined],
  ['http://example.com/', undefined],
  ['/%', undefined],
])('%s is %s', (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
});

test('it never leads to another site, and following it ends', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '\\', '.', 'a', '.html', 'index') }),
      (rest) => {
        let path = canonicalPath(`/${rest}`) ?? '/';
        expect(new URL(path, 'http://here.test').host).toBe('here.test');
        for (let steps = 0; steps <= rest.length; steps += 1) path = canonicalPath(path) ?? '/';
        expect(canonicalPath(path)).toBe(path);
      },
    ),
  );
});
