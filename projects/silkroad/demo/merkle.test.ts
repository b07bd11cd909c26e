import fc from 'fast-check';
import { expect, test } from 'vitest';

import { elementAt } from '@/lib/element-at';

import { isMember, merkleRoot, proveMembership } from './merkle';
import { sha256Hex } from './sha256';

/** The eight leaves and their roots from the test data of Certificate Transparency (RFC 6962). */
const KNOWN_LEAVES = ['', '\0', '\x10', ' !', '01', '@ABC', 'PQRSTUVW', '`abcdefghijklmno'];
const KNOWN_ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const anyBatch = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 20 });

test('SHA-256 of "abc" is the published one', async () => {
  expect(await sha256Hex('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test.each(KNOWN_ROOTS.map((root, count) => [count, root] as const))(
  'the root over %d known leaves is %s',
  async (count, root) => {
    expect(await merkleRoot(KNOWN_LEAVES.slice(0, count))).toBe(root);
  },
);

test('every member proves itself', async () => {
  await fc.assert(
    fc.asyncProperty(anyBatch, async (serials) => {
      const root = await merkleRoot(serials);
      for (const serial of serials) {
        const proof = await proveMembership(serials, serial);
        expect(await isMember(root, serial, proof ?? [])).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});

test('no stranger gets a proof, and none can borrow one', async () => {
  await fc.assert(
    fc.asyncProperty(anyBatch, fc.string(), fc.nat(), async (serials, stranger, pick) => {
      fc.pre(!serials.includes(stranger));
      expect(await proveMembership(serials, stranger)).toBeUndefined();
      const member = elementAt(serials, pick % serials.length);
      const proof = (await proveMembership(serials, member)) ?? [];
      expect(await isMember(await merkleRoot(serials), stranger, proof)).toBe(false);
    }),
  );
});

test('a proof with any digit changed proves nothing', async () => {
  const serials = ['a', 'b', 'c', 'd', 'e'];
  const root = await merkleRoot(serials);
  const proof = (await proveMembership(serials, 'c')) ?? [];
  const anyDigit = fc.constantFrom(...Array.from('0123456789abcdefA'));
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.nat({ max: 63 }), anyDigit, async (pick, position, digit) => {
      const at = pick % proof.length;
      const step = elementAt(proof, at);
      const hash = step.hash.slice(0, position) + digit + step.hash.slice(position + 1);
      fc.pre(hash !== step.hash);
      expect(await isMember(root, 'c', proof.with(at, { ...step, hash }))).toBe(false);
    }),
  );
});

test('a proof is bound to its sides, its length and its root', async () => {
  const serials = ['a', 'b', 'c'];
  const root = await merkleRoot(serials);
  const proof = (await proveMembership(serials, 'a')) ?? [];
  const mirrored = proof.map(({ hash }) => ({ side: 'left', hash }) as const);
  expect(await isMember(root, 'a', mirrored)).toBe(false);
  expect(await isMember(root, 'a', proof.slice(1))).toBe(false);
  expect(await isMember(root.toUpperCase(), 'a', proof)).toBe(false);
});

test('repeating the last box of an odd batch changes the root', async () => {
  expect(await merkleRoot(['a', 'b', 'c'])).not.toBe(await merkleRoot(['a', 'b', 'c', 'c']));
});
