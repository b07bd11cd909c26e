import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a built site has the stream, or a link to it; the list of addresses that have moved is always there. */
export function findStream(folder: string): string[] {
  const files = globSync('**/*.{html,json,xml,txt,md}', { cwd: folder }).filter(
    (file) => !/^pagefind|^stream.addresses\.json$/.test(file),
  );
  if (files.length === 0) throw new Error(`${folder} is empty.`);
  return files.filter(
    (file) =>
      /^stream[./\\]/.test(file) ||
      /["(]\/stream[/#")]/.test(readFileSync(join(folder, file), 'utf8')),
  );
}
