import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { z } from 'astro/zod';
import sharp from 'sharp';
import { parse } from 'yaml';

import { readGroups } from '../../src/collections/read-groups';

const PROJECTS = 'projects';

const MAX_COVERS = 15;
/** Without a group for the home page. */
const HOME_COVERS = 3;

/** The size of covers in pixels. */
export const COVER = { width: 800, height: 600 };

/** Finds the covers that the card of a page shows. Each is read once, in any format that sharp reads. */
export function coverFinder(): (path: string) => Promise<string[]> {
  const files = globSync('*/*.mdx', { cwd: PROJECTS }).filter(isPublished).sort();
  const fileBySlug = new Map(files.map((file) => [slugOf(file), join(PROJECTS, file)]));
  const covers = new Map<string, Promise<string>>();

  return (path) => {
    const shown = chooseSlugs(path, [...fileBySlug.keys()]).flatMap((slug) => {
      const file = fileBySlug.get(slug);
      if (!file) return [];
      const cover = covers.get(slug) ?? readCover(file);
      covers.set(slug, cover);
      return [cover];
    });
    return Promise.all(shown);
  };
}

function slugOf(file: string): string {
  return basename(file, '.mdx').toLowerCase();
}

function chooseSlugs(path: string, all: string[]): string[] {
  if (path === '/') {
    const homepage = readGroups().find(({ name }) => name === 'homepage');
    const chosen = homepage?.projects.filter((slug) => all.includes(slug)) ?? [];
    return (chosen.length > 0 ? chosen : all.slice(0, HOME_COVERS)).toReversed();
  }
  if (path === '/projects') return all.slice(0, MAX_COVERS);
  return [path.replace(/^\/projects\//, '')];
}

function isPublished(file: string): boolean {
  return !/^draft: true$/m.test(readFileSync(join(PROJECTS, file), 'utf8'));
}

async function readCover(writeUp: string): Promise<string> {
  const [, frontmatter = ''] = /^---\r?\n(.*?)\n---/s.exec(await readFile(writeUp, 'utf8')) ?? [];
  const { cover } = z.object({ cover: z.string() }).parse(parse(frontmatter));
  return toDataUrl(join(dirname(writeUp), cover));
}

/** Converts to PNG, because librsvg distorts a rotated SVG inside an SVG. */
export async function toDataUrl(file: string): Promise<string> {
  const png = await sharp(file).resize(COVER.width, COVER.height).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
