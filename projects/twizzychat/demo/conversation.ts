import type { Message } from './merge';

export const SIDES = ['left', 'right'] as const;

/** One of the two phones. */
export type Side = (typeof SIDES)[number];

/** What a phone has written, with the key it gave it. */
export interface Written {
  readonly key: string;
  readonly from: Side;
  readonly text: string;
}

/** What a packet carries. `ok` is naive's reply; `reply`, `push`, `have` and `ask` are mine's. */
export type Load =
  | { readonly kind: 'text'; readonly message: Written }
  | { readonly kind: 'ok'; readonly key: string }
  | { readonly kind: 'reply' | 'push'; readonly message: Message }
  | { readonly kind: 'have'; readonly upTo: number }
  | { readonly kind: 'ask'; readonly numbers: readonly number[] };

/** Whether it is a reply of the server, and no line. */
export function isReply({ kind }: Load): boolean {
  return kind === 'ok' || kind === 'reply';
}

/** One line on a phone's screen. */
export interface Row {
  /** The same in both approaches, so that a line can move from its place in one to that in the other. */
  readonly id: string;
  /** Unset: nothing has come with this number yet. */
  readonly message?: Written;
  readonly state: 'queued' | 'sending' | 'sent' | 'early' | 'missing';
  readonly number?: number;
  /** Whether the same message already stands further up. */
  readonly isCopy?: boolean;
}

/** How two phones and a server treat messages. Everything they say to each other goes through the network. */
export interface Rules {
  readonly write: (message: Written) => void;
  readonly onConnect: (side: Side) => void;
  readonly onServer: (side: Side, load: Load) => void;
  readonly onPhone: (side: Side, load: Load) => void;
  /** What a connected phone does when its time has come. */
  readonly onTime: (side: Side) => void;
  readonly rows: (side: Side) => Row[];
  /** Whether somebody still keeps this message and will send it to this phone. */
  readonly isKeptFor: (side: Side, key: string) => boolean;
  /** Whether a phone still waits for a reply. */
  readonly isWaiting: () => boolean;
}

/** Seconds without a reply after which a phone sends again. */
export const RESEND_S = 2.3;

/** The other phone. */
export function across(side: Side): Side {
  return side === 'left' ? 'right' : 'left';
}
