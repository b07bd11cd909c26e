import { choice, defineSettings, flag, number, whole } from '@/stage/settings';

import { FASTEST } from './hand';

const DEEDS = ['wait', 'throw', 'back', 'second'] as const;
const WAYS = ['transform', 'left'] as const;
const APPROACHES = ['naive', 'mine'] as const;

const percent = (name: string, start: number) =>
  number({ name, start, from: 0, to: 100, unit: 'percent' });

/** The numbers of a run, as handles, fields and words need them. Places are in percent of the field. */
export const NUMBERS = {
  speed: whole({
    name: 'Speed of the throw',
    start: 2_400,
    from: 0,
    to: FASTEST,
    step: 100,
    unit: 'pixels a second',
  }),
  angle: whole({
    name: 'Direction of the throw',
    start: 135,
    from: 0,
    to: 359,
    step: 5,
    unit: 'degrees',
  }),
  x: percent('Let go at, across', 58),
  y: percent('Let go at, down', 84),
  hx: percent('Home, across', 80),
  hy: percent('Home, down', 60),
  after: whole({
    name: 'Called back after',
    start: 100,
    from: 10,
    to: 2_000,
    step: 10,
    unit: 'milliseconds',
  }),
  step: whole({
    name: 'Length of one step',
    start: 1_000,
    from: 1,
    to: 1_000,
    step: 10,
    unit: 'milliseconds',
  }),
  cards: whole({
    name: 'Cards',
    start: 1,
    from: 1,
    to: 500,
    isRatio: true,
    unit: (count) => (count === 1 ? 'card' : 'cards'),
  }),
  stiffness: whole({ name: 'Stiffness', start: 60, from: 20, to: 1_000, step: 10 }),
  damping: whole({ name: 'Damping', start: 8, from: 1, to: 120 }),
  curve: whole({
    name: 'Timed curve',
    start: 400,
    from: 80,
    to: 2_000,
    step: 20,
    unit: 'milliseconds',
  }),
};

/** Everything a run depends on, apart from the size of the field. */
export const settings = defineSettings({
  do: choice<(typeof DEEDS)[number]>('What to do', DEEDS, 'wait'),
  ...NUMBERS,
  by: choice<(typeof WAYS)[number]>('Copies move by', WAYS, 'transform'),
  slow: flag('Slow motion'),
  approach: choice<(typeof APPROACHES)[number]>('Motion', APPROACHES, 'naive'),
});

export type Settings = typeof settings.start;
