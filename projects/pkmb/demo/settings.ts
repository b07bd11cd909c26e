import { defineSettings, flag, whole } from '@/stage/settings';

import { MOST_ORDERS } from './blocks';
import { SUPPLY } from './sale';

const MOST_SEEDS = 9_999;

/** How often the pictures are dealt, as it is said: "1 deal". Each deal is another order of the block. */
export const TRIES = whole({
  name: 'Deals',
  start: 1,
  from: 1,
  to: MOST_ORDERS,
  unit: (count) => (count === 1 ? 'deal' : 'deals'),
  isRatio: true,
});

/** Everything a sale depends on. */
export const settings = defineSettings({
  sold: whole({
    name: 'The deal',
    start: SUPPLY,
    from: 0,
    to: SUPPLY,
    step: 10,
    unit: 'sales before it',
  }),
  tries: TRIES,
  sealed: flag('The sealed number'),
  shuffled: flag('The shuffle', true),
  seed: whole({ name: 'Seed', start: 25, from: 1, to: MOST_SEEDS, format: String }),
});

export type Settings = typeof settings.start;

/** How many deals there really are: who builds the block of the draw can choose only once everything is sold. */
export function triesOf({ sold, tries }: Pick<Settings, 'sold' | 'tries'>): number {
  return sold === SUPPLY ? tries : 1;
}
