import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { runAttack } from './attack';
import type { Plan } from './attack';
import { applyRule, believe, isQuoted, overflows, prove } from './audit';
import { MOST_UP, OPERATORS, vaultSource } from './contracts';
import { parseSolidity } from './parse-solidity';

const PRINTED: Plan = { thief: 1, savers: 59, up: 0, operator: 'clear' };
const OWNER = 'require(tx.origin == owner);';
const audit = (change: Partial<Plan> = {}, quote = OWNER) => {
  const plan = { ...PRINTED, ...change };
  return { plan, attack: runAttack(plan), quote };
};
const standings = (change: Partial<Plan>, quote?: string) =>
  prove(audit(change, quote)).map(({ standing }) => standing);

describe('prove every claim', () => {
  test('of three claims about the printed contract one is a finding', () => {
    expect(standings({})).toEqual(['proven', 'dropped', 'dropped']);
    expect(prove(audit())[0]?.why).toContain('59 of the savers’ coins');
  });

  test.each(OPERATORS)('a sound contract yields none: %s above the call', (operator) => {
    expect(standings({ up: 2, operator })).toEqual(['dropped', 'dropped', 'dropped']);
  });

  test('what fails by itself is a weakness, what cannot be shown is for a person', () => {
    expect(standings({ operator: 'subtract' })[0]).toBe('weakness');
    expect(standings({ thief: 5, savers: 1 })[0]).toBe('review');
    expect(standings({ up: 3 })[0]).toBe('dropped');
    expect(standings({ up: 3, operator: 'subtract' })).toEqual(['dropped', 'dropped', 'dropped']);
  });

  test('a line that is there, without an exploit, is for a person', () => {
    expect(standings({}, '  balances[msg.sender]   += msg.value;')[2]).toBe('review');
  });

  test('whatever is claimed, every finding quotes the source and none stands on a sound contract', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: MOST_UP }),
        fc.constantFrom(...OPERATORS),
        fc.string(),
        (thief, savers, up, operator, quote) => {
          const evidence = audit({ thief, savers, up, operator }, quote);
          const source = vaultSource(evidence.plan);
          const findings = prove(evidence).filter(({ standing }) => standing === 'proven');
          for (const finding of findings) expect(source).toContain(finding.quote);
          if (up >= 2) expect(findings).toEqual([]);
        },
      ),
    );
  });
});

test('believe every claim reports all three, whatever the code says', () => {
  for (const up of [0, 2]) {
    expect(believe(audit({ up })).map(({ standing }) => standing)).toEqual(
      Array.from({ length: 3 }, () => 'believed'),
    );
  }
});

describe('a quotation', () => {
  const source = vaultSource(PRINTED);
  test.each([
    ['balances[msg.sender]=0;', 'withdraw', true],
    ['balances[msg.sender] = 0;', 'deposit', false],
    ['balances[msg.sender] += msg.value;', 'deposit', true],
    ['// Reviewed: safe against reentrancy.', undefined, false],
    ['safe against reentrancy', undefined, false],
    ['', undefined, false],
    ['=', undefined, false],
    [OWNER, undefined, false],
  ])('%s in %s: %s', (quote, within, expected) => {
    expect(isQuoted(source, quote, within)).toBe(expected);
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
