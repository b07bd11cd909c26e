import { expect, test } from 'vitest';

import { settings } from './settings';
import { MOST_WAITING } from './studio';
import { describeRun, hasFailed, tell, tellDice, warn } from './words';
import type { Said, Telling } from './words';

/** The example of the write-up, once all is painted. */
const telling: Telling = {
  rule: 'queue',
  author: 'visitor',
  phase: 'done',
  debtMs: 0,
  busyMs: 8_040,
  oldestMs: 8_080,
  made: 50,
  waiting: 0,
  skipped: 0,
  queueMs: 8_040,
};
const latest: Telling = { ...telling, rule: 'latest', busyMs: 240, oldestMs: 400, skipped: 39 };
const pause: Telling = { ...telling, rule: 'pause', busyMs: 450, oldestMs: 2_410 };

test.each([
  [{ author: 'act', made: 0 }, 'It paints what you draw. Draw a whole line.'],
  [{ author: 'act', busyMs: 240 }, 'One dab, one picture: it keeps up. Now draw a whole line.'],
  [
    { author: 'act', busyMs: 1_150 },
    'The last dab was painted 1.1 s later. Now draw a whole line.',
  ],
  [{ phase: 'drawing', debtMs: 600, waiting: 2 }, '25 times a second it gets a new one. 2 wait.'],
  [{ phase: 'drawing', debtMs: 8_040, waiting: 39 }, '39 wait already: 8.0 s behind and growing.'],
  [
    { phase: 'catching up', debtMs: 6_240, waiting: 30 },
    'You stopped. It is still 6.2 s behind, painting 31 old moments.',
  ],
  [
    { phase: 'catching up', debtMs: 73_040, waiting: 48, author: 'demo' },
    'The pen stopped. It is still 73 s behind, painting 49 old moments.',
  ],
  [{}, 'You stopped, and it went on painting the past for 8.0 s.'],
  [{ phase: 'catching up', busyMs: 240, debtMs: 200 }, 'You stopped. It is 0.2 s behind.'],
  [{ busyMs: 240 }, 'It was done 0.2 s after the pen stopped. Draw a longer line.'],
] as const)('a queue, %j: %s', (changes, words) => {
  expect(wordsOf(tell({ ...telling, ...changes }))).toBe(words);
});

test.each([
  [{ phase: 'drawing', debtMs: 0 }, 'Always the newest: at most 0.4 s behind, 39 skipped.'],
  [{ phase: 'catching up', debtMs: 200 }, 'Always the newest: at most 0.4 s behind, 39 skipped.'],
  [{}, 'It skipped 39 and was done 0.2 s after you stopped, not 8.0 s.'],
  [{ author: 'demo', queueMs: 300 }, 'It skipped 39 and was done 0.2 s after the pen stopped.'],
] as const)('latest only, %j: %s', (changes, words) => {
  expect(wordsOf(tell({ ...latest, ...changes }))).toBe(words);
});

test.each([
  [
    { phase: 'drawing', oldestMs: 900 },
    'It paints only when the pen rests: nothing for 0.9 s so far.',
  ],
  [{}, 'It painted only once you stopped: nothing for 2.4 s.'],
  [{ author: 'demo' }, 'It painted only once the pen stopped: nothing for 2.4 s.'],
] as const)('a pause, %j: %s', (changes, words) => {
  expect(wordsOf(tell({ ...pause, ...changes }))).toBe(words);
});

test('a queue fails by what is left to do, a pause by the old picture, and latest only does not', () => {
  expect([telling, latest, pause].map(hasFailed)).toEqual([true, false, true]);
  expect(hasFailed({ ...pause, oldestMs: 400 })).toBe(false);
});

test('dice are told by what one mark moved, and nothing is claimed before', () => {
  expect(wordsOf(tellDice(undefined))).toContain('How much does one mark change?');
  expect(wordsOf(tellDice({ fresh: 1, held: 0.031 }))).toBe(
    'It rolls new dice for each picture: one mark moved 100 of 100 brush strokes. With the same dice, only 3.',
  );
  expect(wordsOf(tellDice({ fresh: 0.99, held: 0.002 }))).toContain('only a fraction of one.');
  expect(wordsOf(tellDice({ fresh: 0.99, held: 0 }))).toContain('dice, only 0.');
});

test('only a full queue is warned of', () => {
  expect(warn(MOST_WAITING - 1)).toBeUndefined();
  expect(warn(MOST_WAITING)).toContain('2,000');
});

test.each([
  [{ delay: 0.4 }, 'Queue all, 0.40 s for a picture.'],
  [{ rule: 'latest', noise: 'fresh' }, 'Latest only, 0.20 s for a picture, new dice each time.'],
  [{ line: 'AAA' }, 'Somebody’s own drawing. Queue all, 0.20 s for a picture.'],
] as const)('a run with %j waits behind Play as %s', (changes, said) => {
  expect(describeRun({ ...settings.start, ...changes })).toBe(said);
});

function wordsOf({ before, key, after }: Said): string {
  return `${before}${key}${after}`.replaceAll('\u00a0', ' ');
}
