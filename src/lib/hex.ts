const DIGITS_PER_BYTE = 2;

/** Two lower-case digits per byte. */
export function bytesToHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(DIGITS_PER_BYTE, '0')).join('');
}

/** `undefined` for anything that `bytesToHex` would not have written, capital letters included. */
export function hexToBytes(hex: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^(?:[0-9a-f]{2})*$/.test(hex)) return undefined;
  return Uint8Array.from({ length: hex.length / DIGITS_PER_BYTE }, (_, index) =>
    Number.parseInt(hex.slice(index * DIGITS_PER_BYTE, (index + 1) * DIGITS_PER_BYTE), 16),
  );
}
