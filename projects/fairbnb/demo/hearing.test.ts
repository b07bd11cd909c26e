import { expect, test } from 'vitest';

import { hear } from './hearing';
import { drawJuries, holdAll, recount } from './juries';
import { total } from './ledger';
import { settings } from './settings';
import type { Settings } from './settings';
import { explainCase } from './words';

const draws = drawJuries(settings.start.seed);
const hearCase = (changes: Partial<Settings>, canRead: boolean) => {
  const run = { ...settings.start, peek: 100, ...changes };
  const panel = { jurors: run.jurors, accuracy: run.right / 100, peeking: run.peek / 100 };
  const hearing = hear(draws, run, panel, () => canRead);
  return { ...hearing, said: explainCase(run, hearing, canRead) };
};

test('in the open eight jurors follow the first against their own belief', () => {
  const { believedTenant, forTenant, winner, ledger, said } = hearCase({}, true);
  expect({ believedTenant, forTenant, winner }).toEqual({
    believedTenant: 8,
    forTenant: 0,
    winner: 'landlord',
  });
  expect(ledger.owed).toMatchObject({ landlord: 39_600, platform: 202 });
  expect(said).toBe(
    '8 of 9 jurors peeked, 8 voted against their own belief. Juror 4 believed the tenant, saw 3 of 3 votes for the landlord and voted for the landlord.',
  );
  expect(hearCase({ juror: 1 }, true).said).toContain(
    'Juror 1 believed the landlord, did not peek and voted for the landlord.',
  );
});

test('sealed, the same jurors give the tenant the deposit', () => {
  const { forTenant, winner, ledger, said, seats } = hearCase({ votes: 'sealed' }, false);
  expect([forTenant, winner, ledger.owed['tenant']]).toEqual([8, 'tenant', 20_000]);
  expect(said).toContain(seats[0]?.opening?.sealed.slice(0, 14));
  expect(said).toContain('nothing to copy');
});

test('without salt the first vote is guessed and the herd is back', () => {
  const { forTenant, said } = hearCase({ votes: 'sealed', salt: false }, true);
  expect(forTenant).toBe(0);
  expect(said).toContain('in two tries. Juror 1 voted for the landlord');
});

test.each(['change', 'copy', 'absent'] as const)('who does "%s" is not paid', (cheat) => {
  const { seats, forTenant, ledger, said } = hearCase({ votes: 'sealed', cheat }, false);
  expect(seats[3]?.opening?.outcome).toBe(cheat === 'absent' ? 'absent' : 'refused');
  expect(forTenant).toBe(8);
  expect(ledger.owed['juror 4']).toBeUndefined();
  expect(ledger.owed).toMatchObject({ platform: 224, 'juror 1': 22 });
  expect(total(ledger)).toBe(40_000);
  expect(said).toContain(cheat === 'absent' ? 'never opens it' : 'No match: refused');
});

test('the first juror copies the second, and a chosen seat beyond the jury is its last', () => {
  const first = hearCase({ votes: 'sealed', cheat: 'copy', juror: 1 }, false);
  expect(first.seats[0]?.opening?.sealed).toBe(
    hearCase({ votes: 'sealed' }, false).seats[1]?.opening?.sealed,
  );
  const small = hearCase({ votes: 'sealed', cheat: 'change', juror: 15, jurors: 3 }, false);
  expect(small.seats[2]?.opening?.outcome).toBe('refused');
});

test('a vote that counts otherwise is counted in the crowd', () => {
  const crowd = holdAll(draws, { jurors: 9, accuracy: 0.7, peeking: 1 }, () => true);
  const wrong = crowd.votes.indexOf(0);
  expect(recount(crowd, wrong, 0, 9)).toBe(crowd);
  expect(recount(crowd, wrong, 5, 9)).toMatchObject({
    right: crowd.right + 1,
    unanimous: crowd.unanimous - 1,
  });
});
