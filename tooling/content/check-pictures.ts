import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';

import { mistakeAt, valueAt } from './check-fields.ts';
import type { Mistake } from './mistake.ts';
import type { Path, Source } from './source.ts';

const FORMATS = ['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'];

/** Whether a field names a picture that exists, in a format that browsers show. Absent fields are left to the schema. */
export function checkPicture(root: string, source: Source, at: Path): Mistake[] {
  const path = valueAt(source.data, at);
  if (typeof path !== 'string' || path === '') return [];
  const file = join(dirname(source.file), path).replaceAll('\\', '/');
  const problem = explainPicture(root, path, file);
  return problem === undefined ? [] : [mistakeAt(source, at, problem)];
}

function explainPicture(root: string, path: string, file: string): string | undefined {
  if (/^(?:\/|[a-z]+:)/i.test(path)) {
    return `${path} is no path from this file. Put the picture beside it and write ./${path.split('/').at(-1) ?? ''}.`;
  }
  if (!existsSync(join(root, file))) {
    return `there is no file at ${file}. Put the picture there or correct the path.`;
  }
  if (FORMATS.includes(extname(file).toLowerCase())) return undefined;
  return `browsers do not show ${extname(file) || 'a file without an ending'}. Convert the picture to svg, png, jpg or webp.`;
}
