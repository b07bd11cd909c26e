import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

interface Build {
  /** The prerendered pages and their assets. */
  pagesDirectory: string;
  /** The module that answers the two music endpoints. */
  apiEntry: string;
}

/** Where `npm run build` put the site; stops with a sentence when it has not run. */
export function findBuild(distDirectory: string): Build {
  const pagesDirectory = resolve(distDirectory, 'client');
  const apiEntry = resolve(distDirectory, 'server/entry.mjs');
  if (!existsSync(pagesDirectory) || !existsSync(apiEntry)) {
    console.error(
      `There is no built site in ${distDirectory}. Run "npm run build" first, or "npm start".`,
    );
    process.exit(1);
  }
  return { pagesDirectory, apiEntry };
}
