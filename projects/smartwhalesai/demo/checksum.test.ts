import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addressOf, checkAddress, flipCase, isLetter, toChecksum } from './checksum';
import { SAMPLE, WALLET } from './wallet';

/** The examples of EIP-55 itself: all capitals, all lower case, and four of both. */
const VECTORS = [
  '52908400098527886E0F7030069857D2E4169EE7',
  '8617E340B3D01FA5F11F306F4090FD50E238070D',
  'de709f2102306220921060314715629080e2fb77',
  '27b1fdb04752bbc536007a920d24acb045561c26',
  '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  'fB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  'dbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  'D1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));

test.each(VECTORS)('EIP-55 gives %s', (vector) => {
  expect(toChecksum(vector.toLowerCase())).toBe(vector);
  expect(checkAddress(vector)).toEqual({ status: 'holds' });
});

test('the hash is Keccak-256, not the SHA-3 that came of it', () => {
  // The last 20 bytes of the hash of "abc": 4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45.
  expect(addressOf('abc').toLowerCase()).toBe(
    'c0d1e6e33a64a036ec44f58fa12d6c45'.padStart(40, '26c8d667'),
  );
});

test('the sample wallet and the contracts of USDC pass', () => {
  expect(WALLET).toBe('eB9b4a18F76bd07bbA9B5BbEc648Dd3C8cCe8F0d');
  for (const { contract } of SAMPLE.filter(({ symbol }) => symbol === 'USDC')) {
    expect(checkAddress(contract)).toEqual({ status: 'holds' });
  }
});

test('one letter in the wrong case breaks the checksum, and the letter is named', () => {
  fc.assert(
    fc.property(address, fc.nat({ max: 39 }), (digits, place) => {
      const right = toChecksum(digits);
      fc.pre(isLetter(right.charAt(place)));
      const flipped = flipCase(right, place);
      const check = checkAddress(flipped);
      if (flipped === flipped.toLowerCase() || flipped === flipped.toUpperCase()) {
        expect(check.status).toBe('missing');
      } else expect(check).toEqual({ status: 'broken', wrong: [place] });
      expect(flipCase(flipped, place)).toBe(right);
    }),
  );
});

test('an address in one case carries no checksum', () => {
  expect(checkAddress(WALLET.toLowerCase())).toEqual({ status: 'missing' });
  expect(checkAddress(WALLET.toUpperCase())).toEqual({ status: 'missing' });
});

test('a wrong digit disturbs many letters at once', () => {
  const check = checkAddress(WALLET.replace('9', '8'));
  expect(check.status === 'broken' && check.wrong.length).toBeGreaterThan(5);
});
