import type { StockRefusal } from './stock';

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

export type Verdict =
  | { readonly status: 'intact' }
  | {
      readonly status: 'broken';
      /** The first block that cannot be believed, or the seal itself. */
      readonly at: number | 'seal';
      readonly reason: Reason;
      /** The reason as a whole sentence for a visitor. */
      readonly sentence: string;
    };

export function brokenAt(at: number | 'seal', reason: Reason): Verdict {
  return { status: 'broken', at, reason, sentence: SENTENCES[reason](`Block ${String(at)}`) };
}

const SENTENCES: Readonly<Record<Reason, (block: string) => string>> = {
  'wrong-position': (block) =>
    `${block} carries another number: a block is missing or out of order.`,
  'hash-mismatch': (block) => `${block} was changed: its hash does not match its content.`,
  'broken-link': (block) => `${block} does not follow from the block before it.`,
  'wrong-signature': (block) => `${block} was not signed by the role it names.`,
  'role-not-allowed': (block) => `${block} records an event that its role may not record.`,
  'time-backwards': (block) => `${block} happens before the block it follows.`,
  'quantity-invalid': (block) =>
    `${block} moves a number of boxes that is not a whole number above zero.`,
  'quantity-exceeded': (block) => `${block} moves more boxes than had arrived there.`,
  'batch-repeated': (block) => `${block} manufactures a batch that exists already.`,
  'wrong-seal': () => 'The seal was not signed by the regulator.',
  'missing-block': (block) => `${block} is missing: the seal counts more blocks than there are.`,
  'unsealed-block': (block) => `${block} comes after the seal, which does not cover it.`,
  'head-differs': (block) => `${block} is not the block that the regulator sealed.`,
};
