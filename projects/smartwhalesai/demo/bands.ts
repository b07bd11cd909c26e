import { easeOut } from '@/stage/tween';

/** One band of the tail in time: whether the tail has closed over it, how open it was when that changed, and how long ago. */
export interface BandClock {
  readonly isClosed: boolean;
  readonly from: number;
  readonly ageMs: number;
}

/** After this long nothing moves any more. */
export const LASTS_MS = 1_100;

const HELD_MS = 160;
const CLAPS_MS = 240;
const BOUNCES_MS = 220;
const BOUNCE = 0.12;
const OPENS_MS = 420;
const FALLS_MS = 620;
const LEAPS_MS = 620;
/** How far a piece that leaps out of the sea goes beyond its place. */
const OVER = 1.4;

/** How open a band is, from 0 to 1: the halves hang for a moment, clap shut and bounce; they open softly. */
export function openAt({ isClosed, from, ageMs }: BandClock): number {
  const share = isClosed ? clap(ageMs) : easeOut(within(ageMs / OPENS_MS));
  return from + ((isClosed ? 0 : 1) - from) * share;
}

/** Where a piece without an answer is, from 0, in its place, to 1, under water. */
export function sunkAt({ isClosed, ageMs }: BandClock): number {
  if (isClosed) return within(ageMs / FALLS_MS) ** 2;
  const left = 1 - within(ageMs / LEAPS_MS);
  return left * left * ((OVER + 1) * left - OVER);
}

/** How far the drops of its splash have come, from 0 to 1. */
export function splashAt({ isClosed, ageMs }: BandClock): number {
  const hits = isClosed ? FALLS_MS * 0.75 : 60;
  return within((ageMs - hits) / (LASTS_MS - FALLS_MS));
}

function clap(ms: number): number {
  const share = within((ms - HELD_MS) / CLAPS_MS);
  const bounce = within((ms - HELD_MS - CLAPS_MS) / BOUNCES_MS);
  return share * share - BOUNCE * Math.sin(Math.PI * bounce);
}

function within(share: number): number {
  return Math.min(Math.max(share, 0), 1);
}
