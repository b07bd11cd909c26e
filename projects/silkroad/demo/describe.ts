import type { Block, EventKind, Role } from './block';
import type { Verdict } from './verdict';

/** For the ledger's own words; anything else is an attacker's and stays as it is. */
const ROLE_NAMES: Readonly<Record<Role, string>> = {
  supplier: 'Supplier',
  hospital: 'Hospital',
  regulator: 'Regulator',
};

const KIND_NAMES: Readonly<Record<EventKind, string>> = {
  manufactured: 'made',
  inspected: 'inspected',
  shipped: 'shipped',
  received: 'received',
  dispensed: 'dispensed',
};

const SHORT_DIGITS = 8;

/** "Supplier", or whatever the block claims. */
export function roleName(role: string): string {
  return new Map<string, string>(Object.entries(ROLE_NAMES)).get(role) ?? role;
}

/** "shipped 48 boxes". */
export function describeEvent({ content: { event } }: Block): string {
  const verb = new Map<string, string>(Object.entries(KIND_NAMES)).get(event.kind) ?? event.kind;
  return `${verb} ${event.quantity} ${event.quantity === 1 ? 'box' : 'boxes'}`;
}

/** The first digits of a hash, enough to compare two by eye. */
export function shorten(hash: string): string {
  return hash.length > SHORT_DIGITS ? `${hash.slice(0, SHORT_DIGITS)}…` : hash;
}

/** Reading stops at the first block that cannot be believed; what comes after is not read at all. */
export function standingOf(position: number, verdict: Verdict): 'believed' | 'refused' | 'unread' {
  if (verdict.status === 'intact' || verdict.at === 'seal' || position < verdict.at) {
    return 'believed';
  }
  return position === verdict.at ? 'refused' : 'unread';
}
