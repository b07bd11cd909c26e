import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { findNumbers, type FoundNumber } from './find-numbers';
import { SPECIFIED } from './specified-numbers';

/** Where each number of a write-up comes from. */
export interface NumberSources {
  /** From the specification; must be in the project's list in specified-numbers.ts. */
  spec?: string[];
  /** Computed by the project's own code, to the decimals that the text shows. */
  computed?: Record<string, () => number | Promise<number>>;
  /** Measured by a script and written down: the number and the file that holds it. */
  recorded?: Record<string, string>;
  /** What the page itself chose to compute with: the number and what it is. */
  input?: Record<string, string>;
  /** Chosen to explain something; the paragraph says so, or one sentence for its section or page. */
  example?: string[];
  /** Fixed by a standard, a protocol or nature: the number and the name of what fixes it. */
  standard?: Record<string, string>;
}

const MARKS =
  /\b(?:for example|examples?|say|suppose|supposing|imagine|assume|assuming|made-up|such as|take)\b/i;

/** Every number in the write-up of a project has a source, and every source is used. */
export function expectNumbers(slug: string, sources: NumberSources): void {
  const found = findNumbers(readFileSync(`projects/${slug}/${slug}.mdx`, 'utf8'));
  const {
    spec = [],
    computed = {},
    recorded = {},
    input = {},
    example = [],
    standard = {},
  } = sources;
  const known = [
    ...spec,
    ...[computed, recorded, input, standard].flatMap((list) => Object.keys(list)),
  ];

  test(`every number of ${slug} has a source`, () => {
    expect(withoutSource(found, known, example)).toEqual([]);
  });

  test(`every listed source of ${slug} is used`, () => {
    const used = new Set(found.map(({ token }) => token));
    expect([...known, ...example].filter((token) => !used.has(token))).toEqual([]);
  });

  test(`what ${slug} takes from the specification is there`, () => {
    expect(spec.filter((token) => !SPECIFIED[slug]?.includes(token))).toEqual([]);
  });

  test(`what ${slug} says was measured is written down`, () => {
    const holds = (file: string, token: string) => readFileSync(file, 'utf8').includes(token);
    expect(Object.entries(recorded).filter(([token, file]) => !holds(file, token))).toEqual([]);
  });

  if (Object.keys(computed).length === 0) return;
  test.each(Object.entries(computed))(`${slug} computes %s`, async (token, compute) => {
    const shown = token.replaceAll(',', '');
    const decimals = shown.split('.')[1]?.length ?? 0;
    expect((await compute()).toFixed(decimals)).toBe(shown);
  });
}

/** The numbers that are neither known nor marked as an example where they stand. */
export function withoutSource(
  found: FoundNumber[],
  known: string[],
  example: string[],
): { token: string; where: string }[] {
  return found
    .filter(({ token }) => !known.includes(token))
    .filter(({ token, context }) => !(example.includes(token) && MARKS.test(context)))
    .map(({ token, where }) => ({ token, where }));
}
