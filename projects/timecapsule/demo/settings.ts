import { choice, defineSettings, whole } from '@/stage/settings';

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

/** Everything a run depends on, apart from the device's speed and the message. */
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
});

export type Settings = typeof settings.start;
