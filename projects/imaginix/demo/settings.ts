import { choice, defineSettings, number, whole } from '@/stage/settings';

import { RULES } from './schedule';
import type { Rule } from './schedule';

const NOISES = ['held', 'fresh'] as const;

/** Everything a run depends on, apart from what the visitor draws. */
export const settings = defineSettings({
  rule: choice<Rule>('Rule', RULES, 'latest'),
  delay: number({
    name: 'Seconds for a picture',
    start: 0.4,
    from: 0.1,
    to: 1.5,
    step: 0.05,
    unit: 'seconds',
    format: (value) => value.toFixed(2),
  }),
  seed: whole({ name: 'Seed', start: 7, from: 1, to: 999 }),
  noise: choice<(typeof NOISES)[number]>('Noise', NOISES, 'held'),
});

export type Settings = typeof settings.start;
