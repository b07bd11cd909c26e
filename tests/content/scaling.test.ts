import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { readResults } from '../../bench/receipts/results';
import { DOCUMENT, makeScaling, PLOT } from '../../bench/scale';

const made = await makeScaling(readResults());

test.skipIf(!made)(
  'docs/scaling.md has the figures that were measured, and the plot of its day',
  () => {
    expect(readFileSync(DOCUMENT, 'utf8')).toBe(made?.document);
    expect(readFileSync(PLOT, 'utf8')).toBe(made?.plot);
  },
);
