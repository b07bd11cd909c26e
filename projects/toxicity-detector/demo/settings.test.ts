import fc from 'fast-check';
import { expect, test } from 'vitest';

import { number } from '@/stage/settings';

import { ACT, BALANCED, toxicAt, wordsFor } from './act';
import { logitOf } from './model';
import { canTeach, controlCut, formatScore, settings } from './settings';
import { describeRun, explain, nameBand } from './words';

const rates = { caught: 0.938, alarmed: 0.073 };

test('what a link says is what runs', () => {
  const lesson = fc.record({
    text: fc.string({ maxLength: 60 }).filter(canTeach),
    isToxic: fc.boolean(),
  });
  const anyRun = fc.record({
    toxic: fc.integer({ min: 1, max: 500 }),
    cut: fc.integer({ min: 10, max: 9_990 }).map((cut) => cut / 10_000),
    approach: fc.constantFrom('naive' as const, 'mine' as const),
    wanted: fc.integer({ min: 50, max: 99 }),
    comment: fc.string({ maxLength: 300 }),
    taught: fc.array(lesson, { maxLength: 6 }),
  });
  fc.assert(
    fc.property(anyRun, (run) => {
      const { values, problems } = settings.parse(new URLSearchParams(settings.write(run)));
      expect(values).toEqual(run);
      expect(problems).toEqual({});
    }),
  );
});

test.each([
  '?toxic=0',
  '?toxic=2.5',
  '?cut=1',
  '?cut=much',
  '?approach=best',
  '?wanted=100',
  `?comment=${'a'.repeat(301)}`,
  '?taught=You are kind.',
  '?taught=-...',
  `?taught=${'-a~'.repeat(6)}-b`,
])('the nonsense of %s gets a sentence and the usual run', (query) => {
  const { values, problems } = settings.parse(new URLSearchParams(query));
  expect(values).toEqual(settings.start);
  expect(Object.values(problems)).toEqual([expect.stringMatching(/\.$/)]);
});

test('a shared run is named', () => {
  const name = (query: string) => describeRun(settings.parse(new URLSearchParams(query)).values);
  expect(name('toxic=50')).toBe('50 toxic in 1,000 comments.');
  expect(name('taught=-be kind')).toBe('10 toxic in 1,000 comments, and one taught sentence.');
  expect(name('taught=-be kind~%2Bgo')).toBe('10 toxic in 1,000 comments, and 2 taught sentences.');
});

test('scores get a third decimal where it matters', () => {
  expect([0.5, 0.984, 0.9963, 0.003].map(formatScore)).toEqual(['0.50', '0.98', '0.996', '0.003']);
});

test('the cut is moved along the axis, and typed, shown and kept as a score', () => {
  const kept: number[] = [];
  const plain = {
    setting: number({ name: 'Cut', start: 0.5, from: 0.001, to: 0.999 }),
    value: 0.5,
    change: (score: number) => void kept.push(score),
    refuse: () => undefined,
  };
  const { setting, value, change } = controlCut({ number: () => plain });
  expect(value).toBe(0);
  expect([setting.format(0), setting.say(logitOf(0.984))]).toEqual(['0.50', 'score 0.98']);
  expect(setting.parse('0.9')).toEqual({ value: logitOf(0.9) });
  expect(setting.parse('1')).toEqual({ problem: 'Cut: choose a number from 0.001 to 0.999.' });
  for (const logit of [0, setting.from, setting.to]) change(logit);
  expect(kept).toEqual([0.5, 0.001, 0.999]);
});

test('the act begins with half, ends where the run is, and never goes back', () => {
  expect(toxicAt(0, 10)).toBe(BALANCED);
  expect(toxicAt(ACT.ends, 10)).toBe(10);
  const counts = Array.from({ length: 100 }, (_, step) => toxicAt((ACT.ends * step) / 99, 10));
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  for (const isNarrow of [true, false]) {
    expect(wordsFor(BALANCED, isNarrow)).not.toBe(wordsFor(10, isNarrow));
  }
});

test('the three bands have the words of the text', () => {
  const cuts = { low: -1, high: 1 };
  expect([-2, -1, 1].map((logit) => nameBand(logit, cuts))).toEqual([
    'looks fine',
    'unsure, a person should look',
    'likely toxic',
  ]);
});

test('the line below the sentence says what holds', () => {
  const naive = { rates, cuts: { low: 0, high: 0 }, wanted: 80, isNaive: true, lessons: 0 };
  expect(explain(naive)).toContain('catch 94% of toxic comments and flag 7% of harmless ones');
  expect(explain({ ...naive, lessons: 1 })).toMatch(/^Taught 1 sentence\. /);
  expect(explain({ ...naive, lessons: 2 })).toMatch(/^Taught 2 sentences\. /);
  const mine = { ...naive, isNaive: false };
  expect(explain({ ...mine, cuts: { low: -1, high: 4 } })).toContain('Flagged from 0.98 on');
  expect(explain({ ...mine, cuts: { low: -1, high: Infinity } })).toContain('no score makes 80');
});
