import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  choice,
  defineSettings,
  flag,
  line,
  number,
  readNumber,
  readRupees,
  rupees,
  whole,
} from './settings';

const settings = defineSettings({
  goal: rupees({ name: 'Goal', start: 500_000, from: 100_000, to: 1_000_000 }),
  years: whole({
    name: 'Time',
    start: 5,
    from: 1,
    to: 10,
    unit: (years) => (years === 1 ? 'year' : 'years'),
  }),
  sure: number({ name: 'Odds', start: 80, from: 50, to: 95, unit: '%' }),
  order: choice('Order', ['first', 'last'], 'first'),
  salt: flag('Salt', true),
  words: line('Your words', '', 40),
});

const read = (query: string) => settings.parse(new URLSearchParams(query));

test('an empty address is the first run, and the first run has an empty address', () => {
  expect(read('').values).toEqual(settings.start);
  expect(read('').problems).toEqual({});
  expect(settings.write(settings.start)).toBe('');
});

test('what an address says is what runs, to the last digit', () => {
  const { values } = read('goal=499999.5&sure=80.4&years=1&order=last&salt=0&words=a%26b');
  expect(values).toEqual({
    goal: 499_999.5,
    sure: 80.4,
    years: 1,
    order: 'last',
    salt: false,
    words: 'a&b',
  });
  expect(read(settings.write(values)).values).toEqual(values);
});

test('every run survives its own address', () => {
  const runs = fc.record({
    goal: fc.double({ min: 100_000, max: 1_000_000, noNaN: true }),
    years: fc.integer({ min: 1, max: 10 }),
    sure: fc.double({ min: 50, max: 95, noNaN: true }),
    order: fc.constantFrom('first' as const, 'last' as const),
    salt: fc.boolean(),
    words: fc.string({ maxLength: 40, unit: 'grapheme-ascii' }),
  });
  fc.assert(
    fc.property(runs, (run) => {
      expect(read(settings.write(run))).toEqual({ values: run, problems: {} });
    }),
  );
});

test('a value that cannot be used gets a sentence and the usual value', () => {
  const { values, problems } = read('goal=lots&years=2.5&sure=1e99&order=sideways&salt=maybe');
  expect(values).toEqual(settings.start);
  expect(problems).toEqual({
    goal: 'Goal: choose a number from 1,00,000 to 10,00,000 rupees.',
    years: 'Time: choose a whole number from 1 to 10 years.',
    sure: 'Odds: choose a number from 50 to 95 %.',
    order: 'Order: choose one of first, last.',
    salt: 'Salt: choose 1 or 0.',
  });
});

test('no address makes it throw or leaves the ranges', () => {
  const texts = fc.dictionary(
    fc.constantFrom('goal', 'years', 'sure', 'order', 'salt', 'words', '__proto__', 'x'),
    fc.oneof(fc.string(), fc.constantFrom('-1', '1e30', 'NaN', '<script>', '9'.repeat(5_000))),
  );
  fc.assert(
    fc.property(texts, (query) => {
      const { values } = settings.parse(new URLSearchParams(query));
      expect(values.goal).toBeGreaterThanOrEqual(100_000);
      expect(values.goal).toBeLessThanOrEqual(1_000_000);
      expect(Number.isInteger(values.years)).toBe(true);
      expect(values.words.length).toBeLessThanOrEqual(40);
    }),
  );
});

test('an address is a shared run only if it sets something that can be used', () => {
  expect(settings.hasUsable(new URLSearchParams('goal=7L&years=nonsense'))).toBe(true);
  expect(settings.hasUsable(new URLSearchParams('goal=1'))).toBe(false);
  expect(settings.hasUsable(new URLSearchParams('utm_source=mail'))).toBe(false);
});

test('units follow their number', () => {
  expect(settings.shape.goal.parse('5L')).toEqual({ value: 500_000 });
  const years = whole({
    name: 'T',
    start: 5,
    from: 1,
    to: 10,
    unit: (n) => (n === 1 ? 'y' : 'ys'),
  });
  expect([years.say(1), years.say(2)]).toEqual(['1 y', '2 ys']);
});

test('a setting whose name an object cannot hold is a fault of the demo, said at once', () => {
  expect(() => defineSettings({ ['__proto__']: flag('Prototype') })).toThrow('has no value');
});

test.each([
  ['500000', 500_000],
  ['5,00,000', 500_000],
  ['5 00 000', 500_000],
  ['2.5', 2.5],
  ['.5', 0.5],
  ['1e6', 1_000_000],
  ['-1', -1],
  ['−1', -1],
])('%s is %d', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test.each(['', ' ', 'five', '5L', '1e', '0x10', 'Infinity', 'NaN', '1.2.3', '<b>1</b>'])(
  '"%s" is no number',
  (text) => {
    expect(readNumber(text)).toBeNaN();
  },
);

test.each([
  ['5L', 500_000],
  ['5 lakh', 500_000],
  ['5 lakhs', 500_000],
  ['5lac', 500_000],
  ['1.1 lakh', 110_000],
  ['₹5,00,000', 500_000],
  ['₹ 5,00,000/-', 500_000],
  ['Rs. 6,000', 6_000],
  ['INR 6000', 6_000],
  ['0.1 crore', 1_000_000],
  ['1Cr', 10_000_000],
  ['20k', 20_000],
  ['6000 rupees', 6_000],
  ['1e6', 1_000_000],
])('%s is %d rupees', (text, rupees) => {
  expect(readRupees(text)).toBe(rupees);
});

test.each(['', '₹', 'L', 'lakh', '5 apples', '5LL'])('"%s" is no amount', (text) => {
  expect(readRupees(text)).toBeNaN();
});

test('what was written comes back to the last digit', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(readNumber(String(value))).toBe(value === 0 ? 0 : value);
    }),
  );
});

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect([readNumber(text), readRupees(text)].every((n) => typeof n === 'number')).toBe(true);
    }),
  );
});
