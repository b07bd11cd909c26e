import type { Finding } from '../finding.ts';
import type { Site } from '../site.ts';

const MB = 1024 ** 2;
const MAX_CACHE_BYTES = 500 * MB;

/** What an installation and a build need at least. */
const MIN_FREE_BYTES = 1_000 * MB;

/** Caches that grew too large, and a disk that is nearly full. */
export function checkDisk({ disk }: Pick<Site, 'disk'>): Finding[] {
  const large = disk.caches
    .filter(({ bytes }) => bytes > MAX_CACHE_BYTES)
    .map(({ folder, bytes }) => ({
      file: folder,
      field: 'size',
      problem: `the cache holds ${megabytes(bytes)}, more than ${megabytes(MAX_CACHE_BYTES)}`,
      fix: 'Delete the folder; the next build makes what it needs.',
    }));
  if (disk.free >= MIN_FREE_BYTES) return large;
  return [
    ...large,
    {
      file: '.',
      field: 'disk',
      problem: `only ${megabytes(disk.free)} are free, and a build may need ${megabytes(MIN_FREE_BYTES)}`,
      fix: 'Make room.',
    },
  ];
}

/** The size of all caches in a sentence. */
export function describeDisk({ disk }: Pick<Site, 'disk'>): string {
  const used = disk.caches.reduce((sum, { bytes }) => sum + bytes, 0);
  return `Caches: ${megabytes(used)}; free: ${megabytes(disk.free)}.`;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / MB)} MB`;
}
