// `npm run upgrade`: takes a later version of the template and leaves what is the owner's as it is (docs/upgrade.md).
import { parseArgs } from 'node:util';

import { describeChange } from './upgrade/describe-change.ts';
import { fetchVersions } from './upgrade/fetch-versions.ts';
import { findStart, recordStart } from './upgrade/find-start.ts';
import { git, isAncestor } from './shared/git.ts';
import { runCommand } from './shared/run-command.ts';
import { mergeTemplate } from './upgrade/merge-template.ts';

const USAGE = `Usage:
  npm run upgrade                     the template's newest version
  npm run upgrade -- 1.2.0            that version
  npm run upgrade -- --dry-run        says what would change, and changes nothing`;

/** Merges a version of the template and returns what to do next. Throws a sentence when it cannot. */
export function upgrade(args: string[]): string {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
  });
  if (values.help) return USAGE;
  if (git('status', '--porcelain') !== '')
    throw new Error(
      'Some changes are not in git yet. Commit them first, so that nothing can get lost.',
    );
  const version = fetchVersions(positionals[0]);
  if (isAncestor(version.ref, 'HEAD')) return `This site already has ${version.name}.`;

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

if (import.meta.main) await runCommand((args) => console.log(upgrade(args)));
