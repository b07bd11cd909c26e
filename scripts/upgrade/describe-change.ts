import type { Version } from './fetch-versions.ts';
import { gitLines } from '../shared/git.ts';
import { listOwned } from './owned-paths.ts';

/** What a version would change, for `--dry-run`. */
export function describeChange(start: string, { name, ref }: Version): string {
  const owned = listOwned(start, ref);
  const isOwned = (file: string): boolean =>
    owned.some((path) => file === path || file.startsWith(`${path}/`));
  const files = gitLines('diff', '--name-only', start, ref);
  const taken = files.filter((file) => !isOwned(file));
  return [
    `${name} would change ${taken.length} files:`,
    ...taken.map((file) => `  ${file}`),
    `It would leave ${files.length - taken.length} of its changes out, because they are in files of yours.`,
  ].join('\n');
}
