import { elementAt } from '@/lib/element-at';

import type { BoxCheck } from './boxes';
import type { Block, Ledger } from './ledger';
import { forgerOf } from './read-run';
import type { Doing, Found } from './read-run';
import { isAboutBox, unitOf } from './settings';
import type { Settings } from './settings';
import type { Verdict } from './verify';

const SHORT_DIGITS = 8;

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
  return `${count} ${unitOf(count)}`;
}

/** Where the road ends, in the numbers that the stations carry: "the road ends at block 2". */
export function endOfRoad(verdict: Verdict): string {
  if (verdict.status === 'intact') return 'the road holds';
  if (verdict.at === 'seal') return 'the road ends at the seal';
  return `the road ends at block ${verdict.at}`;
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

/** What a station says of itself: why one changed block is solid, and the next one hollow. */
export function badgeOf(position: number, { ledger, verdict }: Found, honest: Ledger): string {
  const standing = standingOf(position, verdict);
  if (standing === 'refused') return 'refused';
  return standing === 'believed' && isChanged(position, ledger, honest) ? 'believed' : '';
}

type Broken = Extract<Verdict, { status: 'broken' }>;

/** For the drawer: what a box with a number that was never in the tree runs into, and what it could do instead. */
export const FORGED_BOX =
  'Block 0 carries one root for all boxes, and the supplier signed it. A photocopy of a real code would pass: the tree knows numbers, not tablets.';

/** For the drawer: exactly why the reader stopped, or what believing everything costs. */
export function explain(honest: Ledger, found: Found, doing: Doing): string {
  const { verdict } = found;
  if (doing.kept === 'list') return explainList(honest, verdict, doing);
  if (verdict.status === 'broken') return explainBreak(honest, found, verdict, doing);
  if (!hasWon(honest, found, doing)) {
    return 'Every hash fits, every signature is good, and the regulator sealed the end. Drag any number.';
  }
  return `You win: ${gainOf(honest, doing)}, and all three signed it. No ledger stops this: it proves who said it, not what is in the boxes. Only a count of the shelf finds it.`;
}

/** Whether a run is about one box, which has to prove itself against an honest record. */
export function isProving(honest: Ledger, doing: Settings): boolean {
  const { at, to, kept, crime } = doing;
  const isHonest = elementAt(honest.blocks, at).content.event.quantity === to;
  return kept === 'chain' && crime === 'number' && isHonest && isAboutBox(doing);
}

/** For the drawer, while a box proves itself: the record is not what fails. */
export function explainBox({ isMember, proof, reached, root }: BoxCheck): string {
  const record = 'Nobody changed the record, and every signature on it is good.';
  return isMember
    ? `${record} This box belongs to it: ${proof.length} hashes lead from the box to the one that the supplier signed.`
    : `${record} The box is what fails: its hashes lead to ${shorten(reached)}, and the supplier signed ${shorten(root)}.`;
}

/** Whether a changed record is believed to its end, although it is linked and signed. */
export function hasWon(honest: Ledger, { ledger, verdict }: Found, { kept }: Doing): boolean {
  if (kept === 'list' || verdict.status === 'broken') return false;
  return [...ledger.blocks.keys()].some((position) => isChanged(position, ledger, honest));
}

/** The boxes that a believed lie is about. */
export interface Loot {
  readonly count: number;
  /** What is there, and what the record says. */
  readonly real: number;
  readonly recorded: number;
  readonly words: { readonly loose: string; readonly counted: string };
}

/** Undefined where no box is lost or invented: an inspection takes none away, and one counter's are the other's. */
export function lootOf(honest: Ledger, { at, to, crime }: Doing): Loot | undefined {
  const made = elementAt(honest.blocks, 0).content.event.quantity;
  const onShelf = 'on the shelf';
  if (crime === 'root') {
    const words = { loose: 'box on paper alone', counted: onShelf };
    return { count: 1, real: made, recorded: made + 1, words };
  }
  const { kind, quantity } = elementAt(honest.blocks, at).content.event;
  if (kind === 'inspected' || at === FIRST_COUNTER || quantity === to) return undefined;
  const count = Math.abs(quantity - to);
  const loose = `${unitOf(count)} on ${to < quantity ? 'no record' : 'paper alone'}`;
  const counted = kind === 'dispensed' ? 'given out' : onShelf;
  return { count, real: quantity, recorded: to, words: { loose, counted } };
}

/** What is given out at the first counter is missing at the second, and the sum stays. */
const FIRST_COUNTER = 5;

/** What a believed lie does, as the middle of a sentence: "8 vanish". */
export function lossOf(honest: Ledger, { at, to }: Doing): string {
  const { kind, quantity } = elementAt(honest.blocks, at).content.event;
  const count = Math.abs(quantity - to);
  const isOne = count === 1;
  if (at === FIRST_COUNTER) return `${count} change${isOne ? 's' : ''} counters`;
  const thing = kind === 'inspected' ? `${count} inspection${isOne ? '' : 's'}` : String(count);
  if (to > quantity) return `${thing} exist${isOne ? 's' : ''} on paper alone`;
  return `${thing} vanish${isOne ? 'es' : ''}`;
}

/** Who could still find out, by block: everything else has been signed away. */
const WITNESSES = [
  'the shelf',
  'the inspector',
  'the shelf',
  'the shelf',
  'the inspector',
  'the counter',
  'the ward',
] as const;

/** "Only the shelf still counts 48." */
export function witnessOf(honest: Ledger, { at, crime }: Doing): string {
  const position = crime === 'root' ? 0 : at;
  const { quantity } = elementAt(honest.blocks, position).content.event;
  return `Only ${elementAt(WITNESSES, position)} still counts ${quantity}.`;
}

/** What happens to the liar, as the end of a sentence. */
export function consequenceOf({ ledger, verdict }: Found, { crime }: Doing): string {
  if (verdict.status === 'intact') return 'everyone believes it';
  const { at, reason, evidence } = verdict;
  const block = at === 'seal' ? undefined : ledger.blocks[at];
  const role = block?.content.role ?? 'regulator';
  switch (reason) {
    case 'hash-mismatch':
      return `block ${at} no longer fits its hash`;
    case 'wrong-signature':
      return crime === 'forge' ? 'it is the wrong key' : `the ${role} never signed that`;
    case 'broken-link':
      if (block?.content.event.kind === 'received') return 'the hospital takes back its hand';
      return `the ${role} built on the old one`;
    case 'head-differs':
      return 'the regulator sealed another end';
    case 'quantity-exceeded':
      return `only ${evidence.found} were there`;
    case 'quantity-invalid':
      return 'it has to be one or more';
    default:
      return endOfRoad(verdict);
  }
}

/** The two things that should be the same, for the refused station; empty where there are no two. */
export function evidenceOf(position: number | 'seal', { verdict }: Found): string {
  if (verdict.status === 'intact' || verdict.at !== position) return '';
  const { reason, evidence } = verdict;
  const isAboutHashes = ['hash-mismatch', 'broken-link', 'head-differs'].includes(reason);
  return isAboutHashes ? `${shorten(evidence.written)} ≠ ${shorten(evidence.found)}` : '';
}

/** What a box in hand can prove. Names the root that the ledger carries, not the one it should carry. */
export function describeCheck({ isMember, box, proof, reached, root }: BoxCheck, count: number) {
  if (!isMember) {
    return `Not in the batch: its path ends in ${shorten(reached)}, and block 0 carries ${shorten(root)}.`;
  }
  const name = box === undefined ? 'A box nobody made is in the batch' : `Box ${box} of ${count}`;
  return `${name}: ${proof.length} hashes lead to the root ${shorten(root)} in block 0. The other boxes stay private.`;
}

function explainList(honest: Ledger, verdict: Verdict, doing: Doing): string {
  if (verdict.status === 'broken') {
    return `No hash and no signature; a reader can only add up. ${explainSum(verdict)}`;
  }
  if (elementAt(honest.blocks, doing.at).content.event.quantity === doing.to) {
    return 'No hash and no signature. Change any number.';
  }
  return `There is nothing to check: the later lines were changed to match, and ${gainOf(honest, doing)}.`;
}

function explainBreak(honest: Ledger, found: Found, verdict: Broken, doing: Doing): string {
  const { at, reason, evidence } = verdict;
  const written = shorten(evidence.written);
  const given = shorten(evidence.found);
  const role = at === 'seal' ? 'regulator' : found.ledger.blocks[at]?.content.role;
  const block = `block ${at}`;
  switch (reason) {
    case 'hash-mismatch':
      return `Block ${at} carries the hash ${written}, and its content now gives ${given}.`;
    case 'wrong-signature':
      return explainSignature(honest, verdict, doing);
    case 'broken-link':
      return `${believedOf(honest, found)} But ${block}, signed by the ${role}, says it follows ${written}, and what stands before it is ${given}.`;
    case 'head-differs':
      return `${believedOf(honest, found)} But the regulator sealed a road that ends in ${written}, and yours ends in ${given}.`;
    case 'wrong-position':
      return `Where block ${at} belongs stands one that says it is block ${evidence.written}: one is missing or out of order.`;
    case 'missing-block':
      return `The seal counts ${evidence.written} blocks, and there are ${evidence.found}.`;
    case 'quantity-exceeded':
    case 'quantity-invalid':
      return `Every signature is good. But ${explainSum(verdict).replace(/^B/, 'b')}`;
    default:
      return `Block ${at} is against the rules (${reason}).`;
  }
}

function explainSignature(honest: Ledger, { at }: Broken, doing: Doing): string {
  const { role, event } = elementAt(honest.blocks, Number(at)).content;
  if (doing.crime === 'forge') {
    return `Block ${at} says it is the ${role}'s, and the ${forgerOf(role)}'s key signed it. A real key, and the wrong one.`;
  }
  if (doing.crime === 'root' && event.kind === 'manufactured') {
    return `Every hash fits again. But the ${role} signed the root ${shorten(event.boxesRoot)}, and you have no key to sign another with.`;
  }
  return `Every hash fits again. But the ${role} signed ${boxes(event.quantity)}, not ${doing.to}, and you have no key to sign with.`;
}

function explainSum({ at, reason, evidence }: Broken): string {
  const moved = `Block ${at} moves ${boxes(Number(evidence.written))}`;
  if (reason === 'quantity-invalid') return `${moved}, and it has to be one or more.`;
  return `${moved}, and only ${evidence.found} were there.`;
}

/** A changed block that is believed stands right beside the refused one; without a word it looks like a mistake. */
function believedOf(honest: Ledger, { ledger, verdict }: Found): string {
  const believed = [...ledger.blocks.keys()].filter(
    (position) =>
      standingOf(position, verdict) === 'believed' && isChanged(position, ledger, honest),
  );
  if (believed.length === 0) return 'Everything before it is as it was.';
  if (believed.length === 1) {
    return `Block ${believed[0]} is changed and believed: a real key signed it.`;
  }
  return `Blocks ${believed.join(' and ')} are changed and believed: a real key signed them.`;
}

function gainOf(honest: Ledger, { at, to, crime }: Doing): string {
  if (crime === 'root') return 'a box that was never made is in the batch';
  const { quantity } = elementAt(honest.blocks, at).content.event;
  const count = boxes(Math.abs(quantity - to));
  const [fewer, more] = elementAt(GAINS, at);
  return `${count} ${quantity > to ? fewer : more}`;
}

/** What the record now says of the boxes that make the difference, by block. */
const GAINS = [
  ['were never made, says the record', 'exist on paper alone'],
  ['fewer were inspected than were', 'were inspected on paper alone'],
  ['never left the factory, says the record', 'left on paper alone'],
  ['never arrived, says the record', 'arrived on paper alone'],
  ['fewer were inspected than were', 'were inspected on paper alone'],
  ['moved from one counter to the other', 'moved from one counter to the other'],
  ['never reached a patient, says the record', 'reached a patient on paper alone'],
] as const;
