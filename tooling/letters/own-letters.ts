import { resolve } from 'node:path';

import type { AstroIntegration } from 'astro';
import type { Plugin, ViteDevServer } from 'vite';

import { EXTRA_FONTS } from '../../src/config/extra-fonts.ts';
import { FIRST_FONT } from '../lettering/font-letters.ts';
import { addLetters, type PageFont } from './add-letters.ts';

const STYLESHEET = /\/src\/styles\/fonts\.css$/;
const PRELOADED = 'virtual:preloaded-fonts';
/** What pages are set in: text, and code and labels. */
const FAMILIES = ['Archivo', "'Geist Mono'"];
/** Marks above and below would touch the next line of a title. */
const TALL_LETTERS = ':root { --tall-letters: 0.3; }';
const RANGE = /U\+([\da-f]+)(?:-([\da-f]+))?/gi;

/**
 * Gives pages, the PDF and pictures every letter that the content uses, as far as an installed font has it. Those of the site's
 * own family are merged into the font that every page loads first; another family is a file beside it.
 */
export function ownLetters(): AstroIntegration {
  let fonts: PageFont[] = [];
  return {
    name: 'own-letters',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        fonts = await addLetters('.');
        updateConfig({ vite: { plugins: [fontsOfPages(() => fonts)] } });
      },
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.on('change', (path) => {
          if (!path.startsWith(resolve('content')) && !path.startsWith(resolve('projects'))) return;
          addLetters('.').then(
            (now) => {
              if (JSON.stringify(now) !== JSON.stringify(fonts)) showFonts(server);
              fonts = now;
            },
            (error: unknown) => logger.error(String(error)),
          );
        });
      },
    },
  };
}

function showFonts(server: ViteDevServer): void {
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    moduleGraph.invalidateAll();
    hot.send({ type: 'full-reload' });
  }
}

function fontsOfPages(read: () => PageFont[]): Plugin {
  return {
    name: 'fonts-of-pages',
    enforce: 'pre',
    resolveId: { filter: { id: new RegExp(`^${PRELOADED}$`) }, handler: () => `\0${PRELOADED}` },
    load: {
      filter: { id: new RegExp(`^\0${PRELOADED}$`) },
      handler: () => preloadModule(read()),
    },
    transform: {
      filter: { id: STYLESHEET },
      handler: (css) => (read().length > 0 ? addFonts(css, read()) : undefined),
    },
  };
}

function preloadModule(fonts: PageFont[]): string {
  const own = fonts.find(({ isFirst }) => isFirst);
  const others = fonts.filter(({ isFirst, isPreloaded }) => isPreloaded && !isFirst);
  const files = [own ? pathOf(own) : FIRST_FONT, ...others.map(pathOf)];
  return [
    ...files.map((file, index) => `import font${index} from ${JSON.stringify(`${file}?url`)};`),
    `export default [${files.map((_, index) => `font${index}`).join(', ')}];`,
  ].join('\n');
}

/** The stylesheet of the template's fonts, with those of the content. */
export function addFonts(css: string, fonts: PageFont[]): string {
  const own = fonts.find(({ isFirst }) => isFirst);
  const others = fonts.filter((font) => font !== own);
  const merged = own
    ? css
        .replace('./fonts/archivo.woff2', pathOf(own))
        // Otherwise the second file would load for letters that the first one has now.
        .replace(/(?<=unicode-range:)[^;]+/, (ranges) => ` ${without(ranges, own.letters)}`)
    : css;
  if (others.length === 0) return merged;
  const rules = others.flatMap((font) => FAMILIES.map((family) => toRule(font, family)));
  return [merged, ...rules, TALL_LETTERS].join('\n');
}

/** Part of a family of the site. A device may have no other font for these letters, so they are shown even when they are late. */
function toRule(font: PageFont, family: string): string {
  return `@font-face {
  font-family: ${family};
  src: url('${pathOf(font)}') format('woff2');
  font-weight: 400 760;
  font-stretch: 100% 125%;
  font-display: swap;
  unicode-range: ${toRanges(font.letters.map(codeOf))};
}`;
}

function without(ranges: string, letters: string[]): string {
  const gone = new Set(letters.map(codeOf));
  const codes = [...ranges.matchAll(RANGE)].flatMap(([, first = '', last = first]) =>
    Array.from(
      { length: parseInt(last, 16) - parseInt(first, 16) + 1 },
      (_, index) => parseInt(first, 16) + index,
    ),
  );
  return toRanges(codes.filter((code) => !gone.has(code)));
}

/** Such as `U+a1-a6, U+a8`. */
function toRanges(codes: number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const code of codes.toSorted((one, other) => one - other)) {
    const run = runs.at(-1);
    if (run && code === run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`)
    .join(', ');
}

function codeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}

function pathOf({ file }: PageFont): string {
  return resolve(EXTRA_FONTS, file).replaceAll('\\', '/');
}
