import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { nameOf } from './mistake.ts';

/** What is wrong with the path of a file in a text; undefined when the file exists. */
export function missingFile(path: string, fileURL: URL, kind: string): string | undefined {
  const url = new URL(path, fileURL);
  if (!/^\.\.?\//.test(path)) {
    return `${path} is no path from this file. Put the ${kind} beside the text and write ./${url.pathname.split('/').at(-1) ?? ''}.`;
  }
  if (existsSync(url)) return undefined;
  return `there is no file at ${nameOf(fileURLToPath(url))}. Put the ${kind} there or correct the path.`;
}
