import { choice, defineSettings, whole } from '@/stage/settings';
import type { Setting } from '@/stage/settings';

import { PARTS } from './trips';
import type { Order, Part } from './trips';

/** A page without parts, in an address. */
const NONE = 'none';
const BETWEEN = '-';

/** What is in the page, such as "script-photo"; always in the order of PARTS. */
const partsSetting: Setting<readonly Part[]> = {
  start: PARTS,
  parse: (text) => {
    const named = text === NONE ? [] : text.split(BETWEEN);
    const value = PARTS.filter((part) => named.includes(part));
    return value.length === named.length
      ? { value }
      : { problem: `Parts: choose some of ${PARTS.join(BETWEEN)}, or ${NONE}.` };
  },
  write: (parts) => parts.join(BETWEEN) || NONE,
};

/** Everything a run depends on, apart from what this browser's compressors make of it. */
export const settings = defineSettings({
  parts: partsSetting,
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
    name: 'First window',
    start: 10,
    from: 1,
    to: 64,
    unit: (count) => (count === 1 ? 'segment' : 'segments'),
  }),
  leaf: whole({ name: 'Width of the leaf', start: 80, from: 20, to: 160, step: 2 }),
  quality: whole({ name: 'JPEG quality', start: 45, from: 1, to: 95, unit: 'of 100' }),
  fill: whole({ name: 'Fill up to', start: 0, from: 0, to: 500_000, unit: 'bytes' }),
});

export type Settings = typeof settings.start;

/** The same parts with this one in or out. */
export function withPart(parts: readonly Part[], part: Part, isIn: boolean): readonly Part[] {
  return PARTS.filter((one) => (one === part ? isIn : parts.includes(one)));
}
