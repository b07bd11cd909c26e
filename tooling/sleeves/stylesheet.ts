import { wcagContrast } from 'culori';

import type { Palette, Sleeve } from '#sleeve/sleeve.ts';

import { outline } from '../lettering/outline.ts';
import { accentFor } from './accent.ts';

const HEADER =
  '/* Written by "npm run sleeves" from sleeve.ts, or from title and colours. Do not edit. */';

/** The colours of a sleeve, the widths of its title and the place of Play, for elements with its `data-sleeve`. */
export function composeStylesheet(slug: string, { palette, title, opening }: Sleeve): string {
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
    ...describeTitle(title),
    ...(opening.play
      ? [
          `  --play-wide-x: ${opening.play.wide[0]}%;`,
          `  --play-wide-y: ${opening.play.wide[1]}%;`,
          `  --play-tall-x: ${opening.play.tall[0]}%;`,
          `  --play-tall-y: ${opening.play.tall[1]}%;`,
        ]
      : []),
    '}',
    '',
  ].join('\n');
}

/**
 * What fitting the title to a width takes, in em of the page's own letters: the width of its ink on one line, of the wider of
 * two lines, and of its widest word.
 */
function describeTitle(title: string): string[] {
  const words = title.split(/\s+/);
  // The browser will find a font for letters that no installed one has; pages guess how wide it is.
  if (words.some((word) => widthOf([word]) === 0)) return [];
  const halves = words
    .slice(1)
    .map((_, at) => Math.max(widthOf(words.slice(0, at + 1)), widthOf(words.slice(at + 1))));
  return [
    `  --title-em: ${toEm(widthOf(words))};`,
    `  --title-em-halves: ${toEm(Math.min(widthOf(words), ...halves))};`,
    `  --title-em-word: ${toEm(Math.max(...words.map((word) => widthOf([word]))))};`,
  ];
}

function widthOf(words: readonly string[]): number {
  return outline(words.join(' '), { face: 'display', size: 1, x: 0, y: 0 }).width;
}

/** Rounded up: a title that is a little too small is better than one that is cut. */
function toEm(width: number): string {
  return (Math.ceil(width * 100) / 100).toFixed(2);
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
