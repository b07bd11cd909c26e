import { createHash } from 'node:crypto';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { CHEATS, crackJuries, openVote, secretOf, SIDES } from './seals';
import { sha256Hex } from './sha256';

const salted = { seed: 11, isSalted: true };
const own = secretOf(salted, 42, 3, 'tenant');
const neighbor = secretOf(salted, 42, 2, 'landlord');

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('the digest of "%s" is that of the standard', (text, digest) => {
  expect(sha256Hex(text)).toBe(digest);
});

test('any text has the digest that OpenSSL gives it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
  );
});

test('an honest vote is counted as it was cast', () => {
  for (const side of SIDES) {
    const opening = openVote({ ...own, side }, neighbor, 'honest');
    expect(opening).toMatchObject({ outcome: 'counted', counts: side });
    expect(opening.opened).toBe(opening.sealed);
  }
});

test('a changed vote and a copied seal are caught by their hash, whoever does it', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 999 }),
      fc.nat({ max: 14 }),
      fc.constantFrom(...SIDES),
      fc.constantFrom(...SIDES),
      fc.constantFrom('change' as const, 'copy' as const),
      (jury, juror, side, other, cheat) => {
        const opening = openVote(
          secretOf(salted, jury, juror, side),
          secretOf(salted, jury, juror === 0 ? 1 : juror - 1, other),
          cheat,
        );
        expect(opening).toMatchObject({ outcome: 'refused', counts: 'tenant' });
        expect(opening.opened).not.toBe(opening.sealed);
      },
    ),
  );
});

test('a vote that is never opened counts for the tenant', () => {
  const opening = openVote({ ...own, side: 'landlord' }, neighbor, 'absent');
  expect(opening).toMatchObject({ outcome: 'absent', counts: 'tenant' });
  expect(opening.opened).toBeUndefined();
  expect(CHEATS).toContain('absent');
});

test('two guesses open every seal without salt, and none with salt', () => {
  for (const [from, count] of [
    [41, 1],
    [900, 100],
  ] as const) {
    const { salted: withSalt, bare } = crackJuries(11, from, count);
    expect([withSalt.length, bare.length]).toEqual([count * 15, count * 15]);
    expect(withSalt.every((read) => read === 0)).toBe(true);
    expect(bare.every((read) => read === 1)).toBe(true);
  }
});
