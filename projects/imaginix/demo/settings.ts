import { choice, defineSettings, number, whole } from '@/stage/settings';

import { line } from './line-code';
import { RULES } from './schedule';
import type { Rule } from './schedule';

const NOISES = ['held', 'fresh'] as const;

/** Everything a run depends on. */
export const settings = defineSettings({
  rule: choice<Rule>('Rule', RULES, 'queue'),
  delay: number({
    name: 'Seconds for a picture',
    start: 0.2,
    from: 0.1,
    to: 1.5,
    step: 0.05,
    unit: 'seconds',
    format: (value) => value.toFixed(2),
  }),
  seed: whole({ name: 'Dice', start: 7, from: 1, to: 999 }),
  noise: choice<(typeof NOISES)[number]>('Noise', NOISES, 'held'),
  line,
});

export type Settings = typeof settings.start;
