import fc from 'fast-check';
import { expect, test } from 'vitest';

import { number } from '@/stage/settings';

import { ACT, BALANCED, between, fallenAt } from './act';
import { CROWD } from './crowd';
import { logitOf } from './model';
import { canTeach, controlCut, formatScore, moveCrowd, settings } from './settings';
import {
  describeRun,
  followHand,
  hasFailed,
  nameBand,
  tellComment,
  tellCost,
  tellMissed,
  tellShare,
  tellThreeBands,
  tellTruth,
  tellWords,
  tellYesOrNo,
} from './words';

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
  expect(name('taught=-be kind~%2Bgo')).toBe(
    '500 toxic in 1,000 comments, with 2 taught sentences.',
  );
  expect(name('toxic=10&approach=mine&taught=-be kind&comment=You fool.')).toBe(
    '10 toxic in 1,000 comments, with a person for what is unsure, one taught sentence and a score for “You fool.”',
  );
  expect(name('comment=Hello')).toBe('500 toxic in 1,000 comments, with a score for “Hello”.');
});

test('scores get a third decimal where it matters', () => {
  expect([0.5, 0.496, 0.984, 0.9963, 0.003].map(formatScore)).toEqual([
    '0.50',
    '0.496',
    '0.98',
    '0.996',
    '0.003',
  ]);
});

test('keys move the crowd in ratios, always somewhere, and never past its ends', () => {
  const press = (key: string, times: number, from: number) =>
    Array.from({ length: times }).reduce<number>((at) => moveCrowd(at, key) ?? 0, from);
  expect(press('ArrowLeft', 7, 500)).toBe(100);
  expect(press('ArrowRight', 10, 10)).toBe(100);
  expect(press('PageDown', 1, 500)).toBe(150);
  expect(press('PageUp', 9, 1)).toBe(500);
  expect([moveCrowd(137, 'ArrowUp'), moveCrowd(137, 'ArrowDown')]).toEqual([150, 120]);
  expect([moveCrowd(1, 'ArrowDown'), moveCrowd(500, 'PageUp')]).toEqual([1, 500]);
  expect(moveCrowd(10, 'Home')).toBeUndefined();
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

test('all comments have fallen before the cut comes down, and none at first', () => {
  expect([0, ACT.cuts, ACT.ends].map(fallenAt)).toEqual([0, CROWD, CROWD]);
});

test('a run comes from where things are, ends exactly where it is, and never turns back', () => {
  const [from, to] = [
    { toxic: BALANCED, cut: 0.5 },
    { toxic: 10, cut: 0.993 },
  ];
  expect(between(from, to, 0)).toEqual(from);
  expect(between(from, to, 1)).toBe(to);
  const steps = Array.from({ length: 50 }, (_, step) => between(from, to, step / 49));
  expect(steps).toEqual(steps.toSorted((one, other) => other.toxic - one.toxic));
  expect(steps).toEqual(steps.toSorted((one, other) => one.cut - other.cut));
});

test('the three bands have the words of the text', () => {
  const cuts = { low: -1, high: 1 };
  expect([-2, -1, 1].map((logit) => nameBand(logit, cuts))).toEqual([
    'looks fine',
    'unsure, a person should look',
    'likely toxic',
  ]);
});

const say = (told: readonly string[]) => told.join('');

test.each([
  [{ flagged: 473, right: 434, unsure: 0, missed: 66 }, '434 of its 473 flags are right.', false],
  [
    { flagged: 91, right: 7, unsure: 0, missed: 3 },
    '84 of the 91 people it flags did nothing wrong.',
    true,
  ],
  [
    { flagged: 250, right: 100, unsure: 0, missed: 0 },
    'none slips by, but 150 of the 250 people it flags did nothing wrong.',
    true,
  ],
  [
    { flagged: 85, right: 0, unsure: 0, missed: 1 },
    'all 85 people it flags did nothing wrong.',
    true,
  ],
  [{ flagged: 2, right: 0, unsure: 0, missed: 1 }, 'both people it flags did nothing wrong.', true],
  [{ flagged: 2, right: 2, unsure: 0, missed: 1 }, 'both its flags are right.', false],
  [
    { flagged: 1, right: 0, unsure: 0, missed: 0 },
    'the one person it flags did nothing wrong.',
    true,
  ],
  [
    { flagged: 32, right: 32, unsure: 0, missed: 68 },
    'all its 32 flags are right, but 68 toxic comments slip through.',
    true,
  ],
  [{ flagged: 9, right: 9, unsure: 0, missed: 1 }, 'all its 9 flags are right.', false],
  [{ flagged: 1, right: 1, unsure: 0, missed: 0 }, 'its only flag is right.', false],
  [
    { flagged: 0, right: 0, unsure: 0, missed: 1 },
    'nobody is flagged and one toxic comment slips through.',
    true,
  ],
])('yes or no: %o', (counts, sentence, isFailure) => {
  expect(say(tellYesOrNo(counts))).toBe(sentence);
  expect(hasFailed(counts)).toBe(isFailure);
});

test.each([
  [
    { flagged: 87, right: 69, unsure: 154, missed: 3 },
    28,
    '69 of 87 flags are right. A person reads 154, finds 28 more; 3 slip by.',
  ],
  [
    { flagged: 1, right: 1, unsure: 20, missed: 0 },
    4,
    '1 of 1 flag is right. A person reads 20, finds 4 more; none slips by.',
  ],
  [
    { flagged: 5, right: 4, unsure: 20, missed: 1 },
    4,
    '4 of 5 flags are right. A person reads 20, finds 4 more; one slips by.',
  ],
  [
    { flagged: 0, right: 0, unsure: 173, missed: 0 },
    10,
    'nobody is flagged. A person reads 173 and finds all 10.',
  ],
  [
    { flagged: 0, right: 0, unsure: 173, missed: 1 },
    9,
    'nobody is flagged. A person reads 173 and finds 9 of 10.',
  ],
  [
    { flagged: 0, right: 0, unsure: 166, missed: 0 },
    1,
    'nobody is flagged. A person reads 166 and finds the toxic one.',
  ],
])('yes, no, or unsure: %o', (counts, found, sentence) => {
  expect(say(tellThreeBands(counts, found))).toBe(sentence);
});

test('a comment gets its score, and a lesson its price', () => {
  const cuts = { low: 0, high: 0 };
  const comment = 'You are not an idiot.';
  const tell = (isToxic?: boolean, lost?: number) => {
    const taught = isToxic === undefined ? [] : [{ text: comment, isToxic }];
    return say(
      tellComment({ comment, taught, toxic: 100 }, isToxic === false ? -2 : 4, cuts, lost),
    );
  };
  expect(tell()).toBe('“You are not an idiot.” scores 0.98, likely toxic.');
  expect(tell(false)).toBe(
    'Taught once, the model scores “You are not an idiot.” 0.12, looks fine.',
  );
  expect(tell(false, 7)).toMatch(/ looks fine, and misses 7 more of the 100 toxic comments\.$/);
  expect(tell(true, -2)).toMatch(/ likely toxic, and misses 2 fewer of the 100 toxic comments\.$/);
  expect(tell(true, 0)).toMatch(/ misses as many toxic comments as before\.$/);
  const long = tellComment({ comment: 'la '.repeat(60), taught: [], toxic: 9 }, 0, cuts, undefined);
  expect(long[0].length).toBeLessThan(60);
});

test('what slips through is counted beside what is flagged', () => {
  const missed = { count: 14, of: 100 };
  expect([tellMissed(missed, false), tellMissed(missed, true)]).toEqual([
    'missed 14 of 100 toxic',
    'missed 14',
  ]);
});

test('a wrong address is told in the words of the switch', () => {
  const { problems } = settings.parse(new URLSearchParams('approach=foo'));
  expect(problems.approach).toBe('What a score does: choose “Yes or no”, or “Yes, no, or unsure”.');
});

test('an unsure score asks for a person', () => {
  const told = tellComment(
    { comment: 'Hm', taught: [], toxic: 9 },
    0,
    { low: -1, high: 1 },
    undefined,
  );
  expect(say(told)).toBe('“Hm” scores 0.50, unsure: a person should look.');
});

test.each([
  [true, 2, 'Toxic, 0.88: flagged'],
  [true, 0, 'Toxic, 0.50: a person reads it'],
  [true, -2, 'Toxic, 0.12: it slips through'],
  [false, 2, 'Harmless, 0.88: flagged all the same'],
  [false, 0, 'Harmless, 0.50: a person reads it'],
  [false, -2, 'Harmless, 0.12: left alone'],
])('what is said of a comment that is read: %s, %d', (isToxic, logit, words) => {
  expect(tellTruth({ isToxic, logit }, { low: -1, high: 1 })).toBe(words);
});

test.each([
  [{ right: 434, of: 473 }, true, '434 of 473 flags are right'],
  [{ right: 97, of: 115 }, false, '97 of 115 right, with a person'],
  [{ right: 1, of: 1 }, true, 'the one flag is right'],
  [{ right: 0, of: 1 }, true, 'the one flag is wrong'],
  [{ right: 0, of: 0 }, false, 'nothing is flagged'],
])('the plate says %o', (share, isNaive, words) => {
  expect(tellShare(share, isNaive, false)).toBe(words);
});

test.each([
  [{ right: 35, of: 35 }, true, '35 of 35 right'],
  [{ right: 97, of: 115 }, false, '97 of 115 right, with a person'],
  [{ right: 1, of: 1 }, true, 'the one flag is right'],
])('with little room the plate says %o', (share, isNaive, words) => {
  expect(tellShare(share, isNaive, true)).toBe(words);
});

test('the heaviest word is named, and every word that was never met', () => {
  const score = (words: string[], shares: number[]) => ({ words, shares, logit: 0 });
  expect(tellWords(score(['your', 'cat'], [2, -1]), ['your', 'cat'])).toBe(
    '“your” pushes most towards toxic.',
  );
  expect(tellWords(score(['cat', 'potato', 'potato'], [-1, 0, 0]), ['cat'])).toBe(
    'No word pushes towards toxic. Not in its training text, so judged by letters alone: “potato”.',
  );
});

test('what it costs: wrong flags, and what a person has to read', () => {
  const counts = { flagged: 90, right: 6, unsure: 12, missed: 3 };
  expect(tellCost(counts)).toEqual({
    flagged: { count: 84, of: 'of 90 flagged wrongly' },
    person: { count: 12, of: 'unsure, a person reads' },
  });
  expect(tellCost({ ...counts, flagged: 0, right: 0 }).flagged).toEqual({
    count: 0,
    of: 'flagged',
  });
});

test('the headline is about what was changed last', () => {
  const { start } = settings;
  const first = { ...start, isComment: false, opened: 0 };
  expect(followHand(first, start, 0)).toBe(first);
  const scored = followHand(first, { ...start, comment: 'Hello' }, 0);
  expect(scored.isComment).toBe(true);
  for (const change of [{ toxic: 10 }, { cut: 0.9 }, { approach: 'mine' as const }]) {
    const values = { ...start, comment: 'Hello', ...change };
    const moved = followHand(scored, values, 0);
    expect(moved.isComment).toBe(false);
    expect(followHand(moved, { ...start, comment: 'Hello' }, 1).isComment).toBe(true);
  }
  const taught = [{ text: 'Hello', isToxic: true }];
  expect(followHand(scored, { ...start, comment: 'Hello', taught }, 0).isComment).toBe(true);
  expect(followHand(scored, start, 0).isComment).toBe(false);
});
