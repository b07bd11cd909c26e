import { extname } from 'node:path';

import type { Finding, Problem } from '../finding.ts';
import type { Picture } from '../read/read-pictures.ts';
import type { CodeFile, Part, Site } from '../site.ts';

const KB = 1024;

/** The build makes the sizes that pages need, so more than this only slows the build and fills the repository. */
const MAX_BYTES = 2_000 * KB;
const MAX_SIDE = 4096;

/** Drawings and moving previews are sent as they are. */
const MAX_DRAWING_BYTES = 150 * KB;
const MAX_PREVIEW_BYTES = 500 * KB;

const REFUSED = ['.heic', '.heif', '.tif', '.tiff', '.bmp'];

/** Pictures without a text alternative, and pictures that are too large. */
export function checkPictures({ sources, pictures, code }: Site): Finding[] {
  const withoutAlt = sources.flatMap(({ file, parts }) =>
    parts.flatMap((part) => {
      const { line, field } = part;
      return altProblem(part).map((problem) => ({ file, line, field, ...problem }));
    }),
  );
  return [...withoutAlt, ...code.flatMap(checkCode), ...pictures.flatMap(checkFile)];
}

/** An empty `alt` marks decoration; none at all makes screen readers say the file's name. */
function checkCode({ file, text }: CodeFile): Finding[] {
  return [...text.matchAll(/<img\b(?![^>]*\balt\b)[^>]*>/g)].map(({ index }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    field: 'code',
    problem: '<img> has no text alternative',
    fix: 'Say what it shows: alt="…"; alt="" for decoration.',
  }));
}

function altProblem(part: Part): Problem[] {
  if (part.kind === 'picture' && part.alt.trim() === '') {
    const fix = 'Say between the brackets what it shows: ![A chart of …](./file.png).';
    return [{ problem: `the picture ${part.url} has no text alternative`, fix }];
  }
  if (part.kind !== 'tag' || !/^(img|Video)$/.test(part.name)) return [];
  if (part.attributes['alt']?.trim()) return [];
  const fix = 'Say what it shows: alt="…".';
  return [{ problem: `<${part.name}> has no text alternative`, fix }];
}

function checkFile({ file, bytes, size }: Picture): Finding[] {
  const extension = extname(file).toLowerCase();
  const say = (field: string, problem: string, fix: string) => [{ file, field, problem, fix }];
  if (REFUSED.includes(extension)) {
    return say('format', `browsers show no ${extension} file`, 'Export it as WebP, PNG or JPEG.');
  }
  if (!size) return say('file', 'it cannot be read as a picture', 'Export it again.');
  const limit = limitOf(file, extension);
  if (bytes > limit) {
    const sizes = `${Math.round(bytes / KB)} KB is more than ${Math.round(limit / KB)} KB`;
    return say('size', `the picture is too large: ${sizes}`, 'Make it smaller, or simplify it.');
  }
  const longest = Math.max(size.width, size.height);
  if (extension !== '.svg' && longest > MAX_SIDE) {
    const sides = `${size.width} x ${size.height} is more than ${MAX_SIDE} pixels`;
    return say('size', `the picture is too large: ${sides}`, 'Make it smaller.');
  }
  return [];
}

function limitOf(file: string, extension: string): number {
  if (extension === '.svg') return MAX_DRAWING_BYTES;
  return /\/preview\.\w+$/.test(file) ? MAX_PREVIEW_BYTES : MAX_BYTES;
}
