import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Build {
  /** The prerendered pages and their assets. */
  pagesDirectory: string;
  /** The module that answers the two music endpoints. */
  endpointsEntry: string;
}

/** Where `npm run build` put the site. Throws a readable message when it has not run. */
export function findBuild(distDirectory: string): Build {
  const pagesDirectory = resolve(distDirectory, 'client');
  const endpointsEntry = resolve(distDirectory, 'server/entry.mjs');
  if (!existsSync(join(pagesDirectory, '404.html')) || !existsSync(endpointsEntry)) {
    throw new Error(
      `There is no whole built site in ${distDirectory}. Run "npm run build" first, or "npm start".`,
    );
  }
  return { pagesDirectory, endpointsEntry };
}
