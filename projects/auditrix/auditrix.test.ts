import { expectFacts } from '@tests/support/facts';
import { expectNumbers } from '@tests/support/numbers';
import { expect, test } from 'vitest';

const THIEF_COINS = 1;
const SAVERS_COINS = 59;
const FUNCTIONS = 40;
const FLAWED = 2;
const CATCH_RATE = 0.9;
const FALSE_ALARM_RATE = 0.1;
const falseAlarms = (FUNCTIONS - FLAWED) * FALSE_ALARM_RATE;

expectFacts('auditrix', [/smart[- ]contract/i, /audit/i, /\bAI\b|\bmodel\b/]);

expectNumbers('auditrix', {
  example: ['1', '59', '2', '40', '90', '10', '20'],
  standard: { '0.8': 'Solidity 0.8, which checks arithmetic' },
  computed: {
    '60': () => attack('=').calls,
    '0': () => attack('=').vault,
    '58': () => THIEF_COINS + SAVERS_COINS - 2 * THIEF_COINS,
    '1.8': () => FLAWED * CATCH_RATE,
    '3.8': () => falseAlarms,
    '0.2': () => FLAWED * (1 - CATCH_RATE),
    '1.9': () => falseAlarms / 2,
  },
});

test('the assignment lets the thief take all, the checked subtraction takes it back', () => {
  expect(attack('=')).toEqual({ calls: 60, thief: 60, vault: 0, failedCall: undefined });
  expect(attack('-=')).toEqual({ calls: 60, thief: 0, vault: 60, failedCall: 59 });
});

/** The vault's withdraw(), called again by the thief each time it is paid. */
function attack(operator: '=' | '-=') {
  const total = THIEF_COINS + SAVERS_COINS;
  let vault = total;
  let record = THIEF_COINS;
  let calls = 0;
  let failedCall: number | undefined;

  const withdraw = (call: number): boolean => {
    calls = call;
    const amount = record;
    vault -= amount;
    if (vault >= amount && !withdraw(call + 1)) return false;
    record = operator === '=' ? 0 : record - amount;
    if (record < 0) failedCall = call;
    return record >= 0;
  };

  if (!withdraw(1)) vault = total;
  return { calls, thief: total - vault, vault, failedCall };
}
