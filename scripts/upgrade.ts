// `npm run upgrade`: takes a later version of the template and leaves what is the owner's as it is (docs/upgrade.md).
import { parseArgs } from 'node:util';

import { git, gitLines, isAncestor, tryGit } from './shared/git.ts';
import { runCommand } from './shared/run-command.ts';
import { fetchVersions, type Version } from './upgrade/fetch-versions.ts';
import { findStart, recordStart } from './upgrade/find-start.ts';
import { mergePackages } from './upgrade/merge-packages.ts';
import { isIn, listOwned } from './upgrade/owned-paths.ts';

const USAGE = `Usage:
  npm run upgrade                     the template's newest version
  npm run upgrade -- 1.2.0            that version
  npm run upgrade -- --dry-run        says what would change, and changes nothing
  npm run upgrade -- --signed         only a version whose tag has a signature that git trusts`;

/** Merges a version of the template and returns what to do next. Throws a sentence when it cannot. */
export function upgrade(args: string[]): string {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      signed: { type: 'boolean' },
    },
  });
  if (values.help) return USAGE;
  if (git('status', '--porcelain') !== '')
    throw new Error(
      'Some changes are not in git yet. Commit them first, so that nothing can get lost.',
    );
  const version = fetchVersions(positionals[0]);
  if (values.signed) requireSignature(version);
  if (isAncestor(version.ref, 'HEAD')) return `This site already has ${version.name}.`;
  refuseIgnoredFiles(version);

  const before = git('rev-parse', '--short', 'HEAD');
  const start = findStart(version.ref);
  if (values['dry-run']) return describeChange(start.ref, version);
  if (!start.isRecorded) recordStart(start);
  const conflicts = mergeTemplate(start.ref, version);
  if (conflicts.length > 0)
    throw new Error(
      [
        `${version.name} changes lines that you have changed too:`,
        ...conflicts.map((file) => `  ${file}`),
        'Choose between <<<<<<< and >>>>>>> in each, then: git add -A && git commit',
        `To leave everything as it was: git reset --hard ${before}`,
      ].join('\n'),
    );
  return [
    `This site now has ${version.name}. What you wrote is as it was.`,
    'Next: read CHANGELOG.md, then run "npm test" (it also installs).',
    `To undo it: git reset --hard ${before}`,
  ].join('\n');
}

/** Throws when git cannot verify who made the version's tag. */
function requireSignature({ name, ref }: Version): void {
  if (tryGit('verify-tag', git('rev-parse', ref)) !== undefined) return;
  throw new Error(
    `The tag ${name} has no signature that git trusts, so nothing was changed. See what git says: git verify-tag ${ref}`,
  );
}

/** Throws when a version would write what this site keeps out of git, such as its secrets in `.env`. */
function refuseIgnoredFiles({ name, ref }: Version): void {
  const files = gitLines('ls-tree', '-r', '--name-only', ref);
  const ignored = tryGit('check-ignore', '--no-index', '--', ...files);
  if (ignored === undefined || ignored === '') return;
  throw new Error(
    [
      `${name} has files that this site keeps out of git, so nothing was changed:`,
      ...ignored.split('\n').map((file) => `  ${file}`),
      'A template must not bring them. Tell whoever maintains it.',
    ].join('\n'),
  );
}

/** What a version would change, for `--dry-run`. */
function describeChange(start: string, { name, ref }: Version): string {
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

/** Merges a version and commits it. Returns the files in which both sides changed the same lines; then nothing is committed. */
function mergeTemplate(start: string, { name, ref }: Version): string[] {
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

if (import.meta.main) await runCommand((args) => console.log(upgrade(args)));
