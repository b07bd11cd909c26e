import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { clampChroma, formatHex, oklch, wcagContrast } from 'culori';
import sharp from 'sharp';
import type { Plugin } from 'vite';

import { readContent, slugOfFile } from '../checks/content.ts';
import { valueAt } from '../checks/fields.ts';
import type { Source } from '../checks/source.ts';
import { defaultSleeve } from './sleeves/default-sleeve.ts';
import { composeStylesheet } from './sleeves/stylesheet.ts';

/** Small pictures have the same dominant colour, and are measured at once. */
const MEASURED_PX = 96;
const MIN_CONTRAST = 4.5;

/** Gives a project whose cover is a picture of its own the colours of that picture: in the crate, in lists and on its stage. */
export function coverColours(): Plugin {
  return {
    name: 'cover-colours',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/styles\/covers\.css$/ },
      async handler() {
        const { projects } = readContent('.');
        const own = projects.filter((source) => hasOwnCover('.', source));
        for (const source of own) this.addWatchFile(resolve(fileOfCover('.', source)));
        return (await Promise.all(own.map((source) => composeColours('.', source)))).join('\n');
      },
    },
  };
}

/** Whether nobody has chosen colours for the cover: it is no drawing of `npm run sleeves`, and the project names none. */
export function hasOwnCover(root: string, { file, data }: Source): boolean {
  const folder = join(root, dirname(file));
  if (existsSync(join(folder, 'sleeve.ts')) || valueAt(data, ['colours'])) return false;
  const isDrawing = String(valueAt(data, ['cover']))
    .toLowerCase()
    .endsWith('.svg');
  return !isDrawing || !existsSync(join(folder, 'sleeve.css'));
}

/** The rules for a project, stronger than those of a sleeve.css that is left from before. */
export async function composeColours(root: string, source: Source): Promise<string> {
  const slug = slugOfFile(source.file);
  const [title, track] = ['title', 'track'].map((field) => String(valueAt(source.data, [field])));
  const sleeve = defaultSleeve({
    slug,
    title: title ?? slug,
    track: track ?? '',
    colours: await measureColours(fileOfCover(root, source)),
  });
  return composeStylesheet(slug, sleeve).replace(
    /(\[data-sleeve='[^']+'\]) \{/,
    '$1[data-sleeve] {',
  );
}

/** The colour that most of a picture has, and one of the same hue that can be read on it. */
export async function measureColours(file: string): Promise<{ ground: string; figure: string }> {
  const small = await sharp(file).resize(MEASURED_PX, MEASURED_PX, { fit: 'inside' }).toBuffer();
  const { dominant } = await sharp(small).stats();
  const [r, g, b] = [dominant.r, dominant.g, dominant.b].map((channel) => channel / 255);
  const ground = formatHex({ mode: 'rgb', r: r ?? 0, g: g ?? 0, b: b ?? 0 });
  const hue = oklch(ground)?.h ?? 0;
  const shades = [0.95, 0.18].map((l) =>
    formatHex(clampChroma({ mode: 'oklch', l, c: 0.04, h: hue }, 'oklch')),
  );
  const figure = shades.find((shade) => wcagContrast(shade, ground) >= MIN_CONTRAST);
  return { ground, figure: figure ?? '#000000' };
}

function fileOfCover(root: string, { file, data }: Source): string {
  return join(root, dirname(file), String(valueAt(data, ['cover'])));
}
