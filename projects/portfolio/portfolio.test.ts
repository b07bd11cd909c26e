import { expectFacts } from '@tests/support/facts';
import { expectNumbers } from '@tests/support/numbers';
import { slugs } from '@tests/support/pages';

const MEASURED = 'bench/README.md';
const LIMITS = 'tests/e2e/budgets.spec.ts';
const COMPARED = 'projects/portfolio/figures/ScriptWeight.tsx';

expectFacts('portfolio', [/portfolio/i, /music widget/, /48 *quotes|48\s+quotes/]);

expectNumbers('portfolio', {
  spec: ['48', '2025-08-23'],
  computed: {
    '15': () => slugs.length,
    '7.9': () => 151 - (5.8 + 10 + 39.7 + 3.7 + 83.9),
  },
  recorded: {
    '5.8': MEASURED,
    '10.0': MEASURED,
    '39.7': MEASURED,
    '3.7': MEASURED,
    '83.9': MEASURED,
    '151': MEASURED,
    '62': MEASURED,
    '69': MEASURED,
    '16': MEASURED,
    '2026': MEASURED,
    '85': LIMITS,
    '190': LIMITS,
    '100': LIMITS,
    '0': COMPARED,
    '8': COMPARED,
    '7': COMPARED,
  },
  input: { '1': 'the end of the loop of a cover' },
  standard: {
    '200': 'HTTP, OK',
    '502': 'HTTP, Bad Gateway',
    '503': 'HTTP, Service Unavailable',
    '504': 'HTTP, Gateway Timeout',
  },
});
