import { choice, defineSettings, whole } from '@/stage/settings';
import type { Setting } from '@/stage/settings';

import { readCapsule } from './capsule-link';

const LOCKS = ['pile', 'chain'] as const;
/** How whoever wants in goes about it. */
const WAYS = ['wait', 'guess', 'key'] as const;

export type Lock = (typeof LOCKS)[number];
export type Way = (typeof WAYS)[number];

/** A crew as it is said: "4 workers". */
export const WORKERS = whole({
  name: 'Workers',
  start: 1,
  from: 1,
  to: 8,
  unit: (count) => (count === 1 ? 'worker' : 'workers'),
});

/** A capsule that somebody sent; empty for one's own. */
const CAPSULE: Setting<string> = {
  start: '',
  parse: (text) =>
    readCapsule(text)
      ? { value: text }
      : { problem: 'Capsule: this link is damaged, ask for it again.' },
  write: (text) => text,
};

/** Everything a run depends on, apart from the device's speed and the message. */
export const settings = defineSettings({
  rounds: whole({ name: 'Rounds', start: 60, from: 12, to: 120, unit: 'rounds' }),
  workers: WORKERS,
  lock: choice<Lock>('Lock', LOCKS, 'pile'),
  way: choice<Way>('Way', WAYS, 'wait'),
  byte: whole({ name: 'Changed byte', start: 0, from: 0, to: 272 }),
  capsule: CAPSULE,
});

export type Settings = typeof settings.start;
