import { choice, defineSettings, flag, number, readNumber, whole } from '@/stage/settings';

const KILO = 1_000;

/** A speed as it is said: "1.6 Mbit/s", "150 kbit/s". */
export function formatSpeed(kbps: number): string {
  return kbps < KILO ? `${kbps} kbit/s` : `${kbps / KILO} Mbit/s`;
}

/** The same back, in kbit/s. A number alone is kbit/s, too. */
export function readSpeed(text: string): number {
  const bare = text.trim().replace(/(?:bit\/?s|bps)$/i, '');
  const factor = /m$/i.test(bare) ? KILO : 1;
  // 1.1 Mbit/s must be 1100 and not 1100.0000000000002.
  return Number((readNumber(bare.replace(/[km]$/i, '')) * factor).toPrecision(12));
}

/** Everything a run depends on, besides the page itself. */
export const settings = defineSettings({
  reach: number({
    name: 'Script down to',
    start: 0,
    from: 0,
    to: 100,
    step: 1,
    unit: '% of the page',
  }),
  gives: choice('Which parts get script', ['all', 'moving'], 'all'),
  kbps: number({
    name: 'Speed',
    start: 1_600,
    from: 20,
    to: 100_000,
    step: 50,
    isRatio: true,
    format: formatSpeed,
    read: readSpeed,
  }),
  rival: whole({
    name: 'Script for every part',
    start: 138,
    from: 1,
    to: 5_000,
    unit: 'KB',
    isRatio: true,
  }),
  demo: flag('This demo counted as well'),
  xray: flag('The x-ray'),
});

/** The dares whose result the sentence says in words of its own. */
export const STRAW = 'Stop one short';
export const WEAK = 'Weak signal';

export type Settings = typeof settings.start;
