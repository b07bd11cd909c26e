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
