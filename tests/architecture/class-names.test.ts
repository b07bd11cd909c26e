import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** A rule for a single class at the first level of its layer: the definition of a component. */
const DEFINITION = /^ {2}\.([a-z][\w-]*) \{$/gm;

// All styles are in one file, so components with equal class names would get each other's styles.
test('no class is defined in two stylesheets', () => {
  const definedIn = new Map<string, Set<string>>();
  for (const file of globSync('{src,projects}/**/*.css')) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(DEFINITION)) {
      definedIn.set(name, (definedIn.get(name) ?? new Set()).add(file));
    }
  }
  expect(definedIn.size).toBeGreaterThan(100);
  const shared = [...definedIn].filter(([, files]) => files.size > 1);
  expect(shared.map(([name, files]) => [name, ...files])).toEqual([]);
});
