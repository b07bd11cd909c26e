import fc from 'fast-check';
import { elementAt } from '@/lib/element-at';
import { hexToBytes } from '@/lib/hex';
import { expect, test } from 'vitest';

import { LEVELS, dropBlock, forgeSignature, rewrite, swapBlocks } from './attacks';
import type { Edit } from './attacks';
import { createJourney } from './journey';
import { ROLES, appendBlock, hashBlock, sealBlocks, signBlock } from './ledger';
import type { Block, Entry, Ledger, LedgerEvent } from './ledger';
import { createRoleKeys, publicKeysOf } from './signing';
import { verifyLedger } from './verify';

const keys = await createRoleKeys();
const publicKeys = publicKeysOf(keys);
const { ledger } = await createJourney(keys, 1);
const last = ledger.blocks.length - 1;
const leaves = listLeaves(ledger);

const anyBlock = fc.nat({ max: last });
const verify = (suspect: Ledger) => verifyLedger(suspect, publicKeys);
const oneMore: Edit = (content) => ({
  ...content,
  event: { ...content.event, quantity: content.event.quantity + 1 },
});

const cutTo = (length: number): Ledger => ({ ...ledger, blocks: ledger.blocks.slice(0, length) });

/** Writes the entries with the right keys and seals them: only the rules can object. */
async function writeHonestly(entries: readonly Entry[]): Promise<Ledger> {
  let blocks: Block[] = [];
  for (const entry of entries) blocks = await appendBlock(blocks, keys[entry.role], entry);
  return { blocks, seal: await sealBlocks(blocks, keys.regulator) };
}

const made: LedgerEvent = {
  kind: 'manufactured',
  batch: 'B-1',
  quantity: 10,
  place: 'Factory',
  drug: 'Paracetamol 500 mg',
  boxesRoot: '',
};
const shipped: LedgerEvent = { kind: 'shipped', batch: 'B-1', quantity: 10, place: 'Gate' };

test('an untouched ledger is intact, and so is an empty one', async () => {
  expect(await verify(ledger)).toEqual({ status: 'intact' });
  expect(await verify(await writeHonestly([]))).toEqual({ status: 'intact' });
});

test('a broken ledger says where and why, with both hashes', async () => {
  const forged = await rewrite(ledger, keys, { from: 2, as: 'none' }, oneMore);
  const { content, signature, hash } = elementAt(forged.blocks, 2);
  expect(await verify(forged)).toEqual({
    status: 'broken',
    at: 2,
    reason: 'hash-mismatch',
    evidence: { written: hash, found: await hashBlock(content, signature) },
  });
});

/* Any single mutation is caught, and at the right place. */

test('any value anywhere, changed to any other of its type, is found where it is', async () => {
  const anyLeaf = fc.constantFrom(...leaves);
  const anyChange = fc.tuple(anyLeaf, fc.string({ unit: 'binary' }), fc.double());
  await fc.assert(
    fc.asyncProperty(anyChange, async ([{ path, value }, text, number]) => {
      const changed = typeof value === 'string' ? text : number;
      fc.pre(!Object.is(changed, value));
      const at = path[0] === 'seal' ? 'seal' : Number(path[1]);
      expect(await verify(changeLeaf(ledger, path, changed))).toMatchObject({
        status: 'broken',
        at,
      });
    }),
    { numRuns: 400 },
  );
});

test('every value of the ledger, nudged by the smallest step, is found where it is', async () => {
  for (const { path, value } of leaves) {
    const nudged = typeof value === 'number' ? value + 1 : nudgeText(value);
    const at = path[0] === 'seal' ? 'seal' : Number(path[1]);
    expect(await verify(changeLeaf(ledger, path, nudged))).toMatchObject({ status: 'broken', at });
  }
});

test('any dropped block is missed at its place', async () => {
  for (const index of ledger.blocks.keys()) {
    const reason = index === last ? 'missing-block' : 'wrong-position';
    expect(await verify(dropBlock(ledger, index))).toMatchObject({ at: index, reason });
  }
});

test('any two swapped blocks are found at the earlier place', async () => {
  await fc.assert(
    fc.asyncProperty(anyBlock, anyBlock, async (one, other) => {
      fc.pre(one !== other);
      const at = Math.min(one, other);
      const verdict = await verify(swapBlocks(ledger, one, other));
      expect(verdict).toMatchObject({ at, reason: 'wrong-position' });
    }),
  );
});

test('any flipped bit of any signature is found, even when the hash is made to fit', async () => {
  await fc.assert(
    fc.asyncProperty(anyBlock, fc.nat({ max: 511 }), async (index, bit) => {
      const block = elementAt(ledger.blocks, index);
      const signature = flipBit(block.signature, bit);
      const careless = { ...ledger, blocks: ledger.blocks.with(index, { ...block, signature }) };
      expect(await verify(careless)).toMatchObject({ at: index, reason: 'hash-mismatch' });
      const hash = await hashBlock(block.content, signature);
      const careful = {
        ...ledger,
        blocks: ledger.blocks.with(index, { ...block, signature, hash }),
      };
      expect(await verify(careful)).toMatchObject({ at: index, reason: 'wrong-signature' });
    }),
  );
});

test('any shortened ledger misses its first absent block', async () => {
  for (const length of ledger.blocks.keys()) {
    const verdict = await verify(cutTo(length));
    expect(verdict).toMatchObject({ at: length, reason: 'missing-block' });
  }
});

/* Attackers who repair what they can; attacks.test.ts has those of the demo. */

test('no role can sign for another', async () => {
  for (const [index, { content }] of ledger.blocks.entries()) {
    for (const role of ROLES.filter((other) => other !== content.role)) {
      const verdict = await verify(await forgeSignature(ledger, index, keys[role]));
      expect(verdict).toMatchObject({ at: index, reason: 'wrong-signature' });
    }
  }
});

test('a block linked to another past is refused', async () => {
  const { content } = elementAt(ledger.blocks, 1);
  const relinked = { ...content, previousHash: 'f'.repeat(64) };
  const blocks = ledger.blocks.with(1, await signBlock(relinked, keys.regulator));
  expect(await verify({ ...ledger, blocks })).toMatchObject({ at: 1, reason: 'broken-link' });
});

test('a block after the seal does not count', async () => {
  const entry: Entry = { role: 'regulator', step: 99, event: { ...shipped, kind: 'inspected' } };
  const { blocks } = await writeHonestly([{ role: 'supplier', step: 1, event: made }]);
  const seal = await sealBlocks(blocks, keys.regulator);
  const longer = await appendBlock(blocks, keys.regulator, entry);
  expect(await verify({ blocks: longer, seal })).toMatchObject({ at: 1, reason: 'unsealed-block' });
});

test('nobody but the regulator can seal', async () => {
  const short = cutTo(2);
  const seal = await sealBlocks(short.blocks, keys.supplier);
  expect(await verify({ ...short, seal })).toMatchObject({
    at: 'seal',
    reason: 'wrong-seal',
  });
});

test('a reader who knows no keys believes nothing', async () => {
  expect(await verifyLedger(ledger, new Map())).toMatchObject({ at: 0, reason: 'wrong-signature' });
});

test('the second signature that ECDSA accepts for any content still breaks the chain', async () => {
  for (const [index, block] of ledger.blocks.entries()) {
    const signature = twinOf(block.signature);
    const hash = await hashBlock(block.content, signature);
    const suspect = { ...ledger, blocks: ledger.blocks.with(index, { ...block, signature, hash }) };
    const expected =
      index === last
        ? { at: 'seal', reason: 'head-differs' }
        : { at: index + 1, reason: 'broken-link' };
    expect(await verify(suspect)).toMatchObject(expected);
  }
});

/* Properly signed and sealed, and still against the rules. */

test.each<[string, number, readonly Entry[]]>([
  ['role-not-allowed', 0, [{ role: 'hospital', step: 1, event: made }]],
  [
    'time-backwards',
    1,
    [
      { role: 'supplier', step: 5, event: made },
      { role: 'supplier', step: 4, event: shipped },
    ],
  ],
  ['time-backwards', 0, [{ role: 'supplier', step: NaN, event: made }]],
  [
    'quantity-exceeded',
    1,
    [
      { role: 'supplier', step: 1, event: made },
      { role: 'supplier', step: 2, event: { ...shipped, quantity: 11 } },
    ],
  ],
  ['quantity-invalid', 0, [{ role: 'supplier', step: 1, event: { ...made, quantity: -10 } }]],
  [
    'batch-repeated',
    1,
    [
      { role: 'supplier', step: 1, event: made },
      { role: 'supplier', step: 2, event: made },
    ],
  ],
])('%s is found at block %d', async (reason, at, entries) => {
  const verdict = await verify(await writeHonestly(entries));
  expect(verdict).toMatchObject({ status: 'broken', at, reason });
});

test('two events on one day are in order', async () => {
  const sameDay = await writeHonestly([
    { role: 'supplier', step: 1, event: made },
    { role: 'supplier', step: 1, event: shipped },
  ]);
  expect(await verify(sameDay)).toEqual({ status: 'intact' });
});

test('no attack touches the ledger it was given', async () => {
  const before = structuredClone(ledger);
  for (const as of LEVELS) await rewrite(ledger, keys, { from: 1, as }, oneMore);
  swapBlocks(ledger, 0, 1);
  dropBlock(ledger, 0);
  changeLeaf(ledger, ['seal', 'signature'], '');
  expect(ledger).toEqual(before);
});

test.each([[[]], [['nowhere']], [['blocks', '99', 'hash']], [['seal', 'signature', 'x']]])(
  'there is nothing to change at %j',
  (path) => {
    expect(() => changeLeaf(ledger, path, 1)).toThrow('The ledger has no value at');
  },
);

interface Leaf {
  /** The keys that lead to it, such as `['blocks', '2', 'content', 'event', 'quantity']`. */
  readonly path: readonly string[];
  readonly value: string | number;
}

/** Every single value in the ledger, seal included, in reading order. */
function listLeaves(ledger: Ledger): Leaf[] {
  return leavesBelow(ledger, []);
}

/** A copy with one value changed, and nothing else made to fit. */
function changeLeaf(ledger: Ledger, path: readonly string[], value: string | number): Ledger {
  const copy = structuredClone(ledger);
  const holder = path.slice(0, -1).reduce<object>(stepInto, copy);
  const key = path.at(-1) ?? '';
  if (!Object.hasOwn(holder, key)) throw noSuchValue(key);
  Reflect.set(holder, key, value);
  return copy;
}

function leavesBelow(node: object, path: readonly string[]): Leaf[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]): Leaf[] => {
    const here = [...path, key];
    if (typeof value === 'object' && value !== null) return leavesBelow(value, here);
    return typeof value === 'string' || typeof value === 'number' ? [{ path: here, value }] : [];
  });
}

function stepInto(node: object, key: string): object {
  const next: unknown = Reflect.get(node, key);
  if (typeof next !== 'object' || next === null) throw noSuchValue(key);
  return next;
}

function noSuchValue(key: string): RangeError {
  return new RangeError(`The ledger has no value at "${key}".`);
}

function nudgeText(text: string): string {
  return text.slice(0, -1) + (text.endsWith('0') ? '1' : '0');
}

/** If (r, s) is valid, so is (r, n - s), with n the order of the curve P-256. */
function twinOf(signature: string): string {
  const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
  const [r, s] = [signature.slice(0, 64), BigInt(`0x${signature.slice(64)}`)];
  return r + (order - s).toString(16).padStart(64, '0');
}

function flipBit(hex: string, bit: number): string {
  const bytes = hexToBytes(hex) ?? new Uint8Array();
  const at = bit >> 3;
  const flipped = bytes.with(at, elementAt(bytes, at) ^ (1 << (bit & 7)));
  return Array.from(flipped, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
