import { canonical, sha256Hex, signText } from './signing';

export const ROLES = ['supplier', 'hospital', 'regulator'] as const;

export type Role = (typeof ROLES)[number];

/** What happened to boxes of a batch. Places are described, never named. */
export type LedgerEvent =
  | {
      readonly kind: 'manufactured';
      readonly batch: string;
      readonly quantity: number;
      readonly place: string;
      readonly drug: string;
      /** Merkle root over the serial numbers of all boxes. */
      readonly boxesRoot: string;
    }
  | {
      readonly kind: 'inspected' | 'shipped' | 'received' | 'dispensed';
      readonly batch: string;
      readonly quantity: number;
      readonly place: string;
    };

export type EventKind = LedgerEvent['kind'];

/** Who may record what. */
export const RECORDER: Readonly<Record<EventKind, Role>> = {
  manufactured: 'supplier',
  inspected: 'regulator',
  shipped: 'supplier',
  received: 'hospital',
  dispensed: 'hospital',
};

export interface Entry {
  readonly role: Role;
  /** Counts the days of the journey; may stand still, never runs backwards. */
  readonly step: number;
  readonly event: LedgerEvent;
}

/** Everything the role signs. A type, not an interface, so that it counts as plain data. */
export type BlockContent = {
  readonly index: number;
  readonly previousHash: string;
  readonly role: Role;
  readonly step: number;
  readonly event: LedgerEvent;
};

export interface Block {
  readonly content: BlockContent;
  readonly signature: string;
  /** Covers the signature too: ECDSA allows a second valid signature for the same content. */
  readonly hash: string;
}

/**
 * The regulator's word on how long the ledger is and how it ends. Without it, cutting off the last
 * blocks would leave a ledger that looks complete.
 */
export interface Seal {
  readonly content: { readonly length: number; readonly headHash: string };
  readonly signature: string;
}

export interface Ledger {
  readonly blocks: readonly Block[];
  readonly seal: Seal;
}

/** What the first block names as the one before it. */
export const GENESIS_HASH = '0'.repeat(64);

/**
 * Adds a signed block at the end. It does not judge the entry: whoever holds a key can write
 * anything, and it is the readers who refuse it (see `verifyLedger`).
 */
export async function appendBlock(
  blocks: readonly Block[],
  key: CryptoKeyPair,
  entry: Entry,
): Promise<Block[]> {
  const content = { ...entry, index: blocks.length, previousHash: headHashOf(blocks) };
  return [...blocks, await signBlock(content, key)];
}

/** Signs the content and closes the block over the signature. */
export async function signBlock(content: BlockContent, key: CryptoKeyPair): Promise<Block> {
  const signature = await signText(key, blockText(content));
  return { content, signature, hash: await hashBlock(content, signature) };
}

/** The regulator's signed statement of the ledger's length and last hash. */
export async function sealBlocks(
  blocks: readonly Block[],
  regulatorKey: CryptoKeyPair,
): Promise<Seal> {
  const content = { length: blocks.length, headHash: headHashOf(blocks) };
  return { content, signature: await signText(regulatorKey, sealText(content)) };
}

/** The hash that a block with this content and signature must carry. */
export function hashBlock(content: BlockContent, signature: string): Promise<string> {
  return sha256Hex(canonical({ content, signature }));
}

/** The hash that the next block has to name. */
export function headHashOf(blocks: readonly Block[]): string {
  return blocks.at(-1)?.hash ?? GENESIS_HASH;
}

/** The exact text a role signs. Its first word keeps a block's signature from serving as a seal's. */
export function blockText(content: BlockContent): string {
  return `block ${canonical(content)}`;
}

/** The exact text the regulator signs to seal a ledger. */
export function sealText(content: Seal['content']): string {
  return `seal ${canonical(content)}`;
}
