// A thread that draws the cards it is given. Node runs this file and what it imports as they are.
import { rename, writeFile } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';

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
  for (const { card, file } of queue) {
    // Under its name only when it is whole: a build that is stopped must not leave half a picture behind.
    const unfinished = `${file}.part`;
    await writeFile(unfinished, await drawCard(card));
    await rename(unfinished, file);
  }
}

function isJobs(value: unknown): value is Job[] {
  return Array.isArray(value);
}
