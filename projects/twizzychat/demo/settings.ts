import { defineSettings } from '@/stage/define-settings';
import type { Way } from '@/stage/use-run';
import { choice, number, whole } from '@/stage/setting-kinds';

/** The longest text that a phone sends. */
export const LONGEST_TEXT = 40;

const ofPackets = { from: 0, to: 50, unit: 'of 100 packets' };
const inSeconds = (value: number) => `${value} s`;

/** Everything a run depends on. */
export const settings = defineSettings({
  every: number({
    name: 'Seconds between messages',
    ...{ start: 1.4, from: 0.6, to: 6, step: 0.2 },
    format: inSeconds,
    read: readSeconds,
  }),
  tunnel: number({
    name: 'Seconds in the tunnel',
    ...{ start: 1.2, from: 0, to: 20, step: 0.2 },
    format: inSeconds,
    read: readSeconds,
  }),
  replies: whole({ name: 'Lost replies', start: 0, from: 0, to: 9 }),
  loss: whole({ name: 'Lost by chance', start: 0, ...ofPackets }),
  double: whole({ name: 'Doubled by chance', start: 0, ...ofPackets }),
  late: whole({ name: 'Held up by chance', start: 0, ...ofPackets }),
  approach: choice<Way>('Way', ['naive', 'mine'], 'mine'),
  seed: whole({ name: 'Seed', start: 5, from: 0, to: 999_999 }),
});

export type Settings = typeof settings.start;

/** What a person types, with or without its unit. */
function readSeconds(text: string): number {
  const digits = /^\s*(\d+(?:\.\d+)?)\s*s?\s*$/.exec(text)?.[1];
  return digits === undefined ? Number.NaN : Number(digits);
}
