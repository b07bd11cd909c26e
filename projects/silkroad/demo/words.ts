import type { Block, Ledger } from './block';
import type { Found } from './read-run';
import type { Verdict } from './verdict';

const SHORT_DIGITS = 8;

/** How the seven blocks are called in the sentence; the number tells two of a kind apart. */
export const BLOCK_NAMES = [
  'made',
  'inspected (1)',
  'shipped',
  'received',
  'inspected (4)',
  'dispensed (5)',
  'dispensed (6)',
] as const;

/** The first digits of a hash, enough to compare two by eye. */
export function shorten(hash: string): string {
  return hash.slice(0, SHORT_DIGITS);
}

/** "Shipped", or whatever the block claims to record. */
export function eventName({ content: { event } }: Block): string {
  const kind = event.kind === 'manufactured' ? 'made' : event.kind;
  return `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`;
}

/** "1 box", "8 boxes". */
export function boxes(count: number): string {
  return `${String(count)} ${count === 1 ? 'box' : 'boxes'}`;
}

/** Where the road ends, in the numbers that the stations carry: "the road ends at block 2". */
export function endOfRoad(verdict: Verdict): string {
  if (verdict.status === 'intact') return 'the road holds';
  if (verdict.at === 'seal') return 'the road ends at the seal';
  return `the road ends at block ${String(verdict.at)}`;
}

/** Reading stops at the first block that cannot be believed; what comes after is not read at all. */
export type Standing = 'believed' | 'refused' | 'unread';

/** How a station stands; the seal comes after the last block. */
export function standingOf(position: number | 'seal', verdict: Verdict): Standing {
  if (verdict.status === 'intact') return 'believed';
  if (position === verdict.at) return 'refused';
  if (position === 'seal') return 'unread';
  return verdict.at === 'seal' || position < verdict.at ? 'believed' : 'unread';
}

/** Whether the block at this place is another than the honest one. */
export function isChanged(position: number, ledger: Ledger, honest: Ledger): boolean {
  const [found, before] = [ledger.blocks[position], honest.blocks[position]];
  return JSON.stringify(found) !== JSON.stringify(before);
}

/** What a station says of itself once the road has broken: why one changed block is solid, and the next one hollow. */
export function badgeOf(position: number, { ledger, verdict }: Found, honest: Ledger): string {
  if (verdict.status === 'intact') return '';
  const standing = standingOf(position, verdict);
  if (standing === 'refused') return 'refused';
  return standing === 'believed' && isChanged(position, ledger, honest) ? 'believed' : '';
}
