import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';

import {
  receiptsSchema,
  type Part,
  type PartName,
  type Receipts,
} from '../../src/collections/receipts.schema.ts';

export const RESULTS = 'bench/results.json';

/** In the order of the page. */
export const PART_NAMES: readonly PartName[] = receiptsSchema.keyof().options;

/** What was measured so far; nothing on a site that has measured nothing. */
export function readResults(): Receipts {
  return existsSync(RESULTS) ? receiptsSchema.parse(JSON.parse(readFileSync(RESULTS, 'utf8'))) : {};
}

/** Writes them as `npm run check` wants files to be formatted. */
export async function writeResults(receipts: Receipts): Promise<void> {
  const options = await resolveConfig(RESULTS);
  const text = await format(JSON.stringify(receipts), { ...options, filepath: RESULTS });
  writeFileSync(RESULTS, text);
}

/** The receipts with one part measured anew; all others stay as they are, each with its own commit and date. */
export function mergePart(receipts: Receipts, name: PartName, part: Part): Receipts {
  const merged: Record<string, unknown> = { ...receipts, [name]: part };
  const inOrder = PART_NAMES.filter((one) => merged[one] !== undefined);
  return receiptsSchema.parse(Object.fromEntries(inOrder.map((one) => [one, merged[one]])));
}

/** The parts that were asked for by name, or all. Throws a sentence that lists the names. */
export function choosePartNames(wanted: readonly string[]): PartName[] {
  const unknown = wanted.filter((one) => !PART_NAMES.some((name) => name === one));
  if (unknown.length > 0)
    throw new Error(
      `There is no part ${unknown.join(', ')}. The parts are ${PART_NAMES.join(', ')}.`,
    );
  return PART_NAMES.filter((name) => wanted.length === 0 || wanted.includes(name));
}
