// A thread that draws the cards it is given.
import { parentPort, workerData } from 'node:worker_threads';

import { writeWhole } from '../kept.ts';
import type { Card } from './card.ts';
import { drawCard } from './draw-card.ts';

/** A card and where its picture goes. */
export interface Job {
  card: Card;
  file: string;
}

// One at a time: a picture being drawn takes megabytes.
for (const { card, file } of workerData as Job[]) await writeWhole(file, await drawCard(card));
parentPort?.postMessage('done');
