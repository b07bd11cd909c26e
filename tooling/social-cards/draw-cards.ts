// A thread that draws the cards it is given. Node runs this file and what it imports as they are.
import { workerData } from 'node:worker_threads';

import { writeWhole } from '../kept.ts';
import { drawCard } from './draw-card.ts';
import type { Card } from './list-cards.ts';

/** A card and where its picture goes. */
export interface Job {
  card: Card;
  file: string;
}

/** Enough to keep the processors of a small machine busy. */
const AT_ONCE = 4;

const given: unknown = workerData;
const queue = (isJobs(given) ? given : []).values();
await Promise.all(Array.from({ length: AT_ONCE }, work));

async function work(): Promise<void> {
  for (const { card, file } of queue) await writeWhole(file, await drawCard(card));
}

function isJobs(value: unknown): value is Job[] {
  return Array.isArray(value);
}
