// `npm run receipts` ends with this, and `node bench/scale.ts` does it alone: writes the figures of docs/scaling.md from bench/results.json,
// bench/prices.json and a simulated day, and the plot of that day.
import { readFileSync, writeFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';

import type { Receipts } from '../src/collections/receipts.schema.ts';
import { slugs } from '../tests/support/pages.ts';
import { readResults } from './receipts/results.ts';
import { pricesSchema } from './scale/costs.ts';
import { describeScale, fillBlocks } from './scale/document.ts';
import { drawDay } from './scale/plot.ts';
import { simulateDay, type Day } from './scale/simulate.ts';

const PRICES = 'bench/prices.json';
export const DOCUMENT = 'docs/scaling.md';
export const PLOT = 'docs/scaling.svg';

/** The day that everybody forwards the link. */
const DAY: Omit<Day, 'requestsPerVisit' | 'writeUps'> = {
  seed: 36,
  visits: 100_000_000,
  spike: 1_000,
  spikeAtHour: 15,
  locations: 300,
  staySeconds: 60,
  pageSeconds: 60,
};

/** The document with its figures, and the plot, as they have to be; undefined before the weights were measured. */
export async function makeScaling(
  receipts: Receipts,
): Promise<{ document: string; plot: string } | undefined> {
  const visit = receipts.weights?.figures.visit;
  if (!visit) return undefined;
  const day = { ...DAY, requestsPerVisit: visit.requests, writeUps: Math.max(1, slugs.length) };
  const slots = simulateDay(day);
  const prices = pricesSchema.parse(JSON.parse(readFileSync(PRICES, 'utf8')));
  const text = fillBlocks(
    readFileSync(DOCUMENT, 'utf8'),
    describeScale({ receipts, visit, day, slots, prices }),
  );
  const options = await resolveConfig(DOCUMENT);
  return { document: await format(text, { ...options, filepath: DOCUMENT }), plot: drawDay(slots) };
}

/** Writes the document and the plot. */
export async function writeScaling(receipts: Receipts): Promise<void> {
  const made = await makeScaling(receipts);
  if (!made) return;
  writeFileSync(DOCUMENT, made.document);
  writeFileSync(PLOT, made.plot);
}

if (import.meta.main) await writeScaling(readResults());
