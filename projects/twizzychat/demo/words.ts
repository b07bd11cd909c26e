import type { Way } from '@/stage/use-run';

import type { Load } from './conversation';
import type { Settings } from './settings';
import type { Shot } from './shot';
import type { Tally } from './tally';

/** A shared run in a few words: "9 s of tunnel, 33 of 100 packets lost". */
export function describeRun({ tunnel, replies, loss, double, late }: Settings): string {
  const parts = [
    tunnel > 0 && `${tunnel} s of tunnel`,
    replies > 0 && `${replies} lost ${replies === 1 ? 'reply' : 'replies'}`,
    loss > 0 && `${loss} of 100 packets lost`,
    double > 0 && `${double} of 100 doubled`,
    late > 0 && `${late} of 100 held up`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : 'nothing goes wrong';
}

/** The tally in a few words, for the switch. */
export function sayTally({ lost, twice, astray }: Tally): string {
  return `${lost} lost, ${twice} twice, ${astray} out of order`;
}

/** What screen readers are told now and then. */
export function announce({ approach, written, tallies }: Shot): string {
  return `${NAMES[approach]}: of ${written} messages ${sayTally(tallies[approach])}.`;
}

export const NAMES: Readonly<Record<Way, string>> = {
  naive: 'Append what arrives',
  mine: 'Keys and numbers',
};

/** What stands on a packet. */
export function labelOf(load: Load): string {
  switch (load.kind) {
    case 'text':
      return load.message.text.length > 3 ? '…' : load.message.text;
    case 'ok':
      return 'ok';
    case 'reply':
      return `=${load.message.number}`;
    case 'push':
      return String(load.message.number);
    case 'have':
      return `${load.upTo}+`;
    case 'ask':
      return `${load.numbers[0] ?? ''}?`;
  }
}

/** One line about what happens at this moment. */
export function explain(shot: Shot): string {
  const { approach, isOnline, isAtRest, tallies } = shot;
  const missing = shot.rows.left.find(({ state }) => state === 'missing')?.number;
  if (isAtRest) return 'All is written. Touch anything, and both phones write on.';
  if (approach === 'naive') {
    if (!isOnline.left) return 'The tunnel cuts the wire, and all that was on it is gone.';
    if (tallies.naive.twice > 0)
      return 'No “ok” came, so it was sent again, and looks like a second message.';
    if (tallies.naive.lost > 0) return 'The server copied to whoever was there, and forgot.';
    return 'Each phone draws what it writes and appends what arrives.';
  }
  if (!isOnline.left) return 'No signal. What the left phone writes waits, queued under its key.';
  if (missing !== undefined) return `${missing} is missing, and the next number shows it.`;
  if (tallies.mine.coming > 0) return 'A key to send again with, a number to see gaps with.';
  return 'Both phones draw the order of the server. Press a packet to lose it.';
}
