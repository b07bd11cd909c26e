import { expect, test } from 'vitest';

import { hear } from './hearing';
import { drawJuries } from './juries';
import { settings } from './settings';
import type { Settings } from './settings';
import { formatCoins, sayBegin, sayEye, sayTrying, sayVerdict, stampOf } from './words';

const draws = drawJuries(settings.start.seed);
const told = (changes: Partial<Settings>, canRead = true) => {
  const run = { ...settings.start, ...changes };
  const panel = { jurors: run.jurors, accuracy: run.right / 100, peeking: run.peek / 100 };
  const hearing = hear(draws, run, panel, () => canRead);
  return {
    hearing,
    said: sayVerdict(run, hearing, !canRead)
      .replace('#', String(run.jurors))
      .replace('@', `${run.peek}%`),
  };
};
const sealed = { votes: 'sealed', peek: 100 } as const;

test.each([
  [{}, 'Juror 1 of 9 votes first, and is wrong. 8 get it right: the tenant gets the deposit back.'],
  [
    { votes: 'sealed' as const },
    '1 of 9 jurors gets it wrong, 8 get it right: the tenant gets the deposit back.',
  ],
  [{ right: 30 }, 'get it right: the landlord gets the deposit.'],
  [{ peek: 1 }, 'nobody looks yet. The tenant has 8 votes and gets the deposit back.'],
  [{ peek: 18 }, '1 copies. The tenant has 7 votes and gets the deposit back.'],
  [{ peek: 51 }, '5 copy. The tenant has only 3 votes: the landlord gets the deposit.'],
  [{ peek: 70 }, '7 copy. The tenant has only 1 vote: the landlord gets the deposit.'],
  [{ peek: 100 }, '8 copy. No vote is left for the tenant: the landlord gets the deposit.'],
  [
    { ...sealed, salt: false },
    'each juror’s seal is one of two hashes, so two guesses open it: 8 of 9 copy. No vote is left',
  ],
  [
    { right: 40, jurors: 15, case: 12, peek: 100 },
    'Juror 1 is right, by luck, and 9 of 15 who are wrong copy it. The tenant has 15 votes',
  ],
])('in the open or without salt, %o ends as it is told', (changes, said) => {
  expect(told(changes).said).toContain(said);
});

test('every part of the way says something else', () => {
  const said = [0, 10, 20, 40, 50, 60, 65, 80, 97].map((peek) => told({ peek }).said);
  expect(new Set(said).size).toBe(said.length);
});

test('sealed, bad jurors are as wrong as they believe', () => {
  const { said } = told({ ...sealed, jurors: 15, right: 40, case: 12 }, false);
  expect(said).toBe(
    'A seal stops copying, not mistakes: 9 of 15 jurors believe the landlord, who gets the deposit.',
  );
});

test.each([
  ['honest', '8 of 9 jurors peek and see only hashes. 8 vote for the tenant, who gets'],
  [
    'change',
    'Juror 4 opens a different vote from the one in the seal: caught. With 8 of 9 votes the tenant',
  ],
  ['copy', 'Juror 4 copies a neighbor’s seal and cannot open it: caught.'],
  ['absent', 'Juror 4 never opens the seal, so it counts for the tenant.'],
] as const)('sealed, a juror who does "%s" is told about', (cheat, said) => {
  const { hearing, said: verdict } = told({ ...sealed, cheat }, false);
  expect(verdict).toContain(said);
  const stamp = { honest: undefined, change: 'Caught', copy: 'Caught', absent: 'Absent' }[cheat];
  expect(hearing.seats.map(stampOf)[3]).toBe(stamp);
});

test('a herd that is right is told as well', () => {
  const cases = Array.from({ length: 1_000 }, (_, index) => index + 1);
  const lucky = cases.map((one) => told({ case: one, peek: 100 }));
  const said = lucky.find(({ hearing }) => hearing.forTenant > hearing.believedTenant)?.said;
  expect(said).toMatch(/\d cop(y|ies)\. The tenant has 9 votes and gets the deposit back\.$/);
  const one = cases
    .map((at) => told({ case: at, right: 30 }))
    .find(({ hearing }) => hearing.believedTenant === 1);
  expect(one?.said).toBe(
    '8 of 9 jurors get it wrong, 1 gets it right: the landlord gets the deposit.',
  );
});

test('nothing is claimed while votes are cast, sealed or tried', () => {
  const begin = (changes: Partial<Settings>, isFirst = false, isBlind = false) =>
    sayBegin({ ...settings.start, ...changes }, isFirst, isBlind);
  expect(begin({}, true)).toBe('The tenant is owed the deposit. # jurors decide who gets it.');
  expect(begin({})).toBe('# jurors vote, and nobody peeks.');
  expect(begin({ peek: 40 })).toContain('copies the side that leads');
  expect(begin(sealed, false, true)).toContain('sees only hashes');
  expect(begin({ ...sealed, right: 40 }, false, true)).toContain('right only 40% of the time');
  expect(begin({ ...sealed, salt: false })).toContain('the eye tries both');
  expect(sayTrying(4_500)).toContain('4,500 of 15,000 tried');
});

test('the words under the eye, and coins', () => {
  expect(sayEye(0, true)).toBe('Nobody peeks');
  expect(sayEye(40, true)).toBe('It sees only hashes');
  expect([100, 40].map((peek) => sayEye(peek, false))).toEqual([
    'Everybody peeks',
    'Open it wider ↑',
  ]);
  expect(formatCoins(1_000_000)).toBe('10,00,000');
});
