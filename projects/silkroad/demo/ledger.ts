import { GENESIS_HASH } from './block';
import type { Block, BlockContent, Entry, Seal } from './block';
import { canonical } from './canonical';
import { signText } from './keys';
import { sha256Hex } from './sha256';

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
