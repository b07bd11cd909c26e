import { elementAt } from '@/lib/element-at';

import type { BoxCheck } from './boxes';
import type { Block, Ledger, Role } from './ledger';
import { forgerOf } from './read-run';
import type { Doing, Found } from './read-run';
import { isAboutBox, unitOf } from './settings';
import type { Settings } from './settings';
import type { Reason, Verdict } from './verify';

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

/** What is wrong where the road ends, in two words that fit a station; empty where it holds. */
export function faultOf(verdict: Verdict): string {
  return verdict.status === 'intact' ? '' : (FAULTS[verdict.reason] ?? 'refused');
}

const FAULTS: Partial<Readonly<Record<Reason, string>>> = {
  'hash-mismatch': 'wrong hash',
  'wrong-signature': 'not signed',
  'broken-link': 'wrong link',
  'head-differs': 'wrong end',
  'quantity-exceeded': 'wrong sum',
};

/** Whether the block's own role signed what it says: nothing was touched, or content and signature are both new. */
export function isSigned({ content, signature }: Block, honest: Ledger): boolean {
  const before = honest.blocks[content.index];
  const isSame = JSON.stringify(content) === JSON.stringify(before?.content);
  return isSame === (signature === before?.signature);
}

/** Who signed a block, with a tick once a reader has `passed` this many; what is wrong with it; or empty, for no signature. */
export function tagOf(
  position: number,
  { ledger, verdict }: Found,
  honest: Ledger,
  passed: number,
  isShort: boolean,
): string {
  const standing = standingOf(position, verdict);
  if (standing === 'refused') return faultOf(verdict);
  const block = ledger.blocks[position];
  if (!block || !isSigned(block, honest)) return '';
  return tick(block.content.role, standing === 'believed' && passed > position, isShort);
}

/** The same for the seal, which comes after the last block. */
export function sealTag({ ledger, verdict }: Found, passed: number, isShort: boolean): string {
  const standing = standingOf('seal', verdict);
  if (standing === 'refused') return faultOf(verdict);
  return tick('regulator', standing === 'believed' && passed > ledger.blocks.length, isShort);
}

function tick(role: Role, isRead: boolean, isShort: boolean): string {
  return `${isRead ? '✓ ' : ''}${role}${isShort ? '' : ' signed'}`;
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
  return `You win: ${gainOf(honest, doing)}, and all three signed it. No ledger stops this: it proves who said it, not what is in the boxes. Only a count of the boxes finds it.`;
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

/** The boxes that a lie is about: taken and in the liar's van, or there on paper alone. */
export interface Loot {
  readonly count: number;
  readonly isPaper: boolean;
}

/** Undefined where no box is lost or invented: an inspection takes none away, and one counter's are the other's. */
export function lootOf(honest: Ledger, { at, to, crime }: Doing): Loot | undefined {
  if (crime === 'root') return { count: 1, isPaper: true };
  if (crime !== 'number') return undefined;
  const { kind, quantity } = elementAt(honest.blocks, at).content.event;
  if (kind === 'inspected' || at === FIRST_COUNTER || quantity === to) return undefined;
  return { count: Math.abs(quantity - to), isPaper: to > quantity };
}

/** What is given out at the first counter is missing at the second, and the sum stays. */
const FIRST_COUNTER = 5;

/** What a believed lie does, as the middle of a sentence: "8 are in your van". */
export function lossOf(honest: Ledger, { at, to }: Doing): string {
  const { kind, quantity } = elementAt(honest.blocks, at).content.event;
  const count = Math.abs(quantity - to);
  const isOne = count === 1;
  if (at === FIRST_COUNTER) return `${count} change${isOne ? 's' : ''} counters`;
  const isCheck = kind === 'inspected';
  const isMore = to > quantity;
  if (isCheck && isMore) return `${count} of them never ${isOne ? 'was' : 'were'}`;
  if (isMore) return `${count} exist${isOne ? 's' : ''} on paper alone`;
  if (isCheck) return `${count} inspection${isOne ? ' vanishes' : 's vanish'}`;
  return `${count} ${isOne ? 'is' : 'are'} in your van`;
}

/** What all three signatures leave open. */
export function closingOf(honest: Ledger, doing: Doing): string {
  return lootOf(honest, doing)?.isPaper === false
    ? 'No record sees your van.'
    : 'No record sees the boxes.';
}

/** What the opening act shows. */
export function storyOf({ blocks }: Ledger): string {
  return `${blocks[0]?.content.event.quantity} boxes set out, and ${blocks.length} entries say what became of them.`;
}

/** What happens to the liar, as the end of a sentence. */
export function consequenceOf({ ledger, verdict }: Found, { crime }: Doing): string {
  if (verdict.status === 'intact') return 'everyone believes it';
  const { at, reason, evidence } = verdict;
  const block = at === 'seal' ? undefined : ledger.blocks[at];
  const role = block?.content.role ?? 'regulator';
  switch (reason) {
    case 'hash-mismatch':
      return `block ${at} no longer fits its hash, its fingerprint`;
    case 'wrong-signature':
      return crime === 'forge'
        ? `the ${role}’s public key does not fit it`
        : `the ${role} never signed that`;
    case 'broken-link':
      if (block?.content.event.kind === 'received') return 'the hospital takes back its hand';
      return `the ${role} built on the old one`;
    case 'head-differs':
      return 'the regulator sealed another end';
    case 'quantity-exceeded':
      return `only ${evidence.found} were there`;
    case 'wrong-position':
      return `block ${evidence.written} points to a block that ${crime === 'drop' ? 'is gone' : 'comes after it'}`;
    case 'missing-block':
      return `the seal counts ${evidence.written} blocks, not ${evidence.found}`;
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

function explainSum({ at, evidence }: Broken): string {
  return `Block ${at} moves ${boxes(Number(evidence.written))}, and only ${evidence.found} were there.`;
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
