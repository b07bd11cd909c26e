import { expectNumbers } from '@tests/support/numbers';

import { ageOverTime, GENERATION_MS, SNAPSHOT_EVERY_MS, STROKE_MS } from './figures/age-over-time';

const painted = STROKE_MS / GENERATION_MS;
const unpainted = STROKE_MS / SNAPSHOT_EVERY_MS - painted;

expectNumbers('imaginix', {
  example: ['20', '1', '0.5', '4', '8'],
  standard: { '60': 'frames per second of a common screen' },
  computed: {
    '16.7': () => 1_000 / 60,
    '40': () => SNAPSHOT_EVERY_MS,
    '39': () => unpainted - 1,
    '200': () => GENERATION_MS,
    '0': () => oldestAge(SNAPSHOT_EVERY_MS) - 2 * GENERATION_MS - SNAPSHOT_EVERY_MS,
    '400': () => Math.max(...ageOverTime(GENERATION_MS).map(([, age]) => age)),
    '420': () => oldestAge(20),
    '440': () => oldestAge(SNAPSHOT_EVERY_MS),
    '1,640': () => ageOverTime(SNAPSHOT_EVERY_MS).at(-1)?.[1] ?? 0,
  },
});

/** The oldest shown picture of the latest-only rule, over every phase of the model, in whole ms. */
function oldestAge(snapshotEvery: number) {
  let oldest = 0;
  for (let phase = 0; phase < snapshotEvery; phase += 1) {
    for (let freeMs = phase + 1_000; freeMs <= phase + 5_000; freeMs += GENERATION_MS) {
      // A model that is free at the very moment of a snapshot takes the one before it.
      const taken = (Math.ceil(freeMs / snapshotEvery) - 1) * snapshotEvery;
      oldest = Math.max(oldest, freeMs + 2 * GENERATION_MS - taken);
    }
  }
  return oldest;
}
