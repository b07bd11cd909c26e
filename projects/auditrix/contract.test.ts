import { createChain, solidityOf } from '@tests/support/evm';
import { expect, test } from 'vitest';

/* The vault and the thief of the write-up, compiled and run: 1 coin beside 59. */

const CODE = solidityOf('auditrix');
const LINE_E = 'balances[msg.sender] = 0;';
const HONEST = `
contract Honest {
    Vault private immutable vault;
    uint256 public heldWhilePaid;
    uint256 public owedWhilePaid;

    constructor(Vault vault_) {
        vault = vault_;
    }

    function start() external payable {
        vault.deposit{value: msg.value}();
        vault.withdraw();
    }

    receive() external payable {
        heldWhilePaid = address(vault).balance;
        owedWhilePaid = vault.balances(address(this));
    }
}`;

test('after the theft the vault holds less than its balances say', async () => {
  const { vault, chain, saver, start } = await setUp(CODE);
  expect(await start('Thief')).toMatchObject({ reverted: undefined });
  expect(await chain.balanceOf(vault.address)).toBe(0n);
  expect(await vault.read('balances', saver)).toBe(59n);
});

test('during an honest withdrawal too, but not between transactions', async () => {
  const { vault, chain, saver, start } = await setUp([...CODE, HONEST]);
  const { contract, reverted } = await start('Honest');
  expect(reverted).toBeUndefined();
  const [held, owed] = [await contract.read('heldWhilePaid'), await contract.read('owedWhilePaid')];
  expect(held).toBeLessThan(owed + (await vault.read('balances', saver)));
  expect(await chain.balanceOf(vault.address)).toBe(await vault.read('balances', saver));
});

test('the checked subtraction undoes the theft, the unchecked one does not', async () => {
  const subtract = 'balances[msg.sender] -= amount;';
  const checked = await setUp(withLineE(subtract));
  expect(await checked.start('Thief')).toMatchObject({ reverted: 'transfer failed' });
  expect(await checked.chain.balanceOf(checked.vault.address)).toBe(59n);
  const unchecked = await setUp(withLineE(`unchecked { ${subtract} }`));
  await unchecked.start('Thief');
  expect(await unchecked.chain.balanceOf(unchecked.vault.address)).toBe(0n);
});

test('above (d) the thief leaves with its own coin, above (c) nobody is paid', async () => {
  const aboveD = await setUp(moveLineE(/^.*msg\.sender\.call/m));
  await aboveD.start('Thief');
  expect(await aboveD.chain.balanceOf(aboveD.vault.address)).toBe(59n);
  const aboveC = await setUp(moveLineE(/^.*uint256 amount = balances/m));
  await aboveC.start('Thief');
  expect(await aboveC.chain.balanceOf(aboveC.vault.address)).toBe(60n);
});

async function setUp(code: readonly string[]) {
  const chain = await createChain();
  const saver = await chain.fund();
  const thief = await chain.fund();
  const vault = await chain.deploy(code, 'Vault', { from: saver });
  await vault.send({ from: saver, value: 59n }, 'deposit');
  const start = async (name: string) => {
    const contract = await chain.deploy(code, name, { from: thief }, vault.address);
    const receipt = await contract.send({ from: thief, value: 1n }, 'start');
    return { contract, ...receipt };
  };
  return { chain, saver, vault, start };
}

function withLineE(line: string): string[] {
  return CODE.map((block) => block.replace(LINE_E, line));
}

/** Clears the record before the line that matches. */
function moveLineE(before: RegExp): string[] {
  return withLineE('').map((block) => block.replace(before, (line) => `${LINE_E}\n${line}`));
}
