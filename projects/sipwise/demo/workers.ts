/* Outside the components, because a job starts again when its worker's maker is a new function. */

/** Draws the futures (futures.worker.ts). */
export function createSimulator(): Worker {
  return new Worker(new URL('./futures.worker.ts', import.meta.url), { type: 'module' });
}

/** Trains the forest (forest.worker.ts). */
export function createTrainer(): Worker {
  return new Worker(new URL('./forest.worker.ts', import.meta.url), { type: 'module' });
}
