import { defineSettings } from '@/stage/define-settings';
import { choice, line, whole } from '@/stage/setting-kinds';

/** Longer messages do not fit between the halves. */
export const LONGEST_TEXT = 120;

/** How the workers go about it. */
const WAYS = ['wait', 'guess', 'race'] as const;
const LOCKS = ['time', 'date'] as const;

/** A crew as it is said: "4 workers". */
export const WORKERS = whole({
  name: 'Workers',
  start: 1,
  from: 1,
  to: 8,
  unit: (count) => (count === 1 ? 'worker' : 'workers'),
});

/** Everything a run depends on, apart from the device's speed. */
export const settings = defineSettings({
  seconds: whole({
    name: 'Sealed for',
    start: 30,
    from: 2,
    to: 120,
    unit: 'seconds',
  }),
  workers: WORKERS,
  way: choice<(typeof WAYS)[number]>('Way', WAYS, 'wait'),
  byte: whole({ name: 'Changed byte', start: 0, from: 0, to: 272 }),
  lock: choice<(typeof LOCKS)[number]>('Lock', LOCKS, 'time'),
  text: line('Message', 'Meet me at the lake.', LONGEST_TEXT),
});

export type Settings = typeof settings.start;
