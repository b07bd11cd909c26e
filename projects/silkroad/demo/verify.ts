import { GENESIS_HASH, RECORDER, blockText, hashBlock, headHashOf, sealText } from './ledger';
import type { Block, Ledger } from './ledger';
import { isSignedBy } from './signing';
import type { PublicKeys } from './signing';
import { moveStock } from './stock';
import type { Stock, StockRefusal } from './stock';

/** Why a ledger is refused. */
export type Reason =
  | 'wrong-position'
  | 'hash-mismatch'
  | 'broken-link'
  | 'wrong-signature'
  | 'role-not-allowed'
  | 'time-backwards'
  | StockRefusal
  | 'wrong-seal'
  | 'missing-block'
  | 'unsealed-block'
  | 'head-differs';

/** The two things that should be the same and are not: what is written, and what the reader found. */
export interface Evidence {
  readonly written: string;
  readonly found: string;
}

export type Verdict =
  | { readonly status: 'intact' }
  | {
      readonly status: 'broken';
      /** The first block that cannot be believed, counted as the stations show it, or the seal. */
      readonly at: number | 'seal';
      readonly reason: Reason;
      readonly evidence: Evidence;
    };

/** Values may be anything an attacker wrote; as text they can be shown. */
export function brokenAt(
  at: number | 'seal',
  reason: Reason,
  written: string | number = '',
  found: string | number = '',
): Verdict {
  const evidence = { written: String(written), found: String(found) };
  return { status: 'broken', at, reason, evidence };
}

/**
 * Reads the ledger from its first block and stops at the first thing that cannot be believed.
 * One thing it cannot know: an old ledger with its old seal is a true past. Whoever needs the present
 * must remember the longest seal seen so far.
 */
export async function verifyLedger(ledger: Ledger, publicKeys: PublicKeys): Promise<Verdict> {
  let stock: Stock = new Map();
  let previous: Block | undefined;
  for (const [position, block] of ledger.blocks.entries()) {
    const broken =
      (await findForgery(block, position, previous, publicKeys)) ??
      findBreach(block, position, previous);
    if (broken !== undefined) return broken;
    const { event } = block.content;
    const move = moveStock(stock, event);
    if (move.status === 'refused') {
      return brokenAt(position, move.reason, event.quantity, move.available);
    }
    stock = move.stock;
    previous = block;
  }
  return verifySeal(ledger, publicKeys);
}

/** A plain list has no hash and no signature: its reader can only add up. */
export function verifySums(ledger: Ledger): Verdict {
  let stock: Stock = new Map();
  for (const [position, { content }] of ledger.blocks.entries()) {
    const move = moveStock(stock, content.event);
    if (move.status === 'refused') {
      return brokenAt(position, move.reason, content.event.quantity, move.available);
    }
    stock = move.stock;
  }
  return { status: 'intact' };
}

/** Is this block what it was when it was written, where it was written? */
async function findForgery(
  { content, signature, hash }: Block,
  position: number,
  previous: Block | undefined,
  publicKeys: PublicKeys,
): Promise<Verdict | undefined> {
  if (content.index !== position) return brokenAt(position, 'wrong-position', content.index);
  const found = await hashBlock(content, signature);
  if (hash !== found) return brokenAt(position, 'hash-mismatch', hash, found);
  const before = previous?.hash ?? GENESIS_HASH;
  if (content.previousHash !== before) {
    return brokenAt(position, 'broken-link', content.previousHash, before);
  }
  const key = publicKeys.get(content.role);
  if (!(await isSignedBy(key, blockText(content), signature))) {
    return brokenAt(position, 'wrong-signature', content.role);
  }
  return undefined;
}

/** Was its author allowed to write it? A valid signature proves who, not whether. */
function findBreach(
  { content }: Block,
  position: number,
  previous: Block | undefined,
): Verdict | undefined {
  if (RECORDER[content.event.kind] !== content.role) {
    return brokenAt(position, 'role-not-allowed', content.role);
  }
  const before = previous?.content.step ?? 0;
  // Asked this way round, a step that is not a number is refused too.
  if (!(content.step >= before)) return brokenAt(position, 'time-backwards', content.step, before);
  return undefined;
}

async function verifySeal({ blocks, seal }: Ledger, publicKeys: PublicKeys): Promise<Verdict> {
  const { content, signature } = seal;
  if (!(await isSignedBy(publicKeys.get('regulator'), sealText(content), signature))) {
    return brokenAt('seal', 'wrong-seal');
  }
  const { length } = blocks;
  if (length < content.length) return brokenAt(length, 'missing-block', content.length, length);
  if (length > content.length) {
    return brokenAt(content.length, 'unsealed-block', content.length, length);
  }
  const head = headHashOf(blocks);
  if (head !== content.headHash) return brokenAt('seal', 'head-differs', content.headHash, head);
  return { status: 'intact' };
}
