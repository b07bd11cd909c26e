import { expectNumbers } from '@tests/support/numbers';

import { largestStableSeconds } from './demo/motion';
import { CALLED_BACK_MS, DAMPING, EASE_MS, easedAt, STIFFNESS } from './figures/motion';

const FADE_SECONDS = 0.6;
const STAGGER_SECONDS = 0.15;
const BUDGET_SECONDS = 0.45;
const STEP_MS = 0.01;

expectNumbers('oldportfolio', {
  example: ['100', '12', '4', '0.6', '0.15', '0.45', 'twelve'],
  standard: { '0': 'CSS opacity of an invisible element' },
  computed: {
    '400': () => EASE_MS,
    '58': () => easedAt(CALLED_BACK_MS),
    '0.42': () => (easedAt(CALLED_BACK_MS) - easedAt(CALLED_BACK_MS - STEP_MS)) / STEP_MS,
    '0.43': () => (easedAt(CALLED_BACK_MS) - easedAt(CALLED_BACK_MS + STEP_MS)) / STEP_MS,
    // Rounded down: just above the limit the spring gains energy.
    '0.063': () =>
      Math.floor(1_000 * largestStableSeconds({ stiffness: STIFFNESS, damping: DAMPING })) / 1_000,
    '2.25': () => readableAt(12, STAGGER_SECONDS),
    '1.05': () => readableAt(4, STAGGER_SECONDS),
    '0.04': () => BUDGET_SECONDS / 11,
  },
});

/** When the last of a staggered list has faded in. */
function readableAt(count: number, stagger: number) {
  return (count - 1) * stagger + FADE_SECONDS;
}
