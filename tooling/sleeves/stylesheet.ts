import { wcagContrast } from 'culori';

import type { Palette } from '#sleeve/sleeve.ts';

import { accentFor } from './accent.ts';

const HEADER = '/* Written by "npm run sleeves" from the palette in sleeve.ts. Do not edit. */';

/** The colours of a sleeve and its accent, for elements with its `data-sleeve`. */
export function composeStylesheet(slug: string, palette: Palette): string {
  const light = accentFor(palette.accent.light, 'light', 'title');
  const dark = accentFor(palette.accent.dark, 'dark', 'title');
  const lightText = accentFor(palette.accent.light, 'light', 'text');
  const darkText = accentFor(palette.accent.dark, 'dark', 'text');
  return [
    HEADER,
    `[data-sleeve='${slug}'] {`,
    `  --sleeve-ground: ${palette.ground};`,
    `  --sleeve-figure: ${palette.figure};`,
    `  --sleeve-spot: ${palette.spot ?? palette.figure};`,
    `  --sleeve-ink: ${palette.ink};`,
    `  --sleeve-words: ${wordsOn(palette)};`,
    `  --accent: light-dark(${light.accent}, ${dark.accent});`,
    `  --accent-text: light-dark(${lightText.accent}, ${darkText.accent});`,
    `  --on-accent: light-dark(${light.onAccent}, ${dark.onAccent});`,
    '}',
    '',
  ].join('\n');
}

/** For large text on the ground. */
const MIN_CONTRAST = 4.5;

/** The first colour with enough contrast to the ground: the ink, or else one of the others. */
function wordsOn({ ground, ink, figure, spot = figure }: Palette): string {
  const readable = [ink, spot, figure, '#000000', '#ffffff'].find(
    (colour) => wcagContrast(colour, ground) >= MIN_CONTRAST,
  );
  if (readable === undefined) throw new Error(`Nothing can be read on ${ground}.`);
  return readable;
}
