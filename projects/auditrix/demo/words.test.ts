import { expect, test } from 'vitest';

import { runAttack } from './attack';
import type { Plan } from './attack';
import { accuse, believe, prove } from './audit';
import type { Standing } from './audit';
import { linesOf, breakLine } from './contracts';
import { LIMIT } from './machine';
import { squeeze } from './search';
import {
  describeRun,
  flagWords,
  formatRecord,
  sheetWords,
  tellAccusation,
  tellCalls,
  tellCrime,
  tellEnd,
  tellMoment,
  tellNext,
  tellNoRun,
  tellStanding,
  tellWho,
} from './words';
import type { Piece } from './words';

const PRINTED = { thief: 1, savers: 59, up: 0, operator: 'clear' } as const;

const FALSE = '*False alarm.*';
const DROPPED = '*Claim dropped.*';
const NOT_THERE = '“xyz();” is nowhere in the code, so nothing ran.';

const read = (pieces: readonly Piece[]) =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return 'mark' in piece ? `*${piece.mark}*` : `[${piece.number}]`;
    })
    .join('');

test.each([
  [
    {},
    'The thief adds [thief] coin to the savers’ [savers] and is paid [call] times before the orange line runs once. *Proven.*',
  ],
  [
    { up: 2 },
    'The savers keep their [savers]. The thief gets its own [thief] back: call [call] pays\u00A00. *False alarm.*',
  ],
  [
    { operator: 'subtract' },
    'Only one of [call] payments was owed, so all are undone. Savers keep their [savers]. *Weak, but no theft.*',
  ],
  [
    { thief: 5, savers: 1 },
    'The thief adds [thief] coins to the savers’ [savers]. The vault is too small to pay twice. *A person has to look.*',
  ],
  [
    { up: 3 },
    'No theft, but nobody is paid: the savers’ [savers] are locked in. *A person has to look.*',
  ],
  [
    { up: 3, operator: 'unchecked' },
    'This order does not compile: amount is used before it is declared. *False alarm.*',
  ],
] as const)('%o ends with "%s"', (change, told) => {
  const plan = { ...PRINTED, ...change };
  const attack = runAttack(plan);
  const [claim] = prove({ plan, attack });
  expect(read(tellEnd(attack, plan, claim, false))).toBe(told);
  // Whoever believes it says the same of the coins, and reports it all the same.
  const believed = read(tellEnd(attack, plan, believe(claim), claim.standing === 'proven'));
  const [coins] = told.split(' *');
  expect(believed).toBe(
    claim.standing === 'proven'
      ? `${coins} The model is right.`
      : `${coins} *The model still says critical.*`,
  );
});

test('a run in the middle counts, and says nothing of the end', () => {
  const { moments } = runAttack(PRINTED);
  const [start, first] = [moments.at(0), moments.find(({ kind }) => kind === 'pay')];
  expect(read(tellCrime(PRINTED))).toBe(
    'Suppose a model flags the orange line. Is it right? You are the thief: pay in [thief] coin.',
  );
  expect(start && read(tellMoment(start, PRINTED))).toBe(
    'The thief adds [thief] coin to the savers’ [savers].',
  );
  expect(first && read(tellMoment(first, PRINTED))).toContain(
    'At call [call] it holds 1 and the vault 59.',
  );
});

test.each([
  ['xyz();', {}, `${NOT_THERE} ${FALSE}`, 'Dropped'],
  ['xyz();', { up: 2 }, `${NOT_THERE} ${FALSE}`, 'Dropped'],
  // The right diagnosis, which a comment happens to contain.
  ['reentrancy', {}, `Words are not evidence: quote a line. ${DROPPED}`, 'Dropped'],
  ['safe against', {}, `“safe against” is only a comment, so nothing ran. ${DROPPED}`, 'Dropped'],
  ['balances', {}, '“balances” is in 4 lines. Quote a whole one.', 'In 4 lines'],
  ['+= msg', {}, '“+= msg” is in one line so far. Go on.', 'In 1 line'],
  ['sender] = 0', {}, '*You found it.* While this line waits, the thief gets 60.', 'Proven'],
  [
    'sender] = 0',
    { up: 2 },
    'That line is there, but the exploit fails. *False alarm.*',
    'Dropped',
  ],
  [
    'sender] -= amount',
    { operator: 'subtract' },
    'That line is there. The theft works until the vault undoes it. *A weakness.*',
    'Weakness',
  ],
  [
    'sender] = 0',
    { thief: 5, savers: 1 },
    'That line is there. With these coins nothing can be shown. *A person has to look.*',
    'Unproven',
  ],
  [
    'transfer failed',
    { up: 2 },
    'That line is there, but no exploit was written for it. *A person has to look.*',
    'Unproven',
  ],
  ['+= msg.value', {}, `Since Solidity 0.8 this sum cannot overflow. ${FALSE}`, 'Dropped'],
  [
    'sender] = 0',
    { up: 3 },
    'That line is there. It locks every coin in, but steals none. *A person has to look.*',
    'Unproven',
  ],
  [
    '+= msg.value',
    { up: 3, operator: 'subtract' },
    'It does not compile, so nothing ran. *Claim dropped.*',
    'Dropped',
  ],
] as const)('the accusation "%s" of %o: %s', (quote, change, told, word) => {
  const plan = { ...PRINTED, ...change };
  const attack = runAttack(plan);
  const claim = accuse(quote, { plan, attack });
  expect(read(tellAccusation(claim, false, { plan, attack }))).toBe(told);
  expect(tellStanding(claim)).toBe(word);
});

test('whoever believes repeats what is said, or names its line: nothing is cut or quoted twice', () => {
  const tell = (quote: string, plan: Plan = PRINTED) => {
    const evidence = { plan, attack: runAttack(plan) };
    return read(tellAccusation(believe(accuse(quote, evidence)), false, evidence));
  };
  const reported = 'is *reported as critical.* Nobody checked.';
  expect(tell('it steals')).toBe(`“it steals” ${reported}`);
  expect(tell('require(ok, "transfer failed");')).toBe(`Line 3 ${reported}`);
  expect(tell('require(ok, "transfer failed");', { ...PRINTED, up: 2 })).toBe(`Line 4 ${reported}`);
  expect(tell('uint256 amount = balances[msg.sender];')).toBe(`Line 1 ${reported}`);
  expect(tell('x'.repeat(80))).toBe(`What you quote ${reported}`);
  const evidence = { plan: PRINTED, attack: runAttack(PRINTED) };
  const claim = believe(accuse('x'.repeat(80), evidence));
  const told = (standing: Standing, isTrue: boolean) =>
    read(tellAccusation({ ...claim, standing }, isTrue, evidence));
  expect(told('believed', true)).toContain('This time it is true.');
  expect(told('running', true)).toContain('runs');
  expect(told('searching', false)).toBe('Is that in the code?');
});

test('what has wrapped around is said by its distance to the limit', () => {
  expect(formatRecord(0n)).toBe('0');
  expect(formatRecord(LIMIT - 59n)).toBe('2^256 − 59');
});

test('a sheet says whether its call has cleared the record', () => {
  expect(sheetWords(3, PRINTED)).toBe('CALL 3  PAID 1, NOT CLEARED');
  expect(sheetWords(1, { ...PRINTED, up: 2 })).toContain('PAID 1, CLEARED');
  expect(sheetWords(1, { ...PRINTED, up: 3 })).toContain('PAID 0, CLEARED');
});

test('the label counts what is open and what was undone', () => {
  const { moments } = runAttack({ ...PRINTED, operator: 'subtract' });
  const tell = (index: number, undone: number, isOver = false) =>
    moments
      .slice(index)
      .slice(0, 1)
      .map((moment) => tellCalls(moment, undone, isOver));
  const failed = moments.findIndex(({ kind }) => kind === 'undo');
  expect(tell(0, 0)).toEqual(['']);
  expect(tell(1, 0)).toEqual(['1 call open']);
  expect(tell(1, 0, true)).toEqual(['1 call deep']);
  expect(tell(failed, 60)).toEqual(['58 calls open, 2 undone']);
  expect(tell(-1, 60)).toEqual(['60 calls, all undone']);
});

test('flag and field say whose claim it is, until it is settled', () => {
  const evidence = { plan: PRINTED, attack: runAttack(PRINTED) };
  const [model, overflow] = prove(evidence);
  expect([believe(model), overflow, model].map(flagWords)).toEqual([
    'Model: critical',
    'Model: critical',
    'Proven',
  ]);
  expect(flagWords(accuse('xyz();', evidence))).toBe('You: critical');
  const yours = accuse('xyz();', evidence);
  expect([believe(model), model, believe(yours), yours].map(tellWho)).toEqual([
    'Suppose a model flags:',
    'The model’s claim is proven:',
    'You call this critical:',
    'Your claim is dropped:',
  ]);
});

test('what is typed is searched for, and without an exploit of its own nothing runs', () => {
  const attack = runAttack(PRINTED);
  const claim = accuse('xyz();', { plan: PRINTED, attack });
  expect(
    read(tellAccusation({ ...claim, standing: 'searching' }, false, { plan: PRINTED, attack })),
  ).toBe('Is “xyz();” in the code?');
  const [, overflow] = prove({ plan: PRINTED, attack });
  expect([claim, overflow, believe(overflow)].map(tellNoRun)).toEqual([
    'Nothing ran',
    '',
    'Nothing ran',
  ]);
});

test('what comes next: a line after the model, the real line after an invention', () => {
  const next = (quote: string, plan: Plan = PRINTED) => {
    const attack = runAttack(plan);
    const [model] = prove({ plan, attack });
    const claim = quote === '' ? model : accuse(quote, { plan, attack });
    return [believe(claim), claim].map((one) => tellNext(one, attack));
  };
  expect(next('')).toEqual(['', 'Your turn: accuse a line.']);
  expect(next('xyz();')).toEqual(['', 'One line is critical: press it.']);
  expect(next('xyz();', { ...PRINTED, up: 2 })).toEqual(['', '']);
  expect(next('sender] = 0')).toEqual(['', '']);
  const attack = runAttack(PRINTED);
  const [model] = prove({ plan: PRINTED, attack });
  expect(tellNext({ ...model, standing: 'running' }, attack)).toBe('');
});

test('broken lines are the same code', () => {
  for (const operator of ['clear', 'unchecked'] as const) {
    for (const line of linesOf({ up: 0, operator })) {
      expect(squeeze(breakLine(line))).toBe(squeeze(line));
    }
  }
});

test('a shared run is named by its accusation, or by how it ends', () => {
  expect(describeRun({ ...PRINTED, thief: 2, quote: '' })).toBe(
    'a thief puts in 2 coins beside the savers’ 59, and the vault is robbed.',
  );
  expect(describeRun({ ...PRINTED, up: 2, quote: '' })).toContain('the theft fails');
  expect(describeRun({ ...PRINTED, quote: 'xyz' })).toBe('somebody accuses the vault of “xyz”.');
});
