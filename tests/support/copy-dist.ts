import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of a file too large for the server's memory, which every copy has whatever the content is. */
export const LARGE_FILE = '/_astro/large.mp3';

const LARGE_BYTES = 4_500_000;

/** A copy of the built site that a test may break. Inside the repository, so that its imports are resolved. */
export function copyDist() {
  mkdirSync('.scratch', { recursive: true });
  const folder = mkdtempSync(join('.scratch', 'dist-'));
  cpSync('dist', folder, { recursive: true });
  const bytes = Uint8Array.from({ length: LARGE_BYTES }, (_, index) => (index * 7919) % 251);
  writeFileSync(join(folder, 'client', LARGE_FILE), bytes);
  return {
    folder,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
