import { clampChroma, formatHex, oklch, wcagContrast } from 'culori';

import { noise, wave } from '#sleeve/motion.ts';
import {
  BARS_OPENING,
  box,
  element,
  range,
  WIDTH,
  MARGIN,
  type Palette,
  type Sleeve,
} from '#sleeve/sleeve.ts';

import { toCapitals } from '../../src/lib/to-capitals.ts';

/** What the author of a project says about its sleeve. */
export interface SleeveWishes {
  slug: string;
  title: string;
  track: string;
  /** Unset: chosen from the slug, so that it stays the same. */
  colours?: { ground: string; figure: string } | undefined;
}

const BARS = 14;
const GAP = 14;
/** The bars stand on this line, clear of the title below it. */
const FLOOR = 400;
const TALLEST = 270;
const MIN_CONTRAST = 4.5;

/** A sleeve for a project without a drawing of its own: bars whose heights come from its slug, in its colours. */
export function defaultSleeve({ slug, title, track, colours }: SleeveWishes): Sleeve {
  const seed = hash(slug);
  const palette = paletteOf(colours ?? coloursFrom(seed));
  const width = (WIDTH - 2 * MARGIN - (BARS - 1) * GAP) / BARS;
  return {
    track,
    title: toCapitals(title),
    palette,
    opening: BARS_OPENING,
    draw: (t) => {
      const bars = range(BARS).map((bar) => {
        const height = TALLEST * (0.2 + 0.6 * noise(bar, seed) + 0.2 * swing(t, bar, seed));
        return box(MARGIN + bar * (width + GAP), FLOOR - height, width, height);
      });
      return element('path', { fill: palette.figure, d: bars.join('') });
    },
  };
}

/** Each bar moves once in a loop, with a phase of its own. */
function swing(t: number, bar: number, seed: number): number {
  return 0.5 + 0.5 * wave(t + noise(bar, seed + 1));
}

function coloursFrom(seed: number): { ground: string; figure: string } {
  const hue = 360 * noise(seed);
  return { ground: toHex(0.45, 0.14, hue), figure: toHex(0.92, 0.05, hue + 57) };
}

/** A colour of OKLCH, with less chroma where a screen cannot show it. */
function toHex(l: number, c: number, h: number): string {
  return formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));
}

function paletteOf({ ground, figure }: { ground: string; figure: string }): Palette {
  const ink = [figure, '#ffffff', '#0c0d0f'].find(
    (colour) => wcagContrast(colour, ground) >= MIN_CONTRAST,
  );
  const accent = strongest(ground, figure);
  return { ground, figure, ink: ink ?? '#0c0d0f', accent: { light: accent, dark: accent } };
}

/** The colour of the two that is less like grey. */
function strongest(one: string, other: string): string {
  return (oklch(one)?.c ?? 0) >= (oklch(other)?.c ?? 0) ? one : other;
}

/** A whole number below 1000 that depends on every letter. */
function hash(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997,
    7,
  );
}
