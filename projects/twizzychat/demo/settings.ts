import { choice, defineSettings, line, number, whole } from '@/stage/settings';
import type { Way } from '@/stage/use-run';
import type { Setting } from '@/stage/settings';

import { readHand } from './hand';

/** The longest line that fits on a phone. */
export const LONGEST_LINE = 14;

const ofPackets = {
  from: 0,
  to: 50,
  unit: 'of 100 packets',
  format: (value: number) => `${value}`,
};
const inSeconds = {
  format: (value: number) => `${Math.round(value * 10) / 10} s`,
  read: readSeconds,
};

/** A line that one of the two writes. */
function spoken(name: string, start: string): Setting<string> {
  const any = line(name, start, LONGEST_LINE);
  return {
    ...any,
    parse: (text) =>
      text.trim() === '' ? { problem: `${name}: write something.` } : any.parse(text),
  };
}

/** What a hand did, as text: it comes from an address, and from nowhere else. */
const hand: Setting<string> = {
  start: '',
  parse: (text) =>
    readHand(text) ? { value: text } : { problem: 'The hand: write it like 6.9i_9.4o.' },
  write: (value) => value,
};

/** The length of a ride, which is a part of what the hand did. */
export const ride = number({
  name: 'Seconds in the tunnel',
  ...{ start: 2, from: 0.2, to: 20, step: 0.2, ...inSeconds },
  // A phone that is shaken in and out was inside all the same.
  format: sayRide,
});

/** Everything a run depends on. */
export const settings = defineSettings({
  ask: spoken('You ask', 'Marry me?'),
  no: spoken('Your friend answers', 'No.'),
  yes: spoken('Then', 'Kidding! Yes!'),
  so: spoken('You reply', 'I’m crying.'),
  hand,
  every: number({
    name: 'Seconds from line to line',
    ...{ start: 1.5, from: 0.3, to: 6, step: 0.1, ...inSeconds },
  }),
  loss: whole({ name: 'Lost by chance', start: 0, ...ofPackets }),
  double: whole({ name: 'Doubled by chance', start: 0, ...ofPackets }),
  late: whole({ name: 'Held up by chance', start: 0, ...ofPackets }),
  approach: choice<Way>('Way', ['naive', 'mine'], 'naive'),
  seed: whole({ name: 'Random pattern number', start: 5, from: 0, to: 999_999 }),
});

export type Settings = typeof settings.start;

/** The length of a ride in words: never none. */
export function sayRide(seconds: number): string {
  return inSeconds.format(Math.max(seconds, 0.1));
}

/** What a person types, with or without its unit. */
function readSeconds(text: string): number {
  const digits = /^\s*(\d+(?:\.\d+)?)\s*s?\s*$/.exec(text)?.[1];
  return digits === undefined ? Number.NaN : Number(digits);
}
