import { expectNumbers } from '@tests/support/numbers';
import { slugs } from '@tests/support/pages';

const MEASURED = 'bench/README.md';
const LIMITS = 'tests/support/budgets.ts';
const COMPARED = 'docs/adr/0001-astro-with-react-islands.md';

expectNumbers('portfolio', {
  spec: ['48'],
  computed: {
    '15': () => slugs.length,
  },
  recorded: {
    '6.9': MEASURED,
    '12.5': MEASURED,
    '12.7': MEASURED,
    '39.7': MEASURED,
    '7.4': MEASURED,
    '70.6': MEASURED,
    '149.7': MEASURED,
    '67': MEASURED,
    '71': MEASURED,
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
