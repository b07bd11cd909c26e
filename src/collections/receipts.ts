import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import {
  peersSchema,
  receiptsSchema,
  type Part,
  type PartName,
  type Peers,
  type Receipts,
} from './receipts.schema';

const RESULTS = 'bench/results.json';
const PEERS = 'bench/peers.json';

/** What `npm run receipts` writes: a commit that changes only this changes nothing that was measured. */
const WRITTEN_BY_RECEIPTS = [RESULTS, 'docs/scaling.md', 'docs/scaling.svg'];

/** The commit that this build is made of; undefined where git or its history is missing, as in a container. */
interface Build {
  commit: string | undefined;
  /** Whether files differ from the commit. */
  isChanged: boolean;
}

/** How many commits before the build a part was measured; undefined when the history does not tell. */
type Ages = Partial<Record<PartName, number | undefined>>;

export interface SiteReceipts {
  receipts: Receipts;
  peers: Peers;
  build: Build;
  ages: Ages;
}

/** Whether anything was measured. Without it there is no /receipts, and no link leads there. */
export function hasReceipts(): boolean {
  return existsSync(RESULTS);
}

/** The figures of this site with their age. Throws when there are none, or when they are not what `npm run receipts` writes. */
export function loadReceipts(): SiteReceipts {
  const receipts = receiptsSchema.safeParse(readJson(RESULTS));
  if (!receipts.success)
    throw new Error(
      `${RESULTS} is not what "npm run receipts" writes: ${receipts.error.message} Delete it and run the command again.`,
    );
  const commit = git('rev-parse', 'HEAD');
  const others = WRITTEN_BY_RECEIPTS.map((file) => `:(exclude)${file}`);
  const parts: [string, Part | undefined][] = Object.entries(receipts.data);
  return {
    receipts: receipts.data,
    peers: peersSchema.parse(readJson(PEERS)),
    build: {
      commit,
      isChanged: commit !== undefined && git('status', '--porcelain', '--', '.', ...others) !== '',
    },
    ages: Object.fromEntries(
      parts.map(([name, part]) => [
        name,
        part && toCount(git('rev-list', '--count', `${part.commit}..HEAD`, '--', '.', ...others)),
      ]),
    ),
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** What a git command prints; undefined when it fails. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function toCount(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
