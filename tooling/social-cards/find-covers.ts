import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { readGroups } from '../../src/collections/read-groups';
import { readContent, slugOfFile } from '../../checks/content';
import { valueAt } from '../../checks/fields';
import type { Source } from '../../checks/source';

const MAX_COVERS = 15;
/** Without a group for the home page. */
const HOME_COVERS = 3;

/** The size of covers in pixels. */
export const COVER = { width: 800, height: 600 };

/** Finds the covers that the card of a page shows. Each is read once, in any format that sharp reads. */
export function coverFinder(root = '.'): (path: string) => Promise<string[]> {
  const published = readContent(root).projects.filter(isPublished);
  const bySlug = new Map(published.map((source) => [slugOfFile(source.file), source]));
  const covers = new Map<string, Promise<string>>();

  return (path) => {
    const shown = chooseSlugs(path, [...bySlug.keys()]).flatMap((slug) => {
      const source = bySlug.get(slug);
      if (!source) return [];
      const cover = covers.get(slug) ?? toDataUrl(join(root, coverPathOf(source)));
      covers.set(slug, cover);
      return [cover];
    });
    return Promise.all(shown);
  };
}

function chooseSlugs(path: string, all: string[]): string[] {
  if (path === '/') {
    const homepage = readGroups().find(({ name }) => name === 'homepage');
    const chosen = homepage?.projects.filter((slug) => all.includes(slug)) ?? [];
    return (chosen.length > 0 ? chosen : all.slice(0, HOME_COVERS)).toReversed();
  }
  if (path === '/projects' || path === '/play') return all.slice(0, MAX_COVERS);
  return [path.replace(/^\/projects\//, '')];
}

function isPublished({ data }: Source): boolean {
  return valueAt(data, ['draft']) !== true;
}

function coverPathOf({ file, data }: Source): string {
  return join(dirname(file), String(valueAt(data, ['cover'])));
}

/** Converts to PNG, because librsvg distorts a rotated SVG inside an SVG. */
export async function toDataUrl(file: string): Promise<string> {
  const png = await sharp(file).resize(COVER.width, COVER.height).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
