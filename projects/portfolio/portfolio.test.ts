import { expectNumbers } from '@tests/support/numbers';
import { slugs } from '@tests/support/pages';

const MEASURED = 'bench/README.md';
const LIMITS = 'tests/support/budgets.ts';
const COMPARED = 'projects/portfolio/figures/ScriptWeight.tsx';

expectNumbers('portfolio', {
  spec: ['48', '2025-08-23'],
  computed: {
    '15': () => slugs.length,
    '20.5': () => 168.1 - (6 + 11.3 + 39.7 + 6.5 + 84.1),
  },
  recorded: {
    '6.0': MEASURED,
    '11.3': MEASURED,
    '39.7': MEASURED,
    '6.5': MEASURED,
    '84.1': MEASURED,
    '168.1': MEASURED,
    '73': MEASURED,
    '82': MEASURED,
    '17': MEASURED,
    '2026': MEASURED,
    '85': LIMITS,
    '190': LIMITS,
    '100': LIMITS,
    '0': COMPARED,
    '16': COMPARED,
    '8': COMPARED,
    '7': COMPARED,
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
