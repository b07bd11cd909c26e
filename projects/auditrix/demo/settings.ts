import { choice, defineSettings, line, whole } from '@/stage/settings';

import { MOST_UP, OPERATORS } from './contracts';

export const LONGEST_QUOTE = 120;

const PLACES = [
  'last line, after the call',
  'line 3 of 4, after the call',
  'line 2 of 4, above the call',
  'line 1 of 4, above the read',
];
const coins = (count: number) => (count === 1 ? 'coin' : 'coins');

/** Where the orange line is, said by its place. */
export const UP = {
  ...whole({ name: 'Lines moved up', start: 0, from: 0, to: MOST_UP }),
  say: (up: number) => PLACES[up] ?? '',
};

/** What the thief puts in, said in coins. */
export const THIEF = whole({ name: 'Thief puts in', start: 1, from: 1, to: 12, unit: coins });

/** Everything a run depends on. */
export const settings = defineSettings({
  thief: THIEF,
  savers: whole({ name: 'Savers put in', start: 59, from: 1, to: 60, unit: coins }),
  up: UP,
  operator: choice('The orange line', OPERATORS, 'clear'),
  approach: choice('Auditor', ['naive', 'mine'] as const, 'naive'),
  /** What the visitor accuses the vault of. Empty: the auditor accuses the orange line. */
  quote: line('An accusation', '', LONGEST_QUOTE),
});

export type Settings = typeof settings.start;
