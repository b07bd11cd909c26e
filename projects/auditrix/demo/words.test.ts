import { expect, test } from 'vitest';

import { runAttack } from './attack';
import { believe, prove } from './audit';
import { breakLine, linesOf } from './contracts';
import { LIMIT } from './machine';
import { describeRun, formatRecord, sheetWords, tellCalls, tellEnd, tellReport } from './words';

const PRINTED = { thief: 1, savers: 59, up: 0, operator: 'clear' } as const;

test.each([
  [{}, 'At call', 'the thief holds 60 and the vault 0.'],
  [{ up: 2 }, 'Call', 'finds 0 owed: the thief holds 1 and the vault 59.'],
  [{ operator: 'subtract' }, 'Call', 'takes 1 from 0. That fails and undoes all 60 calls.'],
  [
    { operator: 'subtract', thief: 7, savers: 7 },
    'Call',
    'takes 7 from 0. That fails and undoes both calls.',
  ],
  [
    { thief: 5, savers: 1 },
    'The vault is too small to pay twice: the thief holds 5 and the vault 1.',
    undefined,
  ],
  [
    { up: 3 },
    'The vault forgets before it reads: the thief gets 0, and so does every saver.',
    undefined,
  ],
  [
    { up: 3, operator: 'unchecked' },
    'This order does not compile: amount is used before it is declared.',
    undefined,
  ],
] as const)('%o ends with "%s ... %s"', (change, lead, tail) => {
  const plan = { ...PRINTED, ...change };
  expect(tellEnd(runAttack(plan), plan)).toEqual({ lead, tail });
});

test('the report counts what could be shown', () => {
  const evidence = { plan: PRINTED, attack: runAttack(PRINTED), quote: '' };
  const claims = prove(evidence);
  expect(tellReport(claims, 1)).toContain('1 of 3 claims is a finding');
  expect(tellReport(claims, 0)).toContain('an empty report');
  expect(tellReport(believe(evidence), 1)).toContain('Only 1 can be shown');
  expect(tellReport(believe(evidence), 0)).toContain('None can be shown');
  const running = claims.map((claim) => ({ ...claim, standing: 'running' as const }));
  expect(tellReport(running, 1)).toContain('running');
});

test('what has wrapped around is said by its distance to the limit', () => {
  expect(formatRecord(0n)).toBe('0');
  expect(formatRecord(LIMIT - 59n)).toBe('2^256 − 59');
});

test('a sheet says whether its call has cleared the record', () => {
  expect(sheetWords(3, PRINTED)).toBe('CALL 3  PAID 1, NOT CLEARED YET');
  expect(sheetWords(1, { ...PRINTED, up: 2 })).toContain('PAID 1, ALREADY CLEARED');
  expect(sheetWords(1, { ...PRINTED, up: 3 })).toContain('PAID 0, ALREADY CLEARED');
});

test('the label counts what is open and what was undone', () => {
  const { moments } = runAttack({ ...PRINTED, operator: 'subtract' });
  const tell = (index: number, undone: number) =>
    moments
      .slice(index)
      .slice(0, 1)
      .map((moment) => tellCalls(moment, { undone, ran: 0 }));
  const failed = moments.findIndex(({ kind }) => kind === 'undo');
  expect(tell(0, 0)).toEqual(['']);
  expect(tell(1, 0)).toEqual(['1 call open, orange line run 0 times']);
  expect(tell(failed, 60)).toEqual(['58 calls open, 2 undone']);
  expect(tell(-1, 60)).toEqual(['60 calls, all undone']);
});

test('broken lines are the same code', () => {
  for (const operator of ['clear', 'unchecked'] as const) {
    for (const line of linesOf({ up: 0, operator })) {
      expect(
        breakLine(line)
          .replaceAll(/\n {2}/g, '')
          .replaceAll(' ', ''),
      ).toBe(line.replaceAll(' ', ''));
    }
  }
});

test('a shared run is named by how it ends', () => {
  expect(describeRun({ ...PRINTED, thief: 2 })).toBe(
    'a thief puts in 2 beside 59, and the vault is robbed.',
  );
  expect(describeRun({ ...PRINTED, up: 2 })).toContain('the theft fails');
});
