/* Attacks on a ledger. Each returns a copy; the ledger it is given stays as it is. */
import { elementAt } from '@/lib/element-at';
import { bytesToHex } from '@/lib/hex';
import { randomIndex } from '@/lib/seeded-random';
import type { Random } from '@/lib/seeded-random';

import type { Block, BlockContent, Ledger } from './block';
import { hashBlock, signBlock } from './ledger';

export type Edit = (content: BlockContent) => BlockContent;

const SIGNATURE_BYTES = 64;
const BYTE_VALUES = 256;

/** The careless attacker: changes a block and nothing else. */
export function editContent(ledger: Ledger, index: number, edit: Edit): Ledger {
  const block = elementAt(ledger.blocks, index);
  return replaceBlock(ledger, index, { ...block, content: edit(block.content) });
}

/** The careful attacker: makes the block's own hash right again. The signature stays out of reach. */
export function editAndRehash(ledger: Ledger, index: number, edit: Edit): Promise<Ledger> {
  return rehash(editContent(ledger, index, edit), index);
}

/** The thorough attacker: makes every later hash and link right again as well. */
export async function editAndRelink(ledger: Ledger, index: number, edit: Edit): Promise<Ledger> {
  let forged = await editAndRehash(ledger, index, edit);
  for (let next = index + 1; next < ledger.blocks.length; next += 1) {
    const previousHash = elementAt(forged.blocks, next - 1).hash;
    forged = await editAndRehash(forged, next, (content) => ({ ...content, previousHash }));
  }
  return forged;
}

/** The insider: changes a block and signs it with a real key, whoever's it is. */
export async function editAndSign(
  ledger: Ledger,
  index: number,
  edit: Edit,
  key: CryptoKeyPair,
): Promise<Ledger> {
  const content = edit(elementAt(ledger.blocks, index).content);
  return replaceBlock(ledger, index, await signBlock(content, key));
}

/** Puts another role's signature under an unchanged block. */
export function forgeSignature(ledger: Ledger, index: number, key: CryptoKeyPair): Promise<Ledger> {
  return editAndSign(ledger, index, (content) => content, key);
}

/** Puts random bytes where the signature was. */
export function scrambleSignature(ledger: Ledger, index: number, random: Random): Promise<Ledger> {
  const noise = Uint8Array.from({ length: SIGNATURE_BYTES }, () =>
    randomIndex(random, BYTE_VALUES),
  );
  const block = { ...elementAt(ledger.blocks, index), signature: bytesToHex(noise) };
  return rehash(replaceBlock(ledger, index, block), index);
}

/** Takes one block out. */
export function dropBlock(ledger: Ledger, index: number): Ledger {
  return { ...ledger, blocks: ledger.blocks.toSpliced(index, 1) };
}

/** Lets two blocks trade places. */
export function swapBlocks(ledger: Ledger, one: number, other: number): Ledger {
  const { blocks } = ledger;
  const swapped = blocks.with(one, elementAt(blocks, other)).with(other, elementAt(blocks, one));
  return { ...ledger, blocks: swapped };
}

/** Cuts the ledger off after `length` blocks. */
export function truncateBlocks(ledger: Ledger, length: number): Ledger {
  return { ...ledger, blocks: ledger.blocks.slice(0, length) };
}

async function rehash(ledger: Ledger, index: number): Promise<Ledger> {
  const block = elementAt(ledger.blocks, index);
  const hash = await hashBlock(block.content, block.signature);
  return replaceBlock(ledger, index, { ...block, hash });
}

function replaceBlock(ledger: Ledger, index: number, block: Block): Ledger {
  return { ...ledger, blocks: ledger.blocks.with(index, block) };
}
