import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

/** The titles of the laws, from the content file. */
export function listLaws(): string[] {
  const laws: unknown = parse(readFileSync('content/quotes.yaml', 'utf8'));
  return Array.isArray(laws) ? laws.map(String) : [];
}
