import { readFileSync } from 'node:fs';

import { compileSolidity } from '@tests/support/compile';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { runAttack } from './attack';
import type { Plan } from './attack';
import {
  landingOf,
  MOST_UP,
  reachOf,
  OPERATORS,
  placeOf,
  THIEF_SOURCE,
  vaultSource,
} from './contracts';
import { LIMIT } from './machine';

const PRINTED: Plan = { thief: 1, savers: 59, up: 0, operator: 'clear' };
const plans = fc.record({
  thief: fc.integer({ min: 1, max: 12 }),
  savers: fc.integer({ min: 1, max: 60 }),
  up: fc.integer({ min: 0, max: MOST_UP }),
  operator: fc.constantFrom(...OPERATORS),
});

describe('the printed contract', () => {
  test.each([
    [1, 59, 60, 60, 0],
    [2, 59, 30, 60, 1],
    [7, 53, 8, 56, 4],
    [12, 60, 6, 72, 0],
    [5, 1, 1, 5, 1],
  ])('%i beside %i: %i calls take %i and leave %i', (thief, savers, calls, taken, left) => {
    const attack = runAttack({ ...PRINTED, thief, savers });
    expect(attack.calls).toBe(calls);
    expect(attack.moments.at(-1)).toMatchObject({ thief: taken, vault: left });
    expect(attack.end).toBe(taken > thief ? 'theft' : 'short');
  });

  test('is drained with every call open and the record untouched', () => {
    const attack = runAttack(PRINTED);
    expect(attack.moments[attack.rest]).toMatchObject({
      kind: 'pay',
      open: 60,
      vault: 0,
      record: 1n,
    });
    expect(attack.moments).toHaveLength(361);
  });
});

describe('one operator later', () => {
  test('a checked subtraction fails in call 59 and takes everything back', () => {
    const attack = runAttack({ ...PRINTED, operator: 'subtract' });
    expect(attack).toMatchObject({ end: 'undone', calls: 60 });
    expect(attack.failure).toEqual({ call: 59, reason: '0 - 1 does not fit in uint256' });
    expect(attack.moments.at(-1)).toMatchObject({ thief: 1, vault: 59, record: 0n });
  });

  test('inside unchecked it is a theft again, and the record wraps around', () => {
    const attack = runAttack({ ...PRINTED, operator: 'unchecked' });
    expect(attack.end).toBe('theft');
    expect(attack.moments.at(-1)?.record).toBe(LIMIT - 59n);
  });
});

describe('the line moved', () => {
  test.each(OPERATORS)('above the call, %s: the same attack fails', (operator) => {
    const attack = runAttack({ ...PRINTED, up: 2, operator });
    expect(attack).toMatchObject({ end: 'safe', calls: 2, honestGets: 5 });
    expect(attack.moments.at(-1)).toMatchObject({ thief: 1, vault: 59, record: 0n });
    expect(attack.moments).toHaveLength(13);
  });

  test('above the read nobody is paid', () => {
    expect(runAttack({ ...PRINTED, up: 3 })).toMatchObject({ end: 'broken', honestGets: 0 });
  });

  test('every version compiles here exactly when solc compiles it', () => {
    for (const up of [0, 1, 2, 3]) {
      for (const operator of OPERATORS) {
        const isCompiled = runAttack({ ...PRINTED, up, operator }).end !== 'uncompiled';
        const errors = compileSolidity([vaultSource({ up, operator })], 'none');
        expect({ up, operator, isCompiled }).toEqual({
          up,
          operator,
          isCompiled: errors.length === 0,
        });
      }
    }
    expect(runAttack({ ...PRINTED, up: 3, operator: 'subtract' }).problem).toBe(
      'amount is used before it is declared',
    );
  });
});

test('whatever is put in, no coin is made or lost, and sums are those of the division', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const { moments, calls, end } = runAttack(plan);
      const all = plan.thief + plan.savers;
      expect(moments.every(({ vault, thief }) => vault + thief === all)).toBe(true);
      if (end !== 'theft') return;
      expect(calls).toBe(Math.floor(all / plan.thief));
      expect(moments.at(-1)?.thief).toBe(calls * plan.thief);
    }),
  );
});

test('a line above the call is never robbed, a plain or unchecked line below it is whenever it can pay twice', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const { end } = runAttack(plan);
      const canPayTwice = plan.savers >= plan.thief;
      const isWeak = plan.up < 2 && plan.operator !== 'subtract';
      expect(end === 'theft').toBe(isWeak && canPayTwice);
    }),
  );
});

test('at the last payment of a theft the orange line has not run once, as the headline says', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const { moments, end, rest } = runAttack(plan);
      const until = moments.slice(0, rest + 1);
      if (end === 'theft') expect(until.some(({ line }) => line === placeOf(plan))).toBe(false);
    }),
  );
});

test('a line that is pulled about as far as above the call lands there, and goes on with the next pull', () => {
  expect([0.4, 0.6, 1.4, 2, 2.6, 2.8].map(landingOf)).toEqual([0, 1, 2, 2, 2, 3]);
  expect([0, 1, 2, MOST_UP].map(reachOf)).toEqual([2, 2, MOST_UP, MOST_UP]);
});

test('the stage runs the two contracts that the write-up prints', () => {
  const text = readFileSync('projects/auditrix/auditrix.mdx', 'utf8');
  const printed = [...text.matchAll(/^```solidity\n([\s\S]*?)^```/gm)].map(([, code = '']) =>
    code.replaceAll(/ *(?:\/\/ )?\([a-e]\)$/gm, ''),
  );
  expect(printed).toEqual([vaultSource(PRINTED), THIEF_SOURCE]);
});
