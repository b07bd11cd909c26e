import { INKS, PAPER } from './card-look.ts';

export type Ink = keyof typeof INKS;

/** As many as soft edges of letters need. */
const PER_INK = 12;

/** Colours from paper to full ink, for every ink: what words need, and how every palette of a card begins. */
export const SHADES: number[] = Object.values(INKS).flatMap((ink) =>
  Array.from({ length: PER_INK }, (_, step) => blend(PAPER, ink, step / (PER_INK - 1))),
);

/** The place in such a palette of a pixel that an ink covers, by how much of it, 0 to 255. */
export function shadesOf(ink: Ink): Uint8Array {
  const first = Object.keys(INKS).indexOf(ink) * PER_INK;
  return Uint8Array.from({ length: 256 }, (_, share) =>
    Math.round(first + (share / 255) * (PER_INK - 1)),
  );
}

function blend(from: string, to: string, share: number): number {
  return [1, 3, 5].reduce((colour, at) => {
    const channelOf = (hex: string) => Number.parseInt(hex.slice(at, at + 2), 16);
    return colour * 256 + Math.round(channelOf(from) * (1 - share) + channelOf(to) * share);
  }, 0);
}
