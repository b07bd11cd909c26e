import { defineSettings } from '@/stage/define-settings';
import { choice, line, whole } from '@/stage/setting-kinds';

import { LEVELS } from './lie';

/** What is done to the record. `number` is the gesture; the others are in More. */
export const CRIMES = ['number', 'root', 'drop', 'swap', 'forge'] as const;

export const BOXES = { from: 0, to: 99 } as const;

const LAST_BLOCK = 6;
export const LONGEST_SERIAL = 40;

/** Everything a run depends on. Hashes and signatures differ each time, because the keys do; verdicts do not. */
export const settings = defineSettings({
  at: whole({ name: 'Block to change', start: 2, from: 0, to: LAST_BLOCK }),
  to: whole({
    name: 'Boxes it says',
    start: 40,
    ...BOXES,
    unit: (boxes) => (boxes === 1 ? 'box' : 'boxes'),
  }),
  as: choice('How the lie is hidden', LEVELS, 'none'),
  kept: choice('How the record is kept', ['list', 'chain'] as const, 'chain'),
  crime: choice('What is done', CRIMES, 'number'),
  box: whole({ name: 'Box to prove', start: 17, from: 1, to: BOXES.to }),
  serial: line('A serial number', '', LONGEST_SERIAL),
  seed: whole({ name: 'Seed', start: 189, from: 0, to: 2 ** 31 - 1 }),
});

export type Settings = typeof settings.start;
