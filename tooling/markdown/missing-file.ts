import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { pathFromRoot } from './mistake.ts';

/** What is wrong with the path of a file in a text; undefined when the file exists. */
export function missingFile(path: string, fileURL: URL, kind: string): string | undefined {
  if (!/^\.\.?\//.test(path)) {
    const { pathname } = new URL(path, fileURL);
    return `${path} is no path from this file. Put the ${kind} beside the text and write ./${pathname.split('/').at(-1) ?? ''}.`;
  }
  const file = resolve(dirname(fileURLToPath(fileURL)), path);
  if (existsSync(file)) return undefined;
  return `there is no file at ${pathFromRoot(file)}. Put the ${kind} there or correct the path.`;
}
