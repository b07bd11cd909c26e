import { defineSettings, flag, whole } from '@/stage/settings';

import { MOST_ORDERS } from './blocks';
import { SUPPLY } from './sale';

const MOST_SEEDS = 9_999;

/** A number of orders as it is said: "1 order". */
export const TRIES = whole({
  name: 'Orders tried',
  start: 1,
  from: 1,
  to: MOST_ORDERS,
  unit: (count) => (count === 1 ? 'order' : 'orders'),
  isRatio: true,
});

/** Everything a sale depends on. */
export const settings = defineSettings({
  sold: whole({
    name: 'The draw',
    start: 0,
    from: 0,
    to: SUPPLY,
    step: 10,
    unit: 'of 1,000 sales before it',
  }),
  tries: TRIES,
  sealed: flag('The sealed number'),
  shuffled: flag('The shuffle', true),
  seed: whole({ name: 'Seed', start: 25, from: 1, to: MOST_SEEDS, format: String }),
});

export type Settings = typeof settings.start;
