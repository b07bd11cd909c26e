import fc from 'fast-check';
import { expect, test } from 'vitest';

import { bytesToHex, hexToBytes } from './hex';

test('bytes come back from their digits', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(hexToBytes(bytesToHex(bytes))).toEqual(Uint8Array.from(bytes));
    }),
  );
});

test('small bytes keep their leading zero', () => {
  expect(bytesToHex(Uint8Array.of(0, 10, 255))).toBe('000aff');
});

test.each(['0', 'AB', 'zz', '0x', ' 00', '00\n'])('%j is not lower-case hexadecimal', (text) => {
  expect(hexToBytes(text)).toBeUndefined();
});
