import { clampChroma, formatHex, oklch, wcagContrast } from 'culori';

import { THEME_COLOURS } from '../../src/config/theme-colours.ts';

/** The colours that an accent must contrast with in each theme, and the direction to change its lightness in. */
const THEMES = {
  light: { ...THEME_COLOURS.light, towards: -1 },
  dark: { ...THEME_COLOURS.dark, towards: 1 },
} as const;

/** The minimum contrast: WCAG AAA (4.5 for large text, 7 for small), plus a margin for rounding. */
const MIN_CONTRAST = { title: 4.6, text: 7.1 };
const LIGHTNESS_STEP = 0.004;

/** WCAG AA for text. */
const READABLE = 4.5;

/** The worst contrast of a color that is used as it is, if it is too low to be read; undefined where it is not. */
export function lowContrastOf(colour: string, theme: keyof typeof THEMES): number | undefined {
  const { paper, card, onAccent } = THEMES[theme];
  const worst = Math.min(...[paper, card, onAccent].map((other) => wcagContrast(colour, other)));
  return worst < READABLE ? worst : undefined;
}

export interface Accent {
  accent: string;
  onAccent: string;
}

/** The sleeve's colour with its lightness changed as little as the contrast requires; throws if no lightness suffices. */
export function accentFor(
  seed: string,
  theme: keyof typeof THEMES,
  use: keyof typeof MIN_CONTRAST,
): Accent {
  const { paper, card, onAccent, towards } = THEMES[theme];
  const colour = oklch(seed);
  if (!colour) throw new Error(`Expected a colour such as #0c0d0f, found ${seed}.`);
  // Black and white stand at the ends, and are changed like any other.
  const start = Math.min(Math.max(colour.l, LIGHTNESS_STEP), 1 - LIGHTNESS_STEP);
  for (let l = start; l > 0 && l < 1; l += towards * LIGHTNESS_STEP) {
    const accent = formatHex(clampChroma({ ...colour, l }, 'oklch'));
    const isReadable = [paper, card, onAccent].every(
      (other) => wcagContrast(accent, other) >= MIN_CONTRAST[use],
    );
    if (isReadable) return { accent, onAccent };
  }
  throw new Error(`No lightness of ${seed} is readable in the ${theme} theme.`);
}
