import { existsSync, globSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that builds and tests fill, and that may be deleted at any time. */
const CACHES = [
  '.cache',
  '.scratch',
  '.wrangler',
  'node_modules/.astro',
  'node_modules/.cache',
  'node_modules/.vite',
];

/** How much room there is, in bytes. */
export interface DiskFacts {
  caches: { folder: string; bytes: number }[];
  free: number;
}

/** Measures the caches below `root`. */
export function readDisk(root: string): DiskFacts {
  const { bavail, bsize } = statfsSync(root);
  return {
    caches: CACHES.filter((folder) => existsSync(join(root, folder))).map((folder) => ({
      folder,
      bytes: bytesBelow(join(root, folder)),
    })),
    free: bavail * bsize,
  };
}

function bytesBelow(folder: string): number {
  return globSync('**', { cwd: folder }).reduce(
    (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}
