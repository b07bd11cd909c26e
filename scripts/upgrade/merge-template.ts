import type { Version } from './fetch-versions.ts';
import { git, gitLines, tryGit } from '../shared/git.ts';
import { mergePackages } from './merge-packages.ts';
import { isIn, listOwned } from './owned-paths.ts';

/** Merges a version and commits it. Returns the files in which both sides changed the same lines; then nothing is committed. */
export function mergeTemplate(start: string, { name, ref }: Version): string[] {
  const owned = listOwned(start, ref);
  // It fails when there are conflicts; those in owned files and in the two package files are settled below.
  const isMerged = tryGit('merge', '--quiet', '--no-commit', '--no-ff', ref) !== undefined;
  if (!isMerged && tryGit('rev-parse', '--quiet', '--verify', 'MERGE_HEAD') === undefined)
    git('merge', '--no-commit', '--no-ff', ref);

  for (const path of owned) {
    if (isIn(path, 'HEAD')) git('restore', '--source=HEAD', '--staged', '--worktree', '--', path);
    else git('rm', '-r', '-f', '--quiet', '--ignore-unmatch', '--', path);
  }
  mergePackages(start, ref);

  const conflicts = gitLines('diff', '--name-only', '--diff-filter=U');
  if (conflicts.length === 0) git('commit', '--quiet', '-m', `chore: take ${name} of the template`);
  return conflicts;
}
