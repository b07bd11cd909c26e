import { spawnSync } from 'node:child_process';

/** What a git command prints, without the last line break. Throws with git's own message when it fails. */
export function git(...args: string[]): string {
  const { status, stdout, stderr, error } = run(args);
  if (error) throw new Error(`git could not be started: ${error.message}`);
  if (status !== 0) throw new Error(`git ${args.join(' ')}\n${stderr.trim() || stdout.trim()}`);
  return stdout.trimEnd();
}

/** The same, and undefined when the command fails. */
export function tryGit(...args: string[]): string | undefined {
  const { status, stdout } = run(args);
  return status === 0 ? stdout.trimEnd() : undefined;
}

/** The lines that a git command prints. */
export function gitLines(...args: string[]): string[] {
  return git(...args)
    .split('\n')
    .filter((line) => line !== '');
}

/** Whether a version is part of another's history. */
export function isAncestor(one: string, other: string): boolean {
  return tryGit('merge-base', '--is-ancestor', one, other) !== undefined;
}

function run(args: string[]) {
  return spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
}
