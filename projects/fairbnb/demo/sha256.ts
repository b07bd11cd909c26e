import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * SHA-256 of the text's UTF-8 bytes, as 64 hexadecimal digits. The browser's own is asynchronous, and a promise for each of
 * some 90,000 short texts takes longer than the hash.
 */
export function sha256Hex(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
