import { keccak_256 } from '@noble/hashes/sha3.js';

import { bytesToHex } from '@/lib/hex';

/** What the capital letters of an address say about it. `wrong` counts from 0. */
export type Check =
  | { readonly status: 'holds' }
  | { readonly status: 'missing' }
  | { readonly status: 'broken'; readonly wrong: readonly number[] };

/** A letter is a capital where the hash has 8 or more. */
const LEAST_CAPITAL = 8;
const LETTER = /[a-f]/i;

/** The last 20 bytes of a text's hash, as an address that nobody has a key to. */
export function addressOf(text: string): string {
  return toChecksum(keccak(text).slice(-40));
}

/** The 40 digits of an address with the capital letters that EIP-55 wants. */
export function toChecksum(digits: string): string {
  const plain = digits.toLowerCase();
  const hash = keccak(plain);
  return Array.from(plain, (digit, place) =>
    Number.parseInt(hash.charAt(place), 16) >= LEAST_CAPITAL ? digit.toUpperCase() : digit,
  ).join('');
}

/** An address in one case carries no checksum, unless its checksum happens to be in one case. */
export function checkAddress(digits: string): Check {
  const right = toChecksum(digits);
  if (right === digits) return { status: 'holds' };
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) {
    return { status: 'missing' };
  }
  const wrong = Array.from(right).flatMap((digit, place) =>
    digit === digits.charAt(place) ? [] : [place],
  );
  return { status: 'broken', wrong };
}

/** The address with the letter at one place, counted from 0, in its other case. Digits have none. */
export function flipCase(digits: string, place: number): string {
  const digit = digits.charAt(place);
  const flipped = digit === digit.toLowerCase() ? digit.toUpperCase() : digit.toLowerCase();
  return digits.slice(0, place) + flipped + digits.slice(place + 1);
}

/** The first digit that can be, one higher: another wallet, and letters that no longer agree with their hash. */
export function mistype(digits: string): string {
  const place = digits.search(/[0-8]/);
  return (
    digits.slice(0, place) + String(Number(digits.charAt(place)) + 1) + digits.slice(place + 1)
  );
}

export function isLetter(digit: string): boolean {
  return LETTER.test(digit);
}

function keccak(text: string): string {
  return bytesToHex(keccak_256(new TextEncoder().encode(text)));
}
