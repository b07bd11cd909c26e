import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { init } from '../../scripts/init';
import { callCommand } from './call-command';
import { GIT_ENVIRONMENT } from './git-environment';

/** A folder under git, as a new owner has it. */
export interface OwnerClone {
  git: (...args: string[]) => string;
  commit: () => void;
  write: (file: string, text: string) => Promise<void>;
  /** Does what `npm run init` does there; `typed` are the lines typed at its questions. */
  init: (args: string[], typed?: string) => Promise<{ code: number; output: string }>;
}

/** Puts a folder of files under git, with the template's address as origin. */
export function openClone(root: string): OwnerClone {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, env: GIT_ENVIRONMENT, encoding: 'utf8', stdio: 'pipe' });
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Start');
  };
  git('init', '--quiet', '--initial-branch=main');
  git('remote', 'add', 'origin', 'https://code.example/template.git');
  commit();
  return {
    git,
    commit,
    write: async (file, text) => {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    },
    init: (args, typed = '') =>
      callCommand(init, { args, typed, folder: root, environment: GIT_ENVIRONMENT }).ended,
  };
}
