import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import { loadVariant } from './load-variant.ts';
import type { Encoding, SiteFile } from './site-file.ts';

/** The file extensions of compressed copies. */
const ENDINGS: [Encoding, string][] = [
  ['identity', ''],
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** Larger files, such as long recordings and films, are streamed from disk. */
const MAX_FILE_IN_MEMORY_BYTES = 4 * 1024 * 1024;

/** Many times the size of this site; with more than that, the rest is streamed as well. */
const MAX_MEMORY_BYTES = 128 * 1024 * 1024;

/** Compressed copies, and the headers file for static hosts. */
const NOT_SERVED = /(\.br|\.gz|^_headers)$/;

/** Every file of the built site by its address. All but the largest are held in memory, with their compressed copies. */
export async function loadFiles(directory: string): Promise<Map<string, SiteFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(directory, join(entry.parentPath, entry.name))),
  );
  const files = new Map<string, SiteFile>();
  let heldBytes = 0;
  for (const name of names) {
    if (NOT_SERVED.test(name)) continue;
    const address = addressOfFile(name);
    const there = ENDINGS.filter(([, ending]) => names.has(name + ending));
    const variants = await Promise.all(
      there.map(async ([encoding, ending]) => {
        const path = join(directory, name + ending);
        const isNegotiated = there.length > 1;
        const stats = await stat(path);
        const isInMemory =
          stats.size <= MAX_FILE_IN_MEMORY_BYTES && heldBytes + stats.size <= MAX_MEMORY_BYTES;
        if (isInMemory) heldBytes += stats.size;
        const source = { address, name, path, encoding, isNegotiated, isInMemory };
        return [encoding, await loadVariant(source, stats)] as const;
      }),
    );
    files.set(address, { address, variants: new Map(variants) });
  }
  return files;
}

function addressOfFile(name: string): string {
  const address = `/${name.split(sep).join('/')}`;
  return address === '/index.html' ? '/' : address.replace(/\.html$/, '');
}
