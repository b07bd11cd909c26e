import type { Puzzle } from './puzzle';

/** Everything that is on the public record. */
export interface PublicRecord {
  readonly puzzle: Puzzle;
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly ciphertext: Uint8Array<ArrayBuffer>;
}

/** Its length gives nothing away up to this many bytes, as in the write-up. */
const PADDED_BYTES = 256;
/** The length of the text stands in front of it. */
const LENGTH_BYTES = 2;
const NUMBER_DIGITS = 256;

/** Encrypts a text under the last number of each start of the puzzle. A nonce is for one text only. */
export async function seal(
  text: string,
  numbers: readonly bigint[],
  { puzzle, nonce }: Omit<PublicRecord, 'ciphertext'>,
): Promise<PublicRecord> {
  const key = await deriveKey(numbers);
  const sealed = await crypto.subtle.encrypt(algorithm(puzzle, nonce), key, pad(text));
  return { puzzle, nonce, ciphertext: new Uint8Array(sealed) };
}

/** The text; `undefined` when a number is wrong or a bit of the record has been changed, which AES-GCM finds out. */
export async function unseal(
  record: PublicRecord,
  numbers: readonly bigint[],
): Promise<string | undefined> {
  const { puzzle, nonce, ciphertext } = record;
  const key = await deriveKey(numbers);
  try {
    return unpad(await crypto.subtle.decrypt(algorithm(puzzle, nonce), key, ciphertext));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return undefined;
    throw error;
  }
}

/** The same record with the lowest bit of one byte of its ciphertext turned over; counted from 1, 0 changes nothing. */
export function changeByte(record: PublicRecord, byte: number): PublicRecord {
  return {
    ...record,
    ciphertext: record.ciphertext.map((one, at) => (at + 1 === byte ? one ^ 1 : one)),
  };
}

async function deriveKey(numbers: readonly bigint[]): Promise<CryptoKey> {
  const digits = numbers.map((number) => number.toString(16).padStart(NUMBER_DIGITS, '0')).join('');
  const secret = new TextEncoder().encode(digits);
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode('time lock');
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** The puzzle is bound to the text: with another number of squarings on the record nothing opens. */
function algorithm(
  { modulus, starts, squarings }: Puzzle,
  iv: Uint8Array<ArrayBuffer>,
): AesGcmParams {
  const puzzle = `${modulus.toString(16)}|${starts.join()}|${squarings}`;
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(puzzle) };
}

function pad(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.ceil((bytes.length + LENGTH_BYTES) / PADDED_BYTES);
  const padded = new Uint8Array(blocks * PADDED_BYTES);
  new DataView(padded.buffer).setUint16(0, bytes.length);
  padded.set(bytes, LENGTH_BYTES);
  return padded;
}

function unpad(padded: ArrayBuffer): string {
  const length = new DataView(padded).getUint16(0);
  return new TextDecoder().decode(new Uint8Array(padded, LENGTH_BYTES, length));
}
