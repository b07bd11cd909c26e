import { answerMessages } from '@/stage/answer-messages';

import { shiftsOfOrders } from './blocks';
import { runSale } from './run-sale';
import type { Settings } from './settings';

/** The hashes of one seed's orders: thousands, and the same while a hand moves the draw. */
let known: { readonly seed: number; readonly shifts: readonly number[] } | undefined;

answerMessages((request: Settings) => {
  const { seed } = request;
  if (known?.seed !== seed) known = { seed, shifts: shiftsOfOrders(seed) };
  return runSale(request, known.shifts);
});
