import { bytesToHex } from '@/lib/hex';

/** The digest of the bytes, as 32 bytes. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** The digest of the text's UTF-8 bytes, as 64 hexadecimal digits. */
export async function sha256Hex(text: string): Promise<string> {
  return bytesToHex(await sha256(new TextEncoder().encode(text)));
}
