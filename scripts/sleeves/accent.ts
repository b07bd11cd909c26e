import { contrast, lowestContrast } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';

/** What an accent is read on, and what is read on it, in each theme. */
const THEMES = {
  light: { grounds: ['#e9eae6', '#f6f7f4'], onAccent: '#ffffff', towards: -1 },
  dark: { grounds: ['#0b0c0e', '#131519'], onAccent: '#0b0c0e', towards: 1 },
} as const;

/** A little over the 4.5 that text needs, so that a rounded channel never decides. */
const ON_GROUND = 4.6;
const ON_ACCENT = 4.5;
const LIGHTNESS_STEP = 0.004;

export interface Accent {
  accent: string;
  onAccent: string;
}

/** The sleeve's colour, moved in lightness only as far as text in that theme needs; throws if no lightness will do. */
export function accentFor(seed: string, theme: keyof typeof THEMES): Accent {
  const { grounds, onAccent, towards } = THEMES[theme];
  const colour = toOklch(seed);
  for (
    let { lightness } = colour;
    lightness > 0 && lightness < 1;
    lightness += towards * LIGHTNESS_STEP
  ) {
    const accent = toHex({ ...colour, lightness });
    const isReadable = lowestContrast(accent, grounds) >= ON_GROUND;
    if (isReadable && contrast(onAccent, accent) >= ON_ACCENT) return { accent, onAccent };
  }
  throw new Error(`No lightness of ${seed} is readable in the ${theme} theme.`);
}
