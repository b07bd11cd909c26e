import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Position } from 'satteri';

interface Text {
  /** Undefined for Markdown inside another file. */
  fileURL: URL | undefined;
}

interface Place {
  position?: Position | undefined;
}

/** The error for a mistake in a text, with file, line and fix. */
export function mistake({ fileURL }: Text, { position }: Place, fix: string): Error {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  const file = fileURL ? pathFromRoot(fileURLToPath(fileURL)) : 'Markdown';
  // Astro shows these lines of the file in the error overlay of the dev server.
  return Object.assign(new Error(`${file}:${line}: ${fix}`), { line, column, fix });
}

/** The line and the fix of an error that `mistake` made; undefined for every other error. */
export function partsOf(error: unknown): { line: number; fix: string } | undefined {
  if (!(error instanceof Error) || !('fix' in error) || !('line' in error)) return undefined;
  return { line: Number(error.line), fix: String(error.fix) };
}

/** The path of a file from the root of the repository. */
export function pathFromRoot(path: string): string {
  return relative(process.cwd(), path).replaceAll('\\', '/');
}
