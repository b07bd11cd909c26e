import { describe, expect, test } from 'vitest';

import { createMachine } from './machine';
import { NotCompiled, parseSolidity } from './parse-solidity';

const purse = (body: string, version = '0.8.20') =>
  parseSolidity(`pragma solidity ^${version};
contract Purse {
  mapping(address => uint256) public held;
  function put() external payable { held[msg.sender] += msg.value; }
  function go() external { ${body} }
}`);

const run = (body: string, version?: string) => {
  const machine = createMachine([purse(body, version)], { Ann: 3n });
  machine.send({ from: 'Ann', to: 'Purse', name: 'put', value: 2n });
  const outcome = machine.send({ from: 'Ann', to: 'Purse', name: 'go' });
  return { outcome, held: machine.recordOf('Purse', 'held', 'Ann'), ann: machine.coinsOf('Ann') };
};

describe('what runs', () => {
  test('a failed require undoes what came before it', () => {
    const { outcome, held } = run('held[msg.sender] = 7; require(held[msg.sender] == 8, "no");');
    expect(outcome).toEqual({ isOk: false, reason: 'no' });
    expect(held).toBe(2n);
  });

  test('a low-level call answers false and goes on, a call by name does not', () => {
    expect(run('(bool ok, ) = msg.sender.call{value: 9}(""); held[msg.sender] = 1;')).toMatchObject(
      { outcome: { isOk: true }, held: 1n, ann: 1n },
    );
  });

  test('sums are checked since version 0.8, and wrap around before it and in unchecked', () => {
    expect(run('held[msg.sender] -= 3;').outcome.isOk).toBe(false);
    expect(run('held[msg.sender] -= 3;', '0.7.6').held).toBe(2n ** 256n - 1n);
    expect(run('unchecked { held[msg.sender] -= 3; }').held).toBe(2n ** 256n - 1n);
  });

  test('a branch runs only when its condition holds', () => {
    expect(run('if (held[msg.sender] > 2) held[msg.sender] = 5;').held).toBe(2n);
    expect(run('if (held[msg.sender] >= 2 && 1 == 1) held[msg.sender] = 5;').held).toBe(5n);
  });

  test('coins nobody has, functions that are not there and functions that take none', () => {
    const machine = createMachine([purse('')], { Ann: 3n });
    const send = (name: string, value: bigint) =>
      machine.send({ from: 'Ann', to: 'Purse', name, value });
    expect(send('put', 4n)).toMatchObject({ reason: 'Ann has too few coins' });
    expect(send('nothing', 0n)).toMatchObject({ reason: 'Purse has no nothing' });
    expect(send('go', 1n)).toMatchObject({ reason: 'go takes no coins' });
    expect(machine.coinsOf('Ann')).toBe(3n);
  });

  test('a contract that calls itself for ever is stopped', () => {
    const loop = parseSolidity(`pragma solidity ^0.8.0;
contract Loop { Loop private me; constructor(Loop me_) { me = me_; } function go() external { me.go(); } }`);
    const machine = createMachine([loop], {});
    machine.send({ from: 'Ann', to: 'Loop', name: 'constructor', args: ['Loop'] });
    expect(machine.send({ from: 'Ann', to: 'Loop', name: 'go' })).toEqual({
      isOk: false,
      reason: 'too many calls are open',
    });
  });
});

test.each([
  ['uint256 a = b; uint256 b = 1;', 'b is used before it is declared'],
  ['unchecked { uint256 a = 1; } held[msg.sender] = a;', 'a is used before it is declared'],
  ['held[msg.sender] = 1', '; is expected and } is found'],
])('%s is not compiled', (body, message) => {
  expect(() => purse(body)).toThrow(new NotCompiled(message));
});

test('a file that ends too early is not compiled', () => {
  expect(() => parseSolidity('contract A { uint256 a')).toThrow('; is missing');
});
