import type { Address } from '@ethereumjs/util';
import { wholeSolidity } from '@tests/support/compile';
import { createChain, solidityOf, type Argument, type Deployed } from '@tests/support/evm';
import { beforeEach, expect, test } from 'vitest';

/* The contract of the write-up, compiled and run. */

const CODE = [wholeSolidity(solidityOf('silkroad'), 'silkroad')];
const [NOBODY, SUPPLIER, HOSPITAL] = [0n, 1n, 2n];
const [LOT, CASE, OTHER_CASE, PACK, SECOND_PACK] = [1n, 10n, 11n, 100n, 101n];
const NO_ADDRESS = 0n;

let road: Deployed;
let regulator: Address;
let supplier: Address;
let hospital: Address;
let clinic: Address;
let stranger: Address;

beforeEach(async () => {
  const chain = await createChain();
  regulator = await chain.fund();
  supplier = await chain.fund();
  hospital = await chain.fund();
  clinic = await chain.fund();
  stranger = await chain.fund();
  road = await chain.deploy(CODE, 'SilkRoad', { from: regulator });
  await setRole(supplier, SUPPLIER);
  await setRole(hospital, HOSPITAL);
  await setRole(clinic, HOSPITAL);
  await must(supplier, 'pack', CASE, [PACK, SECOND_PACK]);
  await must(supplier, 'pack', OTHER_CASE, [102n]);
  await must(supplier, 'pack', LOT, [CASE, OTHER_CASE]);
});

test('custody changes only when the receiver accepts', async () => {
  await must(supplier, 'open', LOT, [CASE]);
  await must(supplier, 'offer', CASE, hospital);
  expect(await holder(CASE)).toBe(numberOf(supplier));
  expect(await road.send({ from: clinic }, 'accept', CASE)).toMatchObject({
    reverted: 'not offered to you',
  });
  await must(hospital, 'accept', CASE);
  expect(await holder(CASE)).toBe(numberOf(hospital));
});

test('a suspended supplier can neither offer nor complete an offer that it made before', async () => {
  await must(supplier, 'open', LOT, [CASE, OTHER_CASE]);
  await must(supplier, 'offer', CASE, hospital);
  await setRole(supplier, NOBODY);
  expect(await road.send({ from: supplier }, 'offer', OTHER_CASE, hospital)).toMatchObject({
    reverted: 'may not pass',
  });
  expect(await road.send({ from: hospital }, 'accept', CASE)).toMatchObject({
    reverted: 'may not pass',
  });
});

test('a receiver that was suspended on the road cannot accept', async () => {
  await must(supplier, 'open', LOT, [CASE]);
  await must(supplier, 'offer', CASE, hospital);
  await setRole(hospital, NOBODY);
  expect(await road.send({ from: hospital }, 'accept', CASE)).toMatchObject({
    reverted: 'may not pass',
  });
});

test('a recalled case goes back to its supplier, suspended or not', async () => {
  await deliver(CASE);
  await must(regulator, 'recall', LOT);
  await setRole(supplier, NOBODY);
  await must(hospital, 'offer', CASE, supplier);
  await must(supplier, 'accept', CASE);
  expect(await holder(CASE)).toBe(numberOf(supplier));
});

test('a recalled case goes to a regulator, and to nobody else', async () => {
  await deliver(CASE);
  await must(regulator, 'recall', LOT);
  expect(await road.send({ from: hospital }, 'offer', CASE, clinic)).toMatchObject({
    reverted: 'may not pass',
  });
  await must(hospital, 'offer', CASE, regulator);
  await must(regulator, 'accept', CASE);
  expect(await holder(CASE)).toBe(numberOf(regulator));
});

test('a recall stops a case on the road', async () => {
  await must(supplier, 'open', LOT, [CASE]);
  await must(supplier, 'offer', CASE, hospital);
  await must(regulator, 'recall', LOT);
  expect(await road.send({ from: hospital }, 'accept', CASE)).toMatchObject({
    reverted: 'may not pass',
  });
});

test('a pack from an opened case goes back the way its case came', async () => {
  await deliver(CASE);
  await must(hospital, 'open', CASE, [PACK]);
  await must(regulator, 'recall', LOT);
  await must(hospital, 'offer', PACK, supplier);
  await must(supplier, 'accept', PACK);
  expect(await holder(PACK)).toBe(numberOf(supplier));
});

test('a sealed pack has no holder, cannot be offered and is opened once', async () => {
  expect(await holder(PACK)).toBe(NO_ADDRESS);
  expect(await road.send({ from: supplier }, 'offer', PACK, hospital)).toMatchObject({
    reverted: 'not yours',
  });
  await deliver(CASE);
  await must(hospital, 'open', CASE, [PACK]);
  expect(await road.send({ from: hospital }, 'open', CASE, [PACK])).toMatchObject({
    reverted: 'not sealed in it',
  });
});

test('nobody packs what others hold, what is packed already, or a box into itself', async () => {
  await setRole(clinic, SUPPLIER);
  const packing = (outer: bigint, ...inside: bigint[]) =>
    road.send({ from: clinic }, 'pack', outer, inside);
  expect(await packing(LOT, 200n)).toMatchObject({ reverted: 'not yours' });
  expect(await packing(CASE, 200n)).toMatchObject({ reverted: 'packed already' });
  expect(await packing(20n, PACK)).toMatchObject({ reverted: 'packed already' });
  expect(await packing(20n, LOT)).toMatchObject({ reverted: 'not yours' });
  expect(await packing(20n, 20n)).toMatchObject({ reverted: 'packed already' });
  expect(await road.send({ from: stranger }, 'pack', 20n, [])).toMatchObject({
    reverted: 'only a supplier packs',
  });
});

test('what was offered or handed over is not filled any further', async () => {
  await setRole(clinic, SUPPLIER);
  await must(supplier, 'offer', LOT, clinic);
  expect(await road.send({ from: supplier }, 'pack', LOT, [200n])).toMatchObject({
    reverted: 'handed over already',
  });
  await must(clinic, 'accept', LOT);
  expect(await road.send({ from: clinic }, 'pack', LOT, [200n])).toMatchObject({
    reverted: 'handed over already',
  });
});

test('whoever takes a box off offer by opening it may fill it further, as its first holder', async () => {
  await must(supplier, 'offer', LOT, hospital);
  await must(supplier, 'open', LOT, []);
  await must(supplier, 'pack', LOT, [200n]);
  expect(await road.send({ from: hospital }, 'accept', LOT)).toMatchObject({
    reverted: 'not offered to you',
  });
});

test('an offer that nobody takes up may go to somebody else', async () => {
  await must(supplier, 'offer', LOT, hospital);
  await must(supplier, 'offer', LOT, clinic);
  expect(await road.send({ from: hospital }, 'accept', LOT)).toMatchObject({
    reverted: 'not offered to you',
  });
  await must(clinic, 'accept', LOT);
});

test('a pack is dispensed once, by the hospital that holds it', async () => {
  await deliver(CASE);
  await must(hospital, 'open', CASE, [PACK, SECOND_PACK]);
  await must(hospital, 'offer', PACK, clinic);
  expect(await road.send({ from: clinic }, 'dispense', PACK)).toMatchObject({
    reverted: 'not yours',
  });
  await must(hospital, 'dispense', PACK);
  for (const again of [
    () => road.send({ from: hospital }, 'dispense', PACK),
    () => road.send({ from: hospital }, 'offer', PACK, clinic),
  ]) {
    expect(await again()).toMatchObject({ reverted: 'not yours' });
  }
  expect(await road.send({ from: clinic }, 'accept', PACK)).toMatchObject({
    reverted: 'not offered to you',
  });
  expect(await road.send({ from: hospital }, 'open', CASE, [PACK])).toMatchObject({
    reverted: 'not sealed in it',
  });
  await must(regulator, 'recall', LOT);
  expect(await road.send({ from: hospital }, 'dispense', SECOND_PACK)).toMatchObject({
    reverted: 'recalled',
  });
});

test('whoever has one pack can look up its lot', async () => {
  const outer = await road.read('packedIn', PACK);
  expect([outer, await road.read('packedIn', outer)]).toEqual([CASE, LOT]);
});

test('each pack costs a write when it is sealed, and a recall costs the same for any number of packs', async () => {
  const [few, many] = [await seal(50n, 10), await seal(51n, 20)];
  const write = 22_100n; // a new storage slot, EIP-2929
  expect(many - few).toBeGreaterThan(10n * write);
  const [small, large] = [
    await must(regulator, 'recall', 50n),
    await must(regulator, 'recall', 51n),
  ];
  expect(small.gas).toBe(large.gas);
});

async function must(from: Address, method: string, ...args: Argument[]) {
  const receipt = await road.send({ from }, method, ...args);
  expect(receipt.reverted).toBeUndefined();
  return receipt;
}

/** The gas of sealing new packs into a new case. */
async function seal(outer: bigint, count: number): Promise<bigint> {
  const inside = Array.from({ length: count }, (_, index) => outer * 1_000n + BigInt(index));
  return (await must(supplier, 'pack', outer, inside)).gas;
}

async function setRole(party: Address, role: bigint): Promise<void> {
  await must(regulator, 'setRole', party, role);
}

/** A case out of its lot and to the hospital. */
async function deliver(unit: bigint): Promise<void> {
  await must(supplier, 'open', LOT, [unit]);
  await must(supplier, 'offer', unit, hospital);
  await must(hospital, 'accept', unit);
}

async function holder(unit: bigint): Promise<bigint> {
  return road.read('holderOf', unit);
}

function numberOf(address: Address): bigint {
  return BigInt(address.toString());
}
