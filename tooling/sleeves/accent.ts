import { THEME_COLOURS } from '../../src/config/theme-colours.ts';
import { lowestContrast } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';

/** What an accent is read on, and what is read on it, in each theme. */
const THEMES = {
  light: { ...THEME_COLOURS.light, towards: -1 },
  dark: { ...THEME_COLOURS.dark, towards: 1 },
} as const;

/** The contrast of each use with its grounds: what WCAG's AAA asks, and a little, so that a rounded channel never decides. */
const LEAST_CONTRAST = { title: 4.6, text: 7.1 };
const LIGHTNESS_STEP = 0.004;

export interface Accent {
  accent: string;
  onAccent: string;
}

/**
 * The sleeve's colour, moved in lightness only as far as large titles or small text in that theme need; throws if no
 * lightness will do.
 */
export function accentFor(
  seed: string,
  theme: keyof typeof THEMES,
  use: keyof typeof LEAST_CONTRAST,
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
    if (onBoth >= LEAST_CONTRAST[use]) return { accent, onAccent };
  }
  throw new Error(`No lightness of ${seed} is readable in the ${theme} theme.`);
}
