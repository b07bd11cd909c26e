import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { orderOf, settings } from './settings';
import { workOut } from './timers';
import {
  announce,
  describeRun,
  explainAbsence,
  formatClock,
  formatSpan,
  inviteToLeave,
  nameAbsence,
  readSpan,
} from './words';

const explain = (query: string) => {
  const { values } = settings.parse(new URLSearchParams(query));
  const order = orderOf(values);
  const reading = workOut(order, values.away * 1_000, values.sound);
  return explainAbsence(reading.absence, reading, order);
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
    [90_000, '1:30'],
  ])('%d ms are %s of time', (ms, span) => {
    expect(formatSpan(ms)).toBe(span);
  });

  test.each([
    ['20', 20],
    ['20 s', 20],
    ['1:00', 60],
    ['1:00:05', 3_605],
    ['0.5', 0.5],
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
    ['?away=20', '200 ticks were due, 20 came. Hold the circle, then leave, to measure it.'],
    [
      '?session=1500&tick=1&away=1500',
      '1,500 ticks were due, 84 came. At one tick a minute, 23:36 takes 23 hours 36 minutes.',
    ],
    ['?away=20&sound=1', '200 ticks were due, 200 came. A page that plays sound is not held back.'],
  ])('%s says where its numbers come from', (query, said) => {
    expect(explain(query)).toContain(`Worked out from Chrome’s rule, not measured: ${said}`);
  });

  test.each([
    [{ away: 1_500, sound: false }, '25 minutes in a hidden tab'],
    [{ away: 60, sound: false }, '1 minute in a hidden tab'],
    [{ away: 86_400, sound: false }, '24 hours in a hidden tab'],
    [{ away: 20, sound: true }, '20\u00a0s in a hidden tab that plays sound'],
    [{ away: 100, sound: false }, '1:40 in a hidden tab'],
  ])('%j is named while it passes', (away, name) => {
    expect(nameAbsence(away)).toBe(name);
  });
});

test('units are singular where there is one', () => {
  expect(explain('?session=121&tick=1&away=121')).toContain('1:00 takes 1 hour.');
  expect(explain('?session=122&tick=1&away=121')).toContain('1:01 takes 1 hour 1 minute.');
  expect(explain('?session=1500&tick=5&away=1480')).toContain('22:05 takes 4 hours 25 minutes.');
});

test('what was measured says so', () => {
  const order = { sessionMs: 60_000, tickMs: 100 };
  const absence = { ms: 20_900, due: 209, came: 21, isMeasured: true, hadSound: false };
  expect(explainAbsence(absence, { mineMs: 39_000, otherMs: 57_900 }, order)).toBe(
    'Measured in this browser: 209 ticks were due, 21 came.',
  );
});

test('ticks that survive 20 seconds are not promised to be lost in them', () => {
  expect(inviteToLeave({ sessionMs: 60_000, tickMs: 100 })).toContain('20 seconds');
  expect(inviteToLeave({ sessionMs: 60_000, tickMs: 1_000 })).toContain('survive a minute');
});

describe('settings', () => {
  test.each([
    ['away=-5', 'Time away: choose a number from 0\u00a0s to 24:00:00.'],
    ['away=never', 'Time away: choose a number from 0\u00a0s to 24:00:00.'],
    ['session=7', 'Session: choose a number from 0:20 to 25:00.'],
    ['sound=loud', 'Sound: choose 1 or 0.'],
  ])('%s gets a sentence', (query, problem) => {
    const { problems } = settings.parse(new URLSearchParams(query));
    expect(Object.values(problems)).toEqual([problem]);
  });

  test.each([
    ['?session=300', 'a timer set to 5:00.'],
    ['?away=20', 'a timer set to 1:00, left alone for 20\u00a0s.'],
    ['?away=20&sound=1', 'a timer set to 1:00, left alone for 20\u00a0s with the sound on.'],
  ])('%s is named before Play', (query, name) => {
    expect(describeRun(settings.parse(new URLSearchParams(query)).values)).toBe(name);
  });
});

describe('what is spoken of running timers', () => {
  const order = { sessionMs: 60_000, tickMs: 100 };
  const absence = { ms: 20_900, due: 209, came: 21, isMeasured: true, hadSound: false };
  test.each([
    [{ mineMs: 40_000, otherMs: 40_000 }, false, 'Both timers run.'],
    [{ mineMs: 40_000, otherMs: 40_000 }, true, '0:40 on both timers. They wait.'],
    [
      { mineMs: 39_100, otherMs: 57_900, absence },
      false,
      'You were away 21\u00a0s. The timer that',
    ],
    [{ mineMs: 39_100, otherMs: 39_200, absence }, false, 'Both timers know.'],
    [{ mineMs: 0, otherMs: 20_000 }, false, 'Time is up. The timer that counts ticks does not'],
    [{ mineMs: 0, otherMs: 0 }, false, 'Time is up.'],
  ])('%j, paused %s', (reading, isPaused, said) => {
    expect(announce(reading, order, isPaused)).toContain(said);
  });

  test('does not change with every second', () => {
    const at = (mineMs: number) => announce({ mineMs, otherMs: mineMs }, order, false);
    expect(at(30_000)).toBe(at(29_000));
  });
});
