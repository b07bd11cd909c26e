import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** The write-up of a project, without its frontmatter, must contain these facts of the specification. */
export function expectFacts(slug: string, facts: RegExp[]): void {
  const source = readFileSync(`projects/${slug}/${slug}.mdx`, 'utf8');
  // Where a line is wrapped makes no difference to a fact.
  const text = source.replace(/^---[\s\S]*?^---$/m, '').replaceAll(/\s+/g, ' ');
  test.each(facts)(`the write-up of ${slug} says %s`, (fact) => {
    expect(text).toMatch(fact);
  });
}
