import { elementAt } from '@/lib/element-at';

import { GENESIS_HASH, hashBlock, sealBlocks, signBlock } from './ledger';
import type { Block, BlockContent, Ledger } from './ledger';
import type { RoleKeys } from './signing';

/* Attacks on a ledger. Each returns a copy; the ledger it is given stays as it is. */

/** How far the liar goes: changes and repairs nothing, works out every hash, has one real key, has all three. */
export const LEVELS = ['none', 'hashes', 'one', 'all'] as const;

export type Level = (typeof LEVELS)[number];

export type Edit = (content: BlockContent) => BlockContent;

/**
 * What every number would have to be for the sums to agree again once block `at` says `boxes`. The story is that of
 * `createJourney`: made, inspected, shipped, received, inspected, dispensed twice.
 */
export function numbersAfter(honest: readonly number[], at: number, boxes: number): number[] {
  const numbers = [...honest];
  numbers[at] = boxes;
  const isOnTheWay = at === 0 || at === 2 || at === 3;
  if (at === 0) {
    numbers[1] = Math.min(elementAt(honest, 1), boxes);
    numbers[2] = boxes;
  }
  if (isOnTheWay) {
    const half = Math.floor(boxes / 2);
    numbers[3] = boxes;
    // Nobody can inspect more than have arrived.
    numbers[4] = Math.min(elementAt(honest, 4), boxes);
    numbers[5] = half;
    numbers[6] = boxes - half;
  }
  if (at === 5) numbers[6] = Math.max(0, elementAt(honest, 3) - boxes);
  return numbers;
}

/** The same blocks with other numbers of boxes, and nothing else made to fit: how a plain list is changed. */
export function withNumbers(ledger: Ledger, numbers: readonly number[]): Ledger {
  const blocks = ledger.blocks.map((block, position) => ({
    ...block,
    content: writeBoxes(block.content, elementAt(numbers, position)),
  }));
  return { ...ledger, blocks };
}

/** Lets one block say another number of boxes, and hides it as far as the level goes. */
export function lieAbout(
  ledger: Ledger,
  keys: RoleKeys,
  { at, to, as }: { at: number; to: number; as: Level },
): Promise<Ledger> {
  const honest = ledger.blocks.map(({ content }) => content.event.quantity);
  const numbers = as === 'none' ? honest.with(at, to) : numbersAfter(honest, at, to);
  return rewrite(ledger, keys, { from: at, as }, (content) =>
    writeBoxes(content, elementAt(numbers, content.index)),
  );
}

/** Edits the blocks from one on, and hides it as far as the level goes. The given ledger stays as it is. */
export async function rewrite(
  ledger: Ledger,
  keys: RoleKeys,
  { from, as }: { from: number; as: Level },
  edit: Edit,
): Promise<Ledger> {
  const { role } = elementAt(ledger.blocks, from).content;
  const blocks: Block[] = ledger.blocks.slice(0, from);
  for (const block of ledger.blocks.slice(from)) {
    const previousHash = blocks.at(-1)?.hash ?? GENESIS_HASH;
    const content = edit({ ...block.content, previousHash });
    const isReachable = as === 'all' || (as === 'one' && content.role === role);
    if (isReachable) {
      blocks.push(await signBlock(content, keys[content.role]));
    } else if (as === 'hashes') {
      const { signature } = block;
      blocks.push({ content, signature, hash: await hashBlock(content, signature) });
    } else {
      // Out of reach: from here on everything stays as the others wrote it.
      const own = as === 'none' ? [{ ...block, content: edit(block.content) }] : [block];
      blocks.push(...own, ...ledger.blocks.slice(blocks.length + 1));
      break;
    }
  }
  const seal = as === 'all' ? await sealBlocks(blocks, keys.regulator) : ledger.seal;
  return { blocks, seal };
}

function writeBoxes(content: BlockContent, quantity: number): BlockContent {
  return { ...content, event: { ...content.event, quantity } };
}

/** Puts another role's signature under an unchanged block. */
export async function forgeSignature(
  ledger: Ledger,
  index: number,
  key: CryptoKeyPair,
): Promise<Ledger> {
  const forged = await signBlock(elementAt(ledger.blocks, index).content, key);
  return { ...ledger, blocks: ledger.blocks.with(index, forged) };
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
