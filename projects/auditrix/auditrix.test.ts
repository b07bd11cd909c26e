import { expectNumbers } from '@tests/support/numbers';
import { expect, test } from 'vitest';

import { runAttack } from './demo/attack';
import type { Operator } from './demo/contracts';
import { settings } from './demo/settings';

const { thief: THIEF_COINS, savers: SAVERS_COINS } = settings.start;
const FUNCTIONS = 40;
const FLAWED = 2;
const CATCH_RATE = 0.9;
const FALSE_ALARM_RATE = 0.1;
const falseAlarms = (FUNCTIONS - FLAWED) * FALSE_ALARM_RATE;

expectNumbers('auditrix', {
  example: ['1', '59', '2', '40', '90', '10', '20'],
  standard: { '0.8': 'Solidity 0.8, which checks arithmetic' },
  computed: {
    '60': () => attack('clear').calls,
    '0': () => attack('clear').vault,
    '58': () => THIEF_COINS + SAVERS_COINS - 2 * THIEF_COINS,
    '1.8': () => FLAWED * CATCH_RATE,
    '3.8': () => falseAlarms,
    '0.2': () => FLAWED * (1 - CATCH_RATE),
    '1.9': () => falseAlarms / 2,
  },
});

test('the assignment lets the thief take all, the checked subtraction takes it back', () => {
  expect(attack('clear')).toEqual({ calls: 60, thief: 60, vault: 0, failedCall: undefined });
  expect(attack('subtract')).toEqual({ calls: 60, thief: 1, vault: 59, failedCall: 59 });
});

test('the table of the write-up is the trace of the run', () => {
  const { moments } = runAttack(settings.start);
  for (const call of [1, 2, 59, 60]) {
    const paid = moments.findIndex((one) => one.kind === 'pay' && one.call === call);
    const cleared = moments.slice(0, paid).filter(({ line }) => line === 3);
    expect(moments[paid]).toMatchObject({ thief: call, vault: 60 - call, record: 1n });
    expect(cleared).toEqual([]);
  }
});

/** The theft as the stage runs it. */
function attack(operator: Operator) {
  const { calls, failure, moments } = runAttack({ ...settings.start, operator });
  const end = moments.at(-1);
  return { calls, thief: end?.thief, vault: end?.vault ?? 0, failedCall: failure?.call };
}
