import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGES = 'dist/client';

/** A file of the built site, such as `feed.xml`. */
export function readBuilt(path: string): string {
  return readFileSync(join(PAGES, path), 'utf8');
}

/** A file of the built site as JSON. */
export function readBuiltJson(path: string): unknown {
  return JSON.parse(readBuilt(path));
}

/** The HTML of a built page, such as `/projects/sipwise`. */
export function readPage(path: string): string {
  return readBuilt(path === '/' ? 'index.html' : `${path.slice(1)}.html`);
}

/** Whether the built site has this file. */
export function isBuilt(path: string): boolean {
  return existsSync(join(PAGES, path));
}
