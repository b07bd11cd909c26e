import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { describeRun, inputOf, orderOf, settings } from './settings';
import { workOut } from './timers';
import {
  formatClock,
  formatHours,
  formatSpan,
  judge,
  msOver,
  nameRule,
  nameSource,
  readSpan,
  sayAgo,
  sayAway,
  sayHowLate,
  sayHowLong,
  titleOf,
  wordFor,
} from './words';

const runOf = (query: string) => {
  const { values } = settings.parse(new URLSearchParams(query));
  const order = orderOf(values);
  return { values, order, reading: workOut(order, values.away * 1_000, values.sound) };
};

describe('times', () => {
  test.each([
    [1_416_000, '23:36'],
    [60_000, '1:00'],
    [59_001, '1:00'],
    [1, '0:01'],
    [0, '0:00'],
    [-5, '0:00'],
    [86_400_000, '24:00:00'],
    // A sum of tenths may come to 59.999999999999 seconds, which is a minute.
    [35_300.000_000_004, '0:36'],
  ])('%d ms are %s on a clock', (ms, clock) => {
    expect(formatClock(ms)).toBe(clock);
  });

  test.each([
    [2_100, '2.1\u00a0s'],
    [2_000, '2\u00a0s'],
    [20_900, '21\u00a0s'],
    [90_000, '1\u00a0min\u00a030\u00a0s'],
    [1_500_000, '25\u00a0min'],
    [3_605_000, '1\u00a0hour 5\u00a0seconds'],
    [86_460_000, '24\u00a0hours 1\u00a0minute'],
  ])('%d ms are %s of time', (ms, span) => {
    expect(formatSpan(ms)).toBe(span);
  });

  test.each([
    ['20', 20],
    ['20 s', 20],
    ['1:00', 60],
    ['1:00:05', 3_605],
    ['0.5', 0.5],
    ['25 min', 1_500],
    ['24 hours 1 minute', 86_460],
    ['1H 5S', 3_605],
    ['1,500', 1_500],
    ['-5', Number.NaN],
    ['never', Number.NaN],
    ['', Number.NaN],
    ['1e6', Number.NaN],
  ])('"%s" is read as %d', (text, seconds) => {
    expect(readSpan(text)).toBe(seconds);
  });

  test('whole seconds are read back as they were written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        expect(readSpan(formatClock(seconds * 1_000))).toBe(seconds);
        expect(readSpan(formatSpan(seconds * 1_000))).toBe(seconds);
      }),
    );
  });
});

describe('a time away', () => {
  test.each([
    ['?away=30', 'right'],
    ['?away=60', 'right'],
    ['?away=62', 'missed'],
    ['?away=1500', 'endless'],
    ['?away=86400', 'endless'],
    ['?away=86460', 'late'],
    ['?away=1500&sound=1', 'right'],
    ['?away=3600&sound=1', 'right'],
    ['?session=60&tick=0.1&away=20', 'missed'],
  ])('%s: the counting timer is %s', (query, verdict) => {
    const { reading, order } = runOf(query);
    expect(judge(reading, order)).toBe(verdict);
  });

  test('says how long it would still take, and how late that is', () => {
    const { reading, order } = runOf('?away=1500');
    expect(sayHowLong(reading, order)).toBe('23\u00a0hours 36\u00a0minutes');
    expect(sayHowLate(order)).toBe('23\u00a0hours 36\u00a0minutes');
    const fast = runOf('?away=1500&tick=0.1');
    expect(sayHowLong(fast.reading, fast.order)).toBe('10\u00a0days 9\u00a0hours');
    expect(formatHours(3_660_000)).toBe('1\u00a0hour 1\u00a0minute');
    expect(formatHours(7_200_000)).toBe('2\u00a0hours');
    expect(formatHours(60_000)).toBe('1\u00a0minute');
  });

  test('says where its numbers come from', () => {
    const { reading } = runOf('?away=1500');
    const rule = 'A hidden tab gets at most one tick a second for a minute, then one a minute';
    expect(nameSource(reading.absence, false, false)).toBe(`${rule}: 84 of 1,500 came.`);
    expect(nameSource(runOf('').reading.absence, false, false)).toBe(`${rule}.`);
    expect(nameRule(reading.absence)).toBe('Chromium’s rule, not measured: 84 of 1,500 ticks.');
    expect(nameSource(runOf('?away=20&sound=1').reading.absence, false, true)).toBe(
      'A tab that makes sound gets every tick: 20 of 20 came.',
    );
    expect(nameSource({ ms: 20_900, due: 209, came: 21 }, true, false)).toBe(
      'Measured in this browser: 21 of 209 ticks came.',
    );
  });

  test.each([
    ['?away=600', 0, undefined],
    ['?away=1500', 0, undefined],
    ['?away=1559', 59_000, undefined],
    ['?away=3660', 2_160_000, '36\u00a0min ago'],
    ['?away=86460', 84_960_000, '23\u00a0h 36\u00a0min ago'],
  ])('%s: the end was %i ms ago, which is said as %s', (query, overMs, said) => {
    const { reading, order } = runOf(query);
    expect(msOver(reading, order)).toBe(overMs);
    expect(sayAgo(overMs)).toBe(said);
  });

  test('is said without the seconds of a day', () => {
    expect(sayAway(750_000)).toBe('12\u00a0min\u00a030\u00a0s');
    expect(sayAway(86_459_000)).toBe('24\u00a0hours');
  });

  test('has a word for what is left', () => {
    expect([wordFor(1, true), wordFor(0, true), wordFor(0, false)]).toEqual([
      'left',
      'at last',
      'time is up',
    ]);
  });

  test('puts both clocks into the title', () => {
    const { reading } = runOf('?session=60&tick=0.1&away=20');
    expect(titleOf(reading)).toBe('0:58, really 0:40');
  });

  test('is the same input whichever timer is in charge', () => {
    expect(inputOf(runOf('?away=90&timer=deadline').values)).toBe('away=90');
  });
});

describe('settings', () => {
  test.each([
    ['away=-5', 'Time away: choose a number from 0\u00a0s to 25\u00a0hours.'],
    ['away=never', 'Time away: choose a number from 0\u00a0s to 25\u00a0hours.'],
    ['session=7', 'Session: choose a number from 0:20 to 50:00.'],
    ['sound=loud', 'Sound: choose 1 or 0.'],
  ])('%s gets a sentence', (query, problem) => {
    const { problems } = settings.parse(new URLSearchParams(query));
    expect(Object.values(problems)).toEqual([problem]);
  });

  test.each([
    ['?session=300', 'a timer set to 5:00.'],
    ['?away=20', 'a timer set to 25:00, left alone for 20\u00a0s. It is right.'],
    [
      '?away=20&sound=1',
      'a timer set to 25:00, left alone for 20\u00a0s with the sound on. It is right.',
    ],
    [
      '?away=1500',
      'a timer set to 25:00, left alone for 25\u00a0min. By Chrome’s rule it says 23:36, and 0:00 is left.',
    ],
    ['?away=1500&timer=deadline', 'a timer set to 25:00, left alone for 25\u00a0min. It is right.'],
  ])('%s is named before Play', (query, name) => {
    expect(describeRun(settings.parse(new URLSearchParams(query)).values)).toBe(name);
  });
});
