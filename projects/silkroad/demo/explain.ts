import { elementAt } from '@/lib/element-at';

import type { Ledger } from './block';
import { forgerOf } from './read-run';
import type { Doing, Found } from './read-run';
import type { Verdict } from './verdict';
import { boxes, isChanged, shorten, standingOf } from './words';

type Broken = Extract<Verdict, { status: 'broken' }>;

/** The line for a box with a number that was never in the tree. */
export const FORGED_BOX =
  'Block 0 carries one root for all boxes, and the supplier signed it. A photocopy of a real code would pass: the tree knows numbers, not tablets.';

/** The line under the sentence: exactly why the reader stopped, or what believing everything costs. */
export function explain(honest: Ledger, found: Found, doing: Doing): string {
  const { verdict } = found;
  if (doing.kept === 'list') return explainList(honest, verdict, doing);
  if (verdict.status === 'broken') return explainBreak(honest, found, verdict, doing);
  if (!isAnythingChanged(honest, found.ledger)) {
    return 'Every hash fits, every signature is good, and the regulator sealed the end. Drag any number.';
  }
  return `You win: ${gainOf(honest, doing)}, and all three signed it. No ledger stops this: it proves who said it, not what is in the boxes. Only a count of the shelf finds it.`;
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
  const block = `block ${String(at)}`;
  switch (reason) {
    case 'hash-mismatch':
      return `Block ${String(at)} carries the hash ${written}, and its content now gives ${given}.`;
    case 'wrong-signature':
      return explainSignature(honest, verdict, doing);
    case 'broken-link':
      return `${believedOf(honest, found)} But ${block}, signed by the ${String(role)}, says it follows ${written}, and what stands before it is ${given}.`;
    case 'head-differs':
      return `${believedOf(honest, found)} But the regulator sealed a road that ends in ${written}, and yours ends in ${given}.`;
    case 'wrong-position':
      return `Where block ${String(at)} belongs stands one that says it is block ${evidence.written}: one is missing or out of order.`;
    case 'missing-block':
      return `The seal counts ${evidence.written} blocks, and there are ${evidence.found}.`;
    case 'quantity-exceeded':
    case 'quantity-invalid':
      return `Every signature is good. But ${explainSum(verdict).replace(/^B/, 'b')}`;
    default:
      return `Block ${String(at)} is against the rules (${reason}).`;
  }
}

function explainSignature(honest: Ledger, { at }: Broken, doing: Doing): string {
  const { role, event } = elementAt(honest.blocks, Number(at)).content;
  if (doing.crime === 'forge') {
    return `Block ${String(at)} says it is the ${role}'s, and the ${forgerOf(role)}'s key signed it. A real key, and the wrong one.`;
  }
  if (doing.crime === 'root' && event.kind === 'manufactured') {
    return `Every hash fits again. But the ${role} signed the root ${shorten(event.boxesRoot)}, and you have no key to sign another with.`;
  }
  return `Every hash fits again. But the ${role} signed ${boxes(event.quantity)}, not ${String(doing.to)}, and you have no key to sign with.`;
}

function explainSum({ at, reason, evidence }: Broken): string {
  const moved = `Block ${String(at)} moves ${boxes(Number(evidence.written))}`;
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
    return `Block ${String(believed[0])} is changed and believed: a real key signed it.`;
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

function isAnythingChanged(honest: Ledger, ledger: Ledger): boolean {
  return [...ledger.blocks.keys()].some((position) => isChanged(position, ledger, honest));
}
