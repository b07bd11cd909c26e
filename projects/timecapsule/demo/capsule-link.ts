import { BASE } from './puzzle';
import type { PublicRecord } from './seal';

/* A sealed capsule as text for an address: what is public about it, and nothing else. The device that opens it has to square. */

const MODULUS_BYTES = 128;
const SQUARINGS_BYTES = 4;
const NONCE_BYTES = 12;
const HEAD_BYTES = MODULUS_BYTES + SQUARINGS_BYTES + NONCE_BYTES;
/** A tag and one block or two of padded text: a stage has no room for longer ones. */
const CIPHERTEXT_BYTES = [272, 528];
const HEX_PER_BYTE = 2;

/** Modulus, squarings, nonce and ciphertext of a chain, in base64url. */
export function writeCapsule({ puzzle, nonce, ciphertext }: PublicRecord): string {
  const bytes = new Uint8Array(HEAD_BYTES + ciphertext.length);
  const hex = puzzle.modulus.toString(16).padStart(MODULUS_BYTES * HEX_PER_BYTE, '0');
  for (let index = 0; index < MODULUS_BYTES; index += 1)
    bytes[index] = Number.parseInt(hex.slice(index * HEX_PER_BYTE, (index + 1) * HEX_PER_BYTE), 16);
  new DataView(bytes.buffer).setUint32(MODULUS_BYTES, puzzle.squarings);
  bytes.set(nonce, MODULUS_BYTES + SQUARINGS_BYTES);
  bytes.set(ciphertext, HEAD_BYTES);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** `undefined` for a text that is no capsule. Whether a byte was changed on the way shows only when it is opened. */
export function readCapsule(text: string): PublicRecord | undefined {
  const bytes = readBytes(text);
  if (!bytes || !CIPHERTEXT_BYTES.includes(bytes.length - HEAD_BYTES)) return undefined;
  const modulus = bytes
    .subarray(0, MODULUS_BYTES)
    .reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
  const squarings = new DataView(bytes.buffer).getUint32(MODULUS_BYTES);
  // A product of two large primes is odd, and nobody waits for nothing.
  if ((modulus & 1n) === 0n || squarings === 0) return undefined;
  return {
    puzzle: { modulus, starts: [BASE], squarings },
    nonce: bytes.slice(MODULUS_BYTES + SQUARINGS_BYTES, HEAD_BYTES),
    ciphertext: bytes.slice(HEAD_BYTES),
  };
}

function readBytes(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
