import { choice, defineSettings, flag, whole } from '@/stage/settings';
import type { NumberControl } from '@/stage/number-control';

import { JURIES, MOST_JURORS } from './juries';
import { CHEATS } from './seals';
import type { Cheat } from './seals';

/** Everything a run depends on. */
export interface Settings {
  readonly votes: 'open' | 'sealed';
  readonly jurors: number;
  readonly right: number;
  readonly peek: number;
  readonly salt: boolean;
  readonly cheat: Cheat;
  readonly juror: number;
  readonly case: number;
  readonly rent: number;
  readonly seed: number;
}

const indian = new Intl.NumberFormat('en-IN');

const jurors = whole({
  name: 'Jurors',
  start: 9,
  from: 3,
  to: MOST_JURORS,
  step: 2,
  unit: 'jurors',
});

export const settings = defineSettings<Settings>({
  votes: choice('Votes', ['open', 'sealed'], 'open'),
  jurors: {
    ...jurors,
    parse: (text: string) => {
      const reading = jurors.parse(text);
      const isOdd = 'value' in reading && reading.value % 2 === 1;
      return isOdd ? reading : { problem: 'Jurors: choose an odd number from 3 to 15.' };
    },
  },
  right: whole({ name: 'One juror is right', start: 70, from: 30, to: 95, unit: '%' }),
  peek: whole({ name: 'Jurors peek', start: 0, from: 0, to: 100, unit: '%' }),
  salt: flag('Salt', true),
  cheat: choice('Cheat', CHEATS, 'honest'),
  juror: whole({ name: 'The juror who cheats', start: 4, from: 1, to: MOST_JURORS }),
  // The eye turns this jury vote by vote, which settings.test.ts checks.
  case: whole({ name: 'Case', start: 366, from: 1, to: JURIES, format: String }),
  rent: whole({
    name: 'Rent',
    start: 20_000,
    from: 1,
    to: 1_000_000,
    unit: 'coins',
    isRatio: true,
    format: (value) => indian.format(value),
  }),
  seed: whole({ name: 'Draw of the jurors', start: 11, from: 1, to: 9_999, format: String }),
});

/** A juries' size is odd; dragging may pass over even numbers and stays where it was. */
export function keepOdd(control: NumberControl): NumberControl {
  const { value, change } = control;
  return {
    ...control,
    change: (next) => change(next % 2 === 1 ? next : next > value ? next - 1 : next + 1),
  };
}
