import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';

import { z } from 'astro/zod';
import sharp from 'sharp';

import { explainFormat } from '../tooling/markdown/picture-format.ts';
import { listFiles, type Content } from './content.ts';
import { mistakeAt, valueAt } from './fields.ts';
import type { Finding } from './finding.ts';
import { listParts } from './markdown-parts.ts';
import type { Path, Source } from './source.ts';

const KB = 1024;

/** The build makes the sizes that pages need, so more than this only slows the build and fills the repository. */
const MAX_BYTES = 2_000 * KB;
const MAX_SIDE = 4_000;

/** Drawings and moving previews are sent as they are. */
const MAX_DRAWING_BYTES = 150 * KB;
const MAX_PREVIEW_BYTES = 500 * KB;

const FILES = '{content,projects}/**/*.{png,jpg,jpeg,gif,webp,avif,svg,heic,heif,tif,tiff,bmp}';
/** Written by `npm run sleeves`: the parts of a drawing, which have no size before a page gives them one. */
const MOTIF = /\/motif\.svg$/;
const CODE = 'projects/*/**/*.{tsx,astro}';

const FIX = 'Write the path of a picture, from this file, such as ./cover.svg.';

/** Stands for Astro's `image()` in a schema, which loads the picture and exists only inside of a build. */
export function pictureField() {
  return z.string({ error: FIX }).min(1, FIX);
}

/** Whether a field names a picture that exists, in a format that browsers show. Absent fields are left to the schema. */
export function checkPicture(root: string, source: Source, at: Path): Finding[] {
  const path = valueAt(source.data, at);
  if (typeof path !== 'string' || path === '') return [];
  const message = explainPath(root, path, join(dirname(source.file), path).replaceAll('\\', '/'));
  return message === undefined ? [] : [mistakeAt(source, at, message)];
}

function explainPath(root: string, path: string, file: string): string | undefined {
  if (/^(?:\/|[a-z]+:)/i.test(path)) {
    return `${path} is no path from this file. Put the picture beside it and write ./${path.split('/').at(-1) ?? ''}.`;
  }
  if (!existsSync(join(root, file))) {
    return `there is no file at ${file}. Put the picture there or correct the path.`;
  }
  return explainFormat(file);
}

/** Pictures without a text alternative, and pictures that are damaged or too large. */
export async function checkPictures(content: Content): Promise<Finding[]> {
  const files = listFiles(content.root, FILES)
    .filter((file) => !MOTIF.test(file))
    .map(async (file): Promise<Finding[]> => {
      const message = explainFormat(file) ?? (await explainSize(content.root, file));
      return message === undefined ? [] : [{ file, message, isFatal: false }];
    });
  return [
    ...checkTags(content.lists.entries),
    ...listFiles(content.root, CODE).flatMap((file) => checkCode(content.root, file)),
    ...(await Promise.all(files)).flat(),
  ];
}

async function explainSize(root: string, file: string): Promise<string | undefined> {
  const size = await readSize(join(root, file));
  if (!size) return 'it cannot be read as a picture. Export it again.';
  const { size: bytes } = statSync(join(root, file));
  const limit = limitFor(file);
  if (bytes > limit) {
    return `the picture is too large: ${Math.round(bytes / KB)} KB is more than ${Math.round(limit / KB)} KB. Make it smaller, or simplify it.`;
  }
  return undefined;
}

/** Pictures with more pixels than any page shows. A build scales them, and says so because it takes longer. */
export async function checkPixels({ root }: Content): Promise<Finding[]> {
  const files = listFiles(root, FILES).filter((file) => extname(file).toLowerCase() !== '.svg');
  const found = await Promise.all(
    files.map(async (file): Promise<Finding[]> => {
      const { width = 0, height = 0 } = (await readSize(join(root, file))) ?? {};
      if (Math.max(width, height) <= MAX_SIDE) return [];
      const message = `${width} x ${height} pixels are scaled down for pages. Builds are faster with at most ${MAX_SIDE.toLocaleString('en')} on a side.`;
      return [{ file, message, isFatal: false }];
    }),
  );
  return found.flat();
}

/** Undefined when the file is damaged or in a format that the build cannot read. */
async function readSize(path: string): Promise<{ width: number; height: number } | undefined> {
  try {
    return await sharp(path).metadata();
  } catch {
    return undefined;
  }
}

function limitFor(file: string): number {
  if (file.toLowerCase().endsWith('.svg')) return MAX_DRAWING_BYTES;
  return /\/preview\.\w+$/.test(file) ? MAX_PREVIEW_BYTES : MAX_BYTES;
}

/** The Markdown processor refuses tags of pictures in write-ups, but not in entries. */
function checkTags(entries: Source | undefined): Finding[] {
  if (!entries) return [];
  return listParts(entries)
    .filter((part) => part.kind === 'tag' && part.name === 'img' && !part.attributes['alt']?.trim())
    .map(({ line, field }) => {
      const message = '<img> has no text alternative. Say what it shows: alt="…".';
      return { file: entries.file, line, field, message, isFatal: false };
    });
}

/** An empty `alt` marks decoration; none at all makes screen readers say the file's name. */
function checkCode(root: string, file: string): Finding[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/<img\b(?![^>]*\balt\b)[^>]*>/g)].map(({ index }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    message: '<img> has no text alternative. Say what it shows: alt="…"; alt="" for decoration.',
    isFatal: false,
  }));
}
