// `npm run receipts [-- part ...] [--seconds 60]`: measures the built site and writes bench/results.json, the figures of /receipts and of
// docs/scaling.md. Every part is written as soon as it is measured, with its own commit, date and machine.
import { arch, cpus, loadavg, totalmem, type as system } from 'node:os';
import { parseArgs } from 'node:util';

import { ensureBuild, ensureBuildsBeside } from '../scripts/setup/build.js';
import { git } from '../scripts/shared/git.ts';
import { runCommand } from '../scripts/shared/run-command.ts';
import { receiptsSchema, type Part, type PartName } from '../src/collections/receipts.schema.ts';
import { scorePages } from './lighthouse.ts';
import { weighSite } from './page-weight.ts';
import { countViolations } from './receipts/axe.ts';
import { tryBrowsers } from './receipts/browsers.ts';
import { tryFaults } from './receipts/faults.ts';
import { readHeaders } from './receipts/headers.ts';
import { breakSite } from './receipts/mutations.ts';
import {
  choosePartNames,
  mergePart,
  readResults,
  RESULTS,
  writeResults,
} from './receipts/results.ts';
import { runTests } from './receipts/tests.ts';
import { DOCUMENT, PLOT, writeScaling } from './scale.ts';
import { compareServers } from './server.ts';

/** What this command itself writes. Every other change has to be in a commit, or nobody could measure the same again. */
const WRITTEN_HERE = [RESULTS, DOCUMENT, PLOT];

const LOAD_SECONDS = '60';

/** What is tried on Workers, too. */
const NEED_WORKERS = new Set<PartName>(['mutations', 'faults']);

await runCommand(async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { seconds: { type: 'string', default: LOAD_SECONDS } },
  });
  const names = choosePartNames(positionals);
  const seconds = readSeconds(values.seconds);
  requireCommitted();
  if (names.some((name) => NEED_WORKERS.has(name))) await ensureBuildsBeside();
  else ensureBuild();
  for (const name of names) {
    console.log(`\n▶ ${name}`);
    const part = await measure(name, seconds);
    await writeResults(mergePart(readResults(), name, part));
    // At once, because a test of the next parts compares the document with the results.
    await writeScaling(readResults());
    console.log(`${name}: ${part.tookSeconds} s`);
  }
});
// The host of the Workers waits for further ones (tests/support/serve-edge-site.ts).
process.exit();

async function measure(name: PartName, seconds: number): Promise<Part> {
  const startedAt = new Date();
  const machine = describeMachine();
  const commit = git('rev-parse', 'HEAD');
  const figures = await measureFigures(name, seconds);
  const part: unknown = {
    commit,
    measuredAt: startedAt.toISOString(),
    machine,
    tookSeconds: Math.round((Date.now() - startedAt.getTime()) / 1_000),
    figures,
  };
  return receiptsSchema.shape[name].unwrap().parse(part);
}

function measureFigures(name: PartName, seconds: number): unknown {
  switch (name) {
    case 'weights':
      return weighSite();
    case 'lighthouse':
      return scorePages(undefined, ({ path, scores }) => console.log(path, scores.join(' / ')));
    case 'axe':
      return countViolations();
    case 'tests':
      return runTests();
    case 'mutations':
      return breakSite();
    case 'browsers':
      return tryBrowsers();
    case 'headers':
      return readHeaders();
    case 'server':
      return compareServers((rows) => console.table(rows));
    case 'faults':
      return tryFaults(seconds, (row) => console.log(Object.values(row).join('  ')));
  }
}

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (!Number.isInteger(seconds) || seconds < 1)
    throw new Error(`--seconds is ${text}. Write a whole number of seconds, such as --seconds 60.`);
  return seconds;
}

function requireCommitted(): void {
  const others = WRITTEN_HERE.map((file) => `:(exclude)${file}`);
  if (git('status', '--porcelain', '--', '.', ...others) !== '')
    throw new Error(
      'Some changes are not in git yet, so these figures would belong to no commit. Commit first.',
    );
}

/** With the load of the last minute, because other programs slow down what is measured. */
function describeMachine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} cores (${arch()}), ${gigabytes} GB, ${system()}, Node ${process.versions.node}, load average ${loadavg()[0]?.toFixed(1)} at the start`;
}
