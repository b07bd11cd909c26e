import { expect, test } from 'vitest';

import { RULES, simulate } from './schedule';
import { settings } from './settings';
import { describeRun, explain, formatSeconds, sayLive, sayOutcome } from './words';

const example = Array.from({ length: 50 }, (_, index) => ({
  atMs: index * 40,
  changedMs: index * 40,
}));

test.each([
  ['queue', 'The pen goes up with 8.0 s of history to replay.'],
  ['pause', 'The picture stands still for 2.4 s, until the pen rests.'],
  ['latest', 'The picture is never more than 0.4 s behind the hand.'],
] as const)('%s, with the example of the write-up: %s', (rule, said) => {
  const { before, ms, after } = sayOutcome(rule, simulate(example, rule, 200));
  expect(`${before}${formatSeconds(ms)} s${after}`).toBe(said);
});

test('every rule has its own words while the pen moves and below the sentence', () => {
  expect(new Set(RULES.map((rule) => sayLive(rule, 1_640, 39).after)).size).toBe(3);
  const notes = RULES.map((rule) => explain(rule, false, 0, 0));
  notes.push(explain('latest', true, 0, 0), explain('queue', false, 2_000, 0));
  notes.push(explain('latest', false, 0, 1_233));
  expect(new Set(notes).size).toBe(6);
  expect(notes.at(-1)).toContain('1.2 s late');
});

test.each([
  [{ rule: 'queue', delay: 0.2 }, 'Queue all, 0.20 s for a picture.'],
  [{ noise: 'fresh' }, 'Latest only, 0.40 s for a picture and fresh noise.'],
] as const)('a run with %j waits behind Play as %s', (changes, said) => {
  expect(describeRun({ ...settings.start, ...changes })).toBe(said);
});
