import { THEME_COLOURS } from '../../src/config/theme-colours.ts';
import { lowestContrast } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';

/** The colours that an accent must contrast with in each theme, and the direction to change its lightness in. */
const THEMES = {
  light: { ...THEME_COLOURS.light, towards: -1 },
  dark: { ...THEME_COLOURS.dark, towards: 1 },
} as const;

/** The minimum contrast: WCAG AAA (4.5 for large text, 7 for small), plus a margin for rounding. */
const MIN_CONTRAST = { title: 4.6, text: 7.1 };
const LIGHTNESS_STEP = 0.004;

export interface Accent {
  accent: string;
  onAccent: string;
}

/**
 * The sleeve's colour with its lightness changed as little as the contrast requires; throws if no lightness suffices.
 */
export function accentFor(
  seed: string,
  theme: keyof typeof THEMES,
  use: keyof typeof MIN_CONTRAST,
): Accent {
  const { paper, card, onAccent, towards } = THEMES[theme];
  const colour = toOklch(seed);
  for (
    let { lightness } = colour;
    lightness > 0 && lightness < 1;
    lightness += towards * LIGHTNESS_STEP
  ) {
    const accent = toHex({ ...colour, lightness });
    const onBoth = lowestContrast(accent, [paper, card, onAccent]);
    if (onBoth >= MIN_CONTRAST[use]) return { accent, onAccent };
  }
  throw new Error(`No lightness of ${seed} is readable in the ${theme} theme.`);
}
