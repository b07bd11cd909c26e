import fc from 'fast-check';
import { elementAt } from '@/lib/element-at';
import { expect, test } from 'vitest';

import { forgeSerial, checkBox, isMember, merkleRoot, proveMembership } from './boxes';
import { buildRoad, readRun } from './read-run';
import { settings } from './settings';
import { sha256Hex } from './signing';

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

const road = await buildRoad(189);
const { journey } = road;
const ROOT = 'a8d2e4b127f90231873a4317d62f713901f3169ccaeb61096689785350ff028b';

const check = (asked: Partial<typeof settings.start>, ledger = journey.ledger) =>
  checkBox(journey, ledger, { ...settings.start, ...asked });

test('every box of the batch climbs to the root of the storyboard', async () => {
  for (const index of journey.serials.keys()) {
    const { isMember, reached, proof } = await check({ box: index + 1 });
    expect(isMember).toBe(true);
    expect(reached).toBe(ROOT);
    expect(proof).toHaveLength(index < 32 ? 6 : 5);
  }
});

test('a 49th box with the proof of the 48th misses the root', async () => {
  const { serial, isMember, root } = await check({ box: 49 });
  expect(serial).toBe('B-32698-049-0000');
  expect(isMember).toBe(false);
  expect(root).toBe(ROOT);
});

test('a genuine number of another box is part of the batch, as that box', async () => {
  const serial = elementAt(journey.serials, 40);
  expect(await check({ box: 3, serial })).toMatchObject({ isMember: true, box: 41 });
  expect(await check({ box: 3, serial: `${serial.slice(0, -1)}x` })).toMatchObject({
    isMember: false,
    box: undefined,
  });
});

test('with the root replaced, the proof is held against the root that the ledger carries', async () => {
  const doing = { ...settings.start, kept: 'chain', crime: 'root', as: 'all' } as const;
  const { ledger, verdict } = await readRun(road, doing);
  expect(verdict).toEqual({ status: 'intact' });
  const honestBox = await check({ ...doing, box: 7 }, ledger);
  expect(honestBox.root).not.toBe(ROOT);
  expect(honestBox).toMatchObject({ isMember: false, reached: ROOT });
  const forged = await check({ ...doing, box: 49 }, ledger);
  expect(forged).toMatchObject({ isMember: true, serial: forgeSerial(journey) });
});

test('a ledger without its first block carries no root at all', async () => {
  const { ledger } = await readRun(road, {
    ...settings.start,
    kept: 'chain',
    crime: 'drop',
    at: 0,
  });
  expect(await check({}, ledger)).toMatchObject({ isMember: false, root: 'nothing' });
});
