import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An HTML file of the built site. */
export interface BuiltPage {
  /** The path a visitor sees, such as /projects/sipwise. */
  path: string;
  /** Its path on disk. */
  file: string;
  html: string;
}

/** Reads every page of a built site, in the order of their names. */
export async function readBuiltPages(site: string): Promise<BuiltPage[]> {
  const names = globSync('**/*.html', { cwd: site }).map((name) => name.replaceAll('\\', '/'));
  return Promise.all(
    names.sort().map(async (name) => ({
      path: `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`,
      file: join(site, name),
      html: await readFile(join(site, name), 'utf8'),
    })),
  );
}
