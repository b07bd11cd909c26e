import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Position } from 'satteri';

interface Text {
  /** Unset for Markdown that is no file of its own. */
  fileURL: URL | undefined;
}

interface Place {
  position?: Position | undefined;
}

/** The error that stops a build for a mistake in a text: its file, its line as an editor counts, and what to do. */
export function mistake({ fileURL }: Text, { position }: Place, fix: string): Error {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  const file = fileURL ? nameOf(fileURLToPath(fileURL)) : 'Markdown';
  // Astro shows these lines of the file in the error overlay of the dev server.
  return Object.assign(new Error(`${file}:${line}: ${fix}`), { line, column });
}

/** A file as its author knows it: from the root of the site. */
export function nameOf(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}
