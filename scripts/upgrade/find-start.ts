import { readFileSync } from 'node:fs';

import { z } from 'astro/zod';

import { findVersion } from './fetch-versions.ts';
import { git, tryGit } from '../shared/git.ts';

interface Start {
  /** The version of the template that this site has now. */
  ref: string;
  /** Whether git knows it: a clone shares the template's history, a copy of its files does not. */
  isRecorded: boolean;
}

const packageSchema = z.object({ version: z.string() });

/** From which version of the template this site was made, or which one it took last. */
export function findStart(wanted: string): Start {
  const shared = tryGit('merge-base', 'HEAD', wanted);
  if (shared !== undefined) return { ref: shared, isRecorded: true };
  const { version } = packageSchema.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const ref = findVersion(version);
  if (ref === undefined)
    throw new Error(
      `This site shares no history with the template, and package.json names version ${version}, which the template does not have. Set it to the version that the site was made from.`,
    );
  return { ref, isRecorded: false };
}

/** Tells git that this site was made from that version, without changing a file. */
export function recordStart({ ref }: Start): void {
  const message = 'chore: record the version of the template that this site was made from';
  git('merge', '--quiet', '--allow-unrelated-histories', '-s', 'ours', '-m', message, ref);
}
