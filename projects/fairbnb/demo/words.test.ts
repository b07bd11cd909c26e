import { expect, test } from 'vitest';

import { hear } from './hearing';
import { drawJuries } from './juries';
import { settings } from './settings';
import type { Settings } from './settings';
import { formatCoins, sayBegin, sayEye, sayVerdict, stampOf } from './words';

const draws = drawJuries(settings.start.seed);
const told = (changes: Partial<Settings>, canRead = true) => {
  const run = { ...settings.start, ...changes };
  const panel = { jurors: run.jurors, accuracy: run.right / 100, peeking: run.peek / 100 };
  const hearing = hear(draws, run, panel, () => canRead);
  return { hearing, said: sayVerdict(run, hearing, !canRead).replace('#', String(run.jurors)) };
};
const sealed = { votes: 'sealed', peek: 100 } as const;

test.each([
  [{}, '1 of 9 jurors gets it wrong, 8 get it right: the tenant gets the deposit back.'],
  [{ right: 30 }, 'get it right: the landlord gets the deposit.'],
  [{ peek: 2 }, '1 of 9 jurors peeks, and 8 still vote for the tenant: the tenant gets'],
  [{ peek: 57 }, '6 of 9 jurors peek, and 8 still vote for the tenant: the tenant gets'],
  [
    { peek: 58 },
    '8 of 9 jurors believed the tenant. Those who peeked copied the votes before them, and only 1 voted for the tenant: the landlord gets the deposit.',
  ],
  [
    { peek: 100 },
    'copied the votes before them: all voted for the landlord, who gets the deposit.',
  ],
  [
    { ...sealed, salt: false },
    'copied the votes before them: all voted for the landlord, who gets the deposit.',
  ],
])('in the open or without salt, %o ends as it is told', (changes, said) => {
  expect(told(changes).said).toContain(said);
});

test.each([
  ['honest', '8 of 9 jurors peeked and saw only hashes. 8 voted for the tenant: the tenant gets'],
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
  const lucky = Array.from({ length: 1_000 }, (_, index) => told({ case: index + 1, peek: 100 }));
  const said = lucky.find(({ hearing }) => hearing.forTenant > hearing.believedTenant)?.said;
  expect(said).toMatch(
    /^\d of 9 jurors believed the tenant\. .* and 9 voted for the tenant: the tenant gets/,
  );
  const unlucky = Array.from({ length: 1_000 }, (_, index) => told({ case: index + 1, right: 30 }));
  const one = unlucky.find(({ hearing }) => hearing.believedTenant === 1);
  expect(one?.said).toBe(
    '8 of 9 jurors get it wrong, 1 gets it right: the landlord gets the deposit.',
  );
});

test('nothing is claimed while votes are cast, sealed or tried', () => {
  const at = { isFirst: false, isTried: true, isBlind: false };
  const begin = (changes: Partial<Settings>, now: Partial<typeof at> = {}) =>
    sayBegin({ ...settings.start, ...changes }, { ...at, ...now });
  expect(begin({}, { isFirst: true })).toBe(
    'The tenant is owed the deposit. # jurors decide who gets it.',
  );
  expect(begin({})).toBe('# jurors vote, and nobody peeks.');
  expect(begin({ peek: 40 })).toContain('copies the side that leads');
  expect(begin(sealed, { isBlind: true })).toContain('nothing to copy');
  expect(begin(sealed, { isTried: false })).toContain('tries both votes');
  expect(begin({ ...sealed, salt: false })).toContain('two guesses open each seal');
});

test('the words under the eye, and coins', () => {
  expect(sayEye(0, true, false)).toBe('Nobody peeks');
  expect(sayEye(40, true, false)).toBe('It sees only hashes');
  expect([sayEye(100, false, false), sayEye(40, false, false)]).toEqual([
    'Everybody peeks',
    'Some peek',
  ]);
  expect(sayEye(40, false, true)).toBe('Open it wider ↑');
  expect(formatCoins(1_000_000)).toBe('10,00,000');
});
