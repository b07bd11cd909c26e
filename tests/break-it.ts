// Breaks a copy of the site in many ways, one at a time, and lists what no test notices: `node tests/break-it.ts [part of a name]`.
// Needs a tree whose tests pass. Not part of `npm test`. `npm run receipts` builds, and reads the verdicts from .cache.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { ensureBuildsBeside } from '../scripts/setup/build.js';
import { BREAKAGES, type Breakage } from './breakages.ts';

const NOT_COPIED = new Set([
  'node_modules',
  '.git',
  '.scratch',
  '.wrangler',
  'coverage',
  'test-results',
]);
const SUMMARY = '.cache/break-it.json';
const VERDICTS = '.cache/mutations.json';
/** Beside a server of `npm test`, which has its own. */
const PORT = '4398';

type Verdict = 'noticed' | 'SURVIVED' | 'STALE' | 'NOT RUN';

const [wanted = ''] = process.argv.slice(2);
// A test builds what is older than its files, without what is broken in it.
await ensureBuildsBeside();
const root = copySite();
process.on('exit', () => rmSync(root, { recursive: true, force: true }));

const verdicts = BREAKAGES.filter(({ name }) => name.includes(wanted)).map((breakage) => {
  const startedAt = performance.now();
  const verdict = tryOut(breakage);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  console.log(`${verdict.padEnd(9)} ${String(seconds).padStart(4)} s  ${breakage.name}`);
  return { name: breakage.name, verdict, seconds };
});

mkdirSync('.cache', { recursive: true });
writeFileSync(VERDICTS, JSON.stringify(verdicts));
const count = (verdict: Verdict) => verdicts.filter((one) => one.verdict === verdict).length;
console.log(
  `${count('noticed')} noticed, ${count('SURVIVED')} survived, ${count('STALE')} stale, ${count('NOT RUN')} not run`,
);
process.exitCode = count('noticed') === verdicts.length ? 0 : 1;

/** Outside of the repository, because Playwright passes over copies inside of it. */
function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'break-it-'));
  for (const name of readdirSync('.').filter((one) => !NOT_COPIED.has(one))) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Breaks, builds where that is needed, runs the tests, and puts everything back. */
function tryOut(breakage: Breakage): Verdict {
  const broken = breakFile(breakage);
  if (!broken) return 'STALE';
  try {
    if (!breakage.rebuild) return runTests(breakage);
    // A build that stops has noticed it as well.
    return run(['astro', 'build']) === 0 ? runTests(breakage) : 'noticed';
  } finally {
    broken.restore();
    if (breakage.rebuild) {
      rmSync(join(root, 'dist'), { recursive: true });
      cpSync('dist', join(root, 'dist'), { recursive: true });
    }
  }
}

/** Changes the first file that has what is to be found; undefined when none has. */
function breakFile({ file, find, replace }: Breakage): { restore: () => void } | undefined {
  const has = (text: string) => (typeof find === 'string' ? text.includes(find) : find.test(text));
  const path = globSync(file, { cwd: root })
    .map((name) => join(root, name))
    .find((name) => has(readFileSync(name, 'utf8')));
  if (path === undefined) return undefined;
  const original = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    original.replace(find, () => replace),
  );
  // The server prefers the compressed copies of a built file.
  const copies = ['.br', '.gz'].map((end) => path + end).filter((name) => existsSync(name));
  const compressed = copies.map((name) => [name, readFileSync(name)] as const);
  for (const name of copies) rmSync(name);
  return {
    restore: () => {
      writeFileSync(path, original);
      for (const [name, bytes] of compressed) writeFileSync(name, bytes);
    },
  };
}

function runTests({ tests, named }: Breakage): Verdict {
  const isBrowser = (file: string) => file.endsWith('.spec.ts');
  const commands = [
    ['vitest', 'run', ...tests.filter((file) => !isBrowser(file)), ...filter('-t', named)],
    ['playwright', 'test', ...tests.filter(isBrowser), ...filter('-g', named), '-x'],
  ].filter((_, index) => tests.some((file) => isBrowser(file) === (index === 1)));
  const results = commands.map((command) => {
    rmSync(join(root, SUMMARY), { force: true });
    run(command);
    return readSummary();
  });
  if (results.some((result) => result !== undefined && result.failed > 0)) return 'noticed';
  return results.every((result) => result !== undefined && result.passed > 0)
    ? 'SURVIVED'
    : 'NOT RUN';
}

function filter(flag: string, named: string | undefined): string[] {
  return named === undefined ? [] : [flag, named];
}

function run(command: string[]): number | null {
  const env = {
    ...process.env,
    TEST_SUMMARY: SUMMARY,
    E2E_PORT: PORT,
    NODE_ENV: '',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
  return spawnSync('npx', command, { cwd: root, env, stdio: 'ignore' }).status;
}

/** What the reporters of tests/support counted; undefined when the run ended before that. */
function readSummary(): { passed: number; failed: number } | undefined {
  const file = join(root, SUMMARY);
  if (!existsSync(file)) return undefined;
  const summary: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof summary !== 'object' || summary === null) return undefined;
  return {
    passed: Number(Reflect.get(summary, 'passed')),
    failed: Number(Reflect.get(summary, 'failed')),
  };
}
