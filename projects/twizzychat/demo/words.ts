import type { Way } from '@/stage/use-run';

import { isReply } from './conversation';
import type { Load, Side } from './conversation';
import { isLeftInside, lastRideIn, readHand } from './hand';
import { createRun, playTo } from './run';
import { sayRide } from './settings';
import type { Settings } from './settings';
import type { Shot, Wreck } from './shot';
import type { Tally } from './tally';

export const NAMES: Readonly<Record<Way, string>> = {
  naive: 'Simple app',
  mine: 'Twizzy Chat',
};

export function quote(text: string): string {
  return `“${text}”`;
}

/** At the end of a sentence: a line that has no stop of its own is given one. */
export function quoteLast(text: string): string {
  return /[.!?…]$/.test(text) ? quote(text) : `${quote(text)}.`;
}

/** A shared run in a few words, and what comes of it: "“Marry me?”, 9 s of tunnel. Simple app: 1 lost". */
export function describeRun(values: Settings): string {
  const { ask, hand, every, loss, double, late, approach } = values;
  const deeds = readHand(hand) ?? [];
  const ride = lastRideIn(deeds);
  const pressed = deeds.filter(({ does }) => does === 'lose').length;
  const parts = [
    quote(ask),
    ride !== undefined && `${sayRide(ride)} of tunnel`,
    isLeftInside(deeds) && 'left in the tunnel',
    pressed > 0 && `${count(pressed, 'packet', 'packets')} taken off the wire`,
    loss > 0 && `${loss} of 100 packets lost`,
    double > 0 && `${double} of 100 doubled`,
    late > 0 && `${late} of 100 held up`,
  ].filter((part) => part !== false);
  const what = parts.length > 1 ? parts.join(', ') : `${quote(ask)}, a line every ${every} s`;
  const run = createRun(values);
  playTo(run);
  return `${what}. ${NAMES[approach]}: ${sayTally(run.world(approach).tally())}.`;
}

/** The faults in a few words, for the switch. */
export function sayTally({ lost, twice, astray }: Tally): string {
  const faults = [
    lost > 0 && `${lost} lost`,
    twice > 0 && `${twice} twice`,
    astray > 0 && `${astray} out of order`,
  ].filter((fault) => fault !== false);
  return faults.length > 0 ? faults.join(', ') : 'no faults';
}

/** What screen readers are told now and then. */
export function announce({ approach, written, tallies }: Shot): string {
  return `${NAMES[approach]}: ${count(written.length, 'line', 'lines')}, ${sayTally(tallies[approach])}.`;
}

/** What stands on a packet; in little room without its number. */
export function labelOf(load: Load, isNarrow: boolean): string {
  switch (load.kind) {
    case 'text':
      return load.message.text;
    case 'ok':
      return 'got it';
    case 'reply':
      return isNarrow ? 'got it' : `got it #${load.message.number}`;
    case 'push':
      return isNarrow ? load.message.text : `#${load.message.number} ${load.message.text}`;
    case 'have':
      return `report, complete to #${load.upTo}`;
    case 'ask':
      return `#${load.numbers[0] ?? ''}?`;
  }
}

/** The line that died, or the reply to it. */
export function nameOf({ message, packet: { load } }: Wreck): string {
  return isReply(load) ? `The “got it” for ${quote(message.text)}` : quote(message.text);
}

/** What else can be pressed: what lies there, and while time goes on what is in the air. Short where there is little room. */
export function sayHint(
  asked: 'new' | 'told' | 'known',
  isDead: boolean,
  isPastRide: boolean,
): { readonly long: string; readonly short: string } {
  if (asked === 'told') return { long: 'Press it again to go back.', short: 'Press again: back' };
  if (isDead && asked === 'new')
    return { long: 'Press a dead packet to see how it died.', short: 'Press a dead packet.' };
  if (!isDead && isPastRide)
    return { long: 'Press a packet in flight: it falls, too.', short: 'Press a flying packet.' };
  return { long: '', short: '' };
}

/** Where and why it died. */
export function tellDeath(wreck: Wreck): string {
  const how = {
    tunnel: 'was cut off by the tunnel',
    nobody: 'found you without signal',
    hand: 'was taken off the wire',
    chance: 'got lost, by chance',
  };
  return `${nameOf(wreck)} ${how[wreck.cause]}.`;
}

/** What came of it. */
export function tellRest(wreck: Wreck, { approach, lost }: Shot): string {
  const { message, packet, isMade } = wreck;
  const phone = phoneOf(message.from);
  if (lost.has(message.key)) return `Only ${phone} still has it.`;
  if (isReply(packet.load)) {
    if (!isMade) return `So ${phone} will send the line again.`;
    return approach === 'naive'
      ? `So ${phone} sent the line again.`
      : 'The line came again. Its key was known.';
  }
  if (isMade)
    return packet.load.kind === 'push'
      ? 'Its number was missing, so it was sent again.'
      : 'It was sent again, and came.';
  // The server has told the sender that it got the line, or is about to.
  const isForgotten = approach === 'naive' && packet.direction === 'down';
  return isForgotten ? 'Nobody has noticed yet.' : 'It will be sent again.';
}

export function phoneOf(side: Side): string {
  return side === 'left' ? 'your phone' : 'your friend’s phone';
}

/** What the simple app does with the same, whichever was watched: "Simple app: 1 lost", and of more than one kind their sum. Empty: nothing. */
export function sayPast({ lost, twice, astray }: Tally, lines: number): string {
  const faults = lost + twice + astray;
  if (faults === 0) return '';
  if (faults === lost) return `${NAMES.naive}: ${lost} lost`;
  if (faults === twice) return `${NAMES.naive}: ${twice} twice`;
  if (faults === astray) return `${NAMES.naive}: ${astray} of ${lines} out of order`;
  return `${NAMES.naive}: ${faults} faults`;
}

/** "“No.”", "“No.” and “Yes.”", "“No.” and 3 more". */
export function listLines(texts: readonly string[]): string {
  const [first = '', second] = texts;
  if (second === undefined) return quote(first);
  if (texts.length === 2) return `${quote(first)} and ${quote(second)}`;
  return `${quote(first)} and ${texts.length - 1} more`;
}

export function count(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}
