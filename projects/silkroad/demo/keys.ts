import { bytesToHex, hexToBytes } from '@/lib/hex';

import type { Role } from './block';

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
