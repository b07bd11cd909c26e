import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { changeByte, seal, unseal } from './seal';

const TAG_BYTES = 16;
const puzzle = { modulus: 1_000_003n * 1_000_033n, starts: [2n], squarings: 1_000 };
const nonce = Uint8Array.from({ length: 12 }, (_, index) => index);
const NUMBER = 119_714_265_290n;
const sealText = (text: string) => seal(text, [NUMBER], { puzzle, nonce });

test('what is sealed opens with its number, whatever the text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 120 }), async (text) => {
      expect(await unseal(await sealText(text), [NUMBER])).toBe(text);
    }),
  );
});

/** The key and the bound puzzle, made by another implementation. */
function deriveKey(): Uint8Array {
  const digits = NUMBER.toString(16).padStart(256, '0');
  return new Uint8Array(hkdfSync('sha256', digits, '', 'time lock', 32));
}
const BOUND = Buffer.from('e8d6ca6163|2|1000');

test('another implementation opens it with the number as 256 hex digits through HKDF', async () => {
  const { ciphertext } = await sealText('Meet me at the lake.');
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(), nonce);
  decipher.setAAD(BOUND);
  decipher.setAuthTag(ciphertext.slice(-TAG_BYTES));
  const plain = Buffer.concat([decipher.update(ciphertext.slice(0, -TAG_BYTES)), decipher.final()]);
  expect(plain.readUInt16BE(0)).toBe(20);
  expect(plain.subarray(2, 22).toString()).toBe('Meet me at the lake.');
  expect(plain).toHaveLength(256);
});

test('the length gives nothing away up to 254 bytes', async () => {
  for (const length of [0, 1, 120, 254]) {
    expect((await sealText('x'.repeat(length))).ciphertext).toHaveLength(272);
  }
  expect((await sealText('x'.repeat(255))).ciphertext).toHaveLength(528);
});

test('a changed byte never opens, wherever it is', async () => {
  const record = await sealText('Meet me at the lake.');
  for (let byte = 1; byte <= record.ciphertext.length; byte += 1) {
    expect(await unseal(changeByte(record, byte), [NUMBER])).toBeUndefined();
  }
  expect(changeByte(record, 0)).toEqual(record);
  expect(await unseal(changeByte(changeByte(record, 9), 9), [NUMBER])).toBe('Meet me at the lake.');
});

test('any other number never opens', async () => {
  const record = await sealText('Meet me at the lake.');
  await fc.assert(
    fc.asyncProperty(fc.bigInt({ min: 0n, max: puzzle.modulus }), async (number) => {
      fc.pre(number !== NUMBER);
      expect(await unseal(record, [number])).toBeUndefined();
    }),
    { numRuns: 50 },
  );
});

test('a record that names fewer squarings does not open', async () => {
  const record = await sealText('Meet me at the lake.');
  const shortened = { ...record, puzzle: { ...puzzle, squarings: 999 } };
  expect(await unseal(shortened, [NUMBER])).toBeUndefined();
});

test('a block that opens but claims to be longer than it is fails, and is not taken for a wrong number', async () => {
  const cipher = createCipheriv('aes-256-gcm', deriveKey(), nonce);
  cipher.setAAD(BOUND);
  const sealed = Buffer.concat([cipher.update(Buffer.from([0xff, 0xff, 0x41])), cipher.final()]);
  const ciphertext = Uint8Array.from(Buffer.concat([sealed, cipher.getAuthTag()]));
  await expect(unseal({ puzzle, nonce, ciphertext }, [NUMBER])).rejects.toThrow(RangeError);
});

test('loose pieces open with all their numbers in order, and not with one missing or two changed over', async () => {
  const pieces = { ...puzzle, starts: [3n, 5n] };
  const record = await seal('Meet me at the lake.', [7n, 11n], { puzzle: pieces, nonce });
  expect(await unseal(record, [7n, 11n])).toBe('Meet me at the lake.');
  for (const wrong of [[7n], [11n, 7n], [7n, 12n]])
    expect(await unseal(record, wrong)).toBeUndefined();
});
