import { readFileSync } from 'node:fs';

import { z } from 'astro/zod';
import { expectNumbers } from '@tests/support/numbers';
import { slugs } from '@tests/support/pages';

const MEASURED = 'bench/README.md';
const LIMITS = 'tests/support/budgets.ts';
const COMPARED = 'docs/adr/0001-astro-with-react-islands.md';
const results = z.object({
  weights: z.object({
    figures: z.object({ pages: z.array(z.object({ path: z.string(), total: z.number() })) }),
  }),
});

/** The mean of all write-ups in KB, to the ten. */
function weightOfAWriteUp(): number {
  const { weights } = results.parse(JSON.parse(readFileSync('bench/results.json', 'utf8')));
  const totals = weights.figures.pages
    .filter(({ path }) => path.startsWith('/projects/'))
    .map(({ total }) => total);
  return 10 * Math.round(totals.reduce((sum, total) => sum + total, 0) / totals.length / 10_000);
}

expectNumbers('portfolio', {
  spec: ['48'],
  computed: {
    '15': () => slugs.length,
    '70': weightOfAWriteUp,
  },
  recorded: {
    '6.9': MEASURED,
    '12.5': MEASURED,
    '12.7': MEASURED,
    '39.7': MEASURED,
    '7.4': MEASURED,
    '70.6': MEASURED,
    '149.7': MEASURED,
    '3.0': MEASURED,
    '18': MEASURED,
    '2026': MEASURED,
    '74': LIMITS,
    '150': LIMITS,
    '95': LIMITS,
    '138': COMPARED,
    '16': COMPARED,
  },
  standard: {
    '1.1': 'HTTP/1.1',
    '2': 'HTTP/2',
    '200': 'HTTP, OK',
    '502': 'HTTP, Bad Gateway',
    '503': 'HTTP, Service Unavailable',
    '504': 'HTTP, Gateway Timeout',
  },
});
