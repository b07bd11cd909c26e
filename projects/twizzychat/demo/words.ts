import type { Way } from '@/stage/use-run';

import type { Load } from './conversation';
import { lastRideIn, readHand } from './hand';
import type { Settings } from './settings';
import type { Shot, Wreck } from './shot';
import type { Tally } from './tally';

export const NAMES: Readonly<Record<Way, string>> = {
  naive: 'Append what arrives',
  mine: 'Keys and numbers',
};

export function quote(text: string): string {
  return `“${text}”`;
}

/** At the end of a sentence: a line that has no stop of its own is given one. */
export function quoteLast(text: string): string {
  return /[.!?…]$/.test(text) ? quote(text) : `${quote(text)}.`;
}

/** A shared run in a few words: "“Marry me?”, 9 s of tunnel, 33 of 100 packets lost". */
export function describeRun({ ask, hand, every, loss, double, late }: Settings): string {
  const deeds = readHand(hand) ?? [];
  const ride = lastRideIn(deeds);
  const pressed = deeds.filter(({ does }) => does === 'lose').length;
  const parts = [
    quote(ask),
    ride !== undefined && `${ride} s of tunnel`,
    pressed > 0 && count(pressed, 'packet pressed', 'packets pressed'),
    loss > 0 && `${loss} of 100 packets lost`,
    double > 0 && `${double} of 100 doubled`,
    late > 0 && `${late} of 100 held up`,
  ].filter((part) => part !== false);
  return parts.length > 1 ? parts.join(', ') : `${quote(ask)}, a line every ${every} s`;
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
      return 'ok';
    case 'reply':
      return isNarrow ? 'ok' : `ok #${load.message.number}`;
    case 'push':
      return isNarrow ? load.message.text : `#${load.message.number} ${load.message.text}`;
    case 'have':
      return `report, complete to #${load.upTo}`;
    case 'ask':
      return `#${load.numbers[0] ?? ''}?`;
  }
}

/** The line that died, or the reply to it. */
export function nameOf({ message, packet }: Wreck): string {
  const isReply = packet.load.kind === 'ok' || packet.load.kind === 'reply';
  return isReply ? `The “ok” for ${quote(message.text)}` : quote(message.text);
}

/** Where, when and why it died, and what came of it. */
export function tellDeath(wreck: Wreck, approach: Way): string {
  const at = `${wreck.at.toFixed(1)} s`;
  const name = nameOf(wreck);
  const how = {
    tunnel: `${name} was on the wire at ${at}, when the tunnel cut it.`,
    nobody: `${name} was at the server at ${at}, and your phone had no signal.`,
    hand: `${name} was taken off the wire at ${at}.`,
    chance: `${name} died on the wire at ${at}, by chance.`,
  }[wreck.cause];
  if (wreck.isMade) return `${how} It was sent again, and came.`;
  return `${how} ${approach === 'mine' ? 'It will be sent again.' : 'Nobody has kept it.'}`;
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
