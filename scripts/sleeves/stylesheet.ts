import { accentFor } from './accent.ts';
import type { Sleeve } from './sleeve.ts';

const HEADER =
  '/* Written by scripts/draw-sleeves.ts from the palettes in scripts/sleeves. Do not edit. */';

/** One rule per sleeve: its colours, and the accent of whatever carries its `data-sleeve`. */
export function composeStylesheet(series: ReadonlyMap<string, Sleeve>): string {
  const rules = [...series].map(([slug, { palette }]) => {
    const light = accentFor(palette.accent.light, 'light', 'title');
    const dark = accentFor(palette.accent.dark, 'dark', 'title');
    const lightText = accentFor(palette.accent.light, 'light', 'text');
    const darkText = accentFor(palette.accent.dark, 'dark', 'text');
    return [
      `[data-sleeve='${slug}'] {`,
      `  --sleeve-ground: ${palette.ground};`,
      `  --sleeve-figure: ${palette.figure};`,
      `  --sleeve-ink: ${palette.ink};`,
      `  --accent: light-dark(${light.accent}, ${dark.accent});`,
      `  --accent-text: light-dark(${lightText.accent}, ${darkText.accent});`,
      `  --on-accent: light-dark(${light.onAccent}, ${dark.onAccent});`,
      '}',
    ].join('\n');
  });
  return [HEADER, ...rules].join('\n\n') + '\n';
}
