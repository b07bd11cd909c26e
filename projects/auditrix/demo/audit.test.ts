import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { runAttack } from './attack';
import type { Plan } from './attack';
import { accuse, applyRule, believe, overflows, prove } from './audit';
import { ADDING_LINE, CALL_LINE, clearingLine, MOST_UP, OPERATORS, vaultSource } from './contracts';
import { parseSolidity } from './parse-solidity';

const PRINTED: Plan = { thief: 1, savers: 59, up: 0, operator: 'clear' };
const evidenceOf = (change: Partial<Plan> = {}) => {
  const plan = { ...PRINTED, ...change };
  return { plan, attack: runAttack(plan) };
};
const standings = (change: Partial<Plan>) =>
  prove(evidenceOf(change)).map(({ standing }) => standing);
const standingOf = (quote: string, change: Partial<Plan> = {}) =>
  accuse(quote, evidenceOf(change)).standing;

describe('the two claims that come with the demo', () => {
  test('of the printed contract one is a finding', () => {
    expect(standings({})).toEqual(['proven', 'dropped']);
    expect(prove(evidenceOf())[0].why).toContain('59 of the savers’ coins');
  });

  test.each(OPERATORS)('a sound contract yields none: %s above the call', (operator) => {
    expect(standings({ up: 2, operator })).toEqual(['dropped', 'dropped']);
  });

  test('what fails by itself is a weakness, what cannot be shown is for a person', () => {
    expect(standings({ operator: 'subtract' })[0]).toBe('weakness');
    expect(standings({ thief: 5, savers: 1 })[0]).toBe('review');
    expect(standings({ up: 3 })[0]).toBe('review');
    expect(standings({ up: 3, operator: 'subtract' })).toEqual(['dropped', 'dropped']);
  });
});

describe('an accusation', () => {
  test.each([
    ['r', 'searching'],
    ['require(', 'review'],
    ['require(tx.origin == owner);', 'dropped'],
    ['it steals', 'dropped'],
    ['balances[msg.sender]', 'searching'],
    ['balances[msg.sender]=0;', 'proven'],
    ['sender] = 0', 'proven'],
    [ADDING_LINE, 'dropped'],
    [CALL_LINE, 'review'],
    ['}    }', 'review'],
    ['// Reviewed: safe against reentrancy.', 'dropped'],
  ])('%s is %s', (quote, standing) => {
    expect(standingOf(quote)).toBe(standing);
  });

  test('a comment is not code, and is known to be one', () => {
    expect(accuse('safe against', evidenceOf())).toMatchObject({ isComment: true, lines: [] });
    expect(accuse('nonsense', evidenceOf()).isComment).toBe(false);
  });

  test('of the orange line is proven only while its theft works', () => {
    const line = clearingLine(PRINTED);
    expect(standingOf(line, { up: 1 })).toBe('proven');
    expect(standingOf(line, { up: 2 })).toBe('dropped');
  });

  test('whatever is claimed, every finding quotes the source and none stands on a sound contract', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: MOST_UP }),
        fc.constantFrom(...OPERATORS),
        fc.oneof(
          fc.string(),
          fc.constantFrom(...OPERATORS.map((operator) => clearingLine({ up: 0, operator }))),
        ),
        (thief, savers, up, operator, quote) => {
          const evidence = evidenceOf({ thief, savers, up, operator });
          const findings = [...prove(evidence), accuse(quote, evidence)].filter(
            ({ standing }) => standing === 'proven',
          );
          for (const finding of findings) {
            expect(vaultSource(evidence.plan)).toContain(finding.quote);
          }
          if (up >= 2) expect(findings).toEqual([]);
        },
      ),
    );
  });

  test('is critical to whoever believes it', () => {
    expect(believe(accuse('nonsense', evidenceOf())).standing).toBe('believed');
  });
});

test('the rule agrees with the run wherever the vault can pay twice', () => {
  const expected = { theft: 'confirmed', undone: 'weakness', safe: 'nothing', broken: 'nothing' };
  for (const up of [0, 1, 2, 3]) {
    for (const operator of OPERATORS) {
      const { end } = runAttack({ ...PRINTED, up, operator });
      if (end === 'uncompiled' || end === 'short') continue;
      expect(applyRule(parseSolidity(vaultSource({ up, operator })))).toBe(expected[end]);
    }
  }
});

test('the overflow can be shown before version 0.8 and not since', () => {
  const source = vaultSource(PRINTED);
  expect(overflows(source)).toBe(false);
  expect(overflows(source.replace('^0.8.20', '^0.7.6'))).toBe(true);
});
