import { bytesToHex, hexToBytes } from '@/lib/hex';

import type { Role } from './ledger';

/** What can be signed: plain data without `undefined`. */
export type Data =
  string | number | boolean | null | readonly Data[] | { readonly [key: string]: Data };

/**
 * One text for one value: keys sorted, no white space, different values never share a text.
 * JSON, except that it also tells NaN, the infinities and -0 apart, so that hashing never fails.
 */
export function canonical(value: Data): string {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonical).join(',')}]`;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

/** `Array.isArray` alone does not recognise a read-only array. */
function isList(value: Data): value is readonly Data[] {
  return Array.isArray(value);
}

/** The digest of the bytes, as 32 bytes. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** The digest of the text's UTF-8 bytes, as 64 hexadecimal digits. */
export async function sha256Hex(text: string): Promise<string> {
  return bytesToHex(await sha256(new TextEncoder().encode(text)));
}

export type RoleKeys = Readonly<Record<Role, CryptoKeyPair>>;

/** A map, because readers look up whatever role a block claims to come from. */
export type PublicKeys = ReadonlyMap<string, CryptoKey>;

const KEY_KIND = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** A new pair for every role. Private keys cannot be exported, so they end with the page. */
export async function createRoleKeys(): Promise<RoleKeys> {
  const [supplier, hospital, regulator] = await Promise.all([
    createKeyPair(),
    createKeyPair(),
    createKeyPair(),
  ]);
  return { supplier, hospital, regulator };
}

/** What a reader must know beforehand, from somewhere other than the ledger. */
export function publicKeysOf(keys: RoleKeys): PublicKeys {
  return new Map(Object.entries(keys).map(([role, { publicKey }]) => [role, publicKey]));
}

/** In hexadecimal; differs from call to call, because ECDSA draws a random number each time. */
export async function signText(key: CryptoKeyPair, text: string): Promise<string> {
  const signature = await crypto.subtle.sign(
    SIGNING,
    key.privateKey,
    new TextEncoder().encode(text),
  );
  return bytesToHex(new Uint8Array(signature));
}

/** False, never an error, for an unknown key and for a signature that is no signature at all. */
export async function isSignedBy(
  key: CryptoKey | undefined,
  text: string,
  signature: string,
): Promise<boolean> {
  const bytes = hexToBytes(signature);
  if (key === undefined || bytes === undefined) return false;
  return crypto.subtle.verify(SIGNING, key, bytes, new TextEncoder().encode(text));
}

function createKeyPair(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(KEY_KIND, false, ['sign', 'verify']);
}
