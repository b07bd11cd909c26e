import { choice, defineSettings, whole } from '@/stage/settings';

import type { Order } from './page';

/** Everything a run depends on, apart from what this browser's gzip makes of it. */
export const settings = defineSettings({
  bytes: whole({ name: 'Bytes', start: 8_000, from: 1_000, to: 48_000, unit: 'bytes' }),
  order: choice<Order>('Order', ['last', 'first'], 'last'),
  rtt: whole({
    name: 'Round trip',
    start: 300,
    from: 10,
    to: 2_000,
    step: 10,
    unit: 'ms',
    isRatio: true,
  }),
  window: whole({
    name: 'First trip',
    start: 10,
    from: 1,
    to: 64,
    unit: 'segments',
  }),
});

export type Settings = typeof settings.start;
