import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readCapsule, writeCapsule } from './capsule-link';
import type { PublicRecord } from './seal';
import { settings } from './settings';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const records: fc.Arbitrary<PublicRecord> = fc
  .tuple(
    fc.bigInt({ min: 2n ** 1000n, max: 2n ** 1023n - 1n }),
    fc.integer({ min: 1, max: 2 ** 32 - 1 }),
    bytes(12),
    fc.constantFrom(272, 528).chain(bytes),
  )
  .map(([half, squarings, nonce, ciphertext]) => ({
    puzzle: { modulus: 2n * half + 1n, starts: [2n], squarings },
    nonce: Uint8Array.from(nonce),
    ciphertext: Uint8Array.from(ciphertext),
  }));

test('what is written is read, and fits into an address as it is', () => {
  fc.assert(
    fc.property(records, (record) => {
      const text = writeCapsule(record);
      expect(text).toMatch(/^[\w-]{555,900}$/);
      expect(readCapsule(text)).toEqual(record);
      const query = settings.write({ ...settings.start, capsule: text });
      expect(query).toBe(`capsule=${text}`);
      expect(settings.parse(new URLSearchParams(query)).values.capsule).toBe(text);
    }),
  );
});

test('what is no capsule is not read, and gets a sentence', () => {
  const [record] = fc.sample(records, { numRuns: 1, seed: 1 });
  if (!record) throw new Error('No record.');
  const text = writeCapsule(record);
  const even = { ...record, puzzle: { ...record.puzzle, modulus: record.puzzle.modulus - 1n } };
  const none = { ...record, puzzle: { ...record.puzzle, squarings: 0 } };
  for (const wrong of [
    '',
    'banana',
    'a',
    text.slice(0, -4),
    `${text}AAAA`,
    `${text.slice(1)}ä`,
    writeCapsule(even),
    writeCapsule(none),
  ]) {
    expect(readCapsule(wrong)).toBeUndefined();
    const { values, problems } = settings.parse(new URLSearchParams({ capsule: wrong }));
    expect(values.capsule).toBe('');
    expect(problems.capsule).toMatch(/^Capsule: /);
  }
});
