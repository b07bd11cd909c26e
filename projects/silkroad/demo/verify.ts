import { GENESIS_HASH, RECORDER } from './block';
import type { Block, Ledger } from './block';
import type { PublicKeys } from './keys';
import { isSignedBy } from './keys';
import { blockText, hashBlock, headHashOf, sealText } from './ledger';
import { moveStock } from './stock';
import type { Stock } from './stock';
import { brokenAt } from './verdict';
import type { Reason, Verdict } from './verdict';

/**
 * Reads the ledger from its first block and stops at the first thing that cannot be believed.
 * One thing it cannot know: an old ledger with its old seal is a true past. Whoever needs the present
 * must remember the longest seal seen so far.
 */
export async function verifyLedger(ledger: Ledger, publicKeys: PublicKeys): Promise<Verdict> {
  let stock: Stock = new Map();
  let previous: Block | undefined;
  for (const [position, block] of ledger.blocks.entries()) {
    const reason =
      (await findForgery(block, position, previous, publicKeys)) ?? findBreach(block, previous);
    if (reason !== undefined) return brokenAt(position, reason);
    const move = moveStock(stock, block.content.event);
    if (move.status === 'refused') return brokenAt(position, move.reason);
    stock = move.stock;
    previous = block;
  }
  return verifySeal(ledger, publicKeys);
}

/** Is this block what it was when it was written, where it was written? */
async function findForgery(
  { content, signature, hash }: Block,
  position: number,
  previous: Block | undefined,
  publicKeys: PublicKeys,
): Promise<Reason | undefined> {
  if (content.index !== position) return 'wrong-position';
  if (hash !== (await hashBlock(content, signature))) return 'hash-mismatch';
  if (content.previousHash !== (previous?.hash ?? GENESIS_HASH)) return 'broken-link';
  const key = publicKeys.get(content.role);
  if (!(await isSignedBy(key, blockText(content), signature))) return 'wrong-signature';
  return undefined;
}

/** Was its author allowed to write it? A valid signature proves who, not whether. */
function findBreach({ content }: Block, previous: Block | undefined): Reason | undefined {
  if (RECORDER[content.event.kind] !== content.role) return 'role-not-allowed';
  // Asked this way round, a step that is not a number is refused too.
  if (!(content.step >= (previous?.content.step ?? 0))) return 'time-backwards';
  return undefined;
}

async function verifySeal({ blocks, seal }: Ledger, publicKeys: PublicKeys): Promise<Verdict> {
  const { content, signature } = seal;
  if (!(await isSignedBy(publicKeys.get('regulator'), sealText(content), signature))) {
    return brokenAt('seal', 'wrong-seal');
  }
  if (blocks.length < content.length) return brokenAt(blocks.length, 'missing-block');
  if (blocks.length > content.length) return brokenAt(content.length, 'unsealed-block');
  if (headHashOf(blocks) !== content.headHash) return brokenAt(blocks.length - 1, 'head-differs');
  return { status: 'intact' };
}
