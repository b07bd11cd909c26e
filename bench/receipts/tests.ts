import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { z } from 'astro/zod';

import type { Receipts } from '../../src/collections/receipts.schema.ts';

type Tests = NonNullable<Receipts['tests']>['figures'];

/** The part of tests/support/test-summary.ts that is read here. */
const summarySchema = z.object({
  retried: z.array(z.string()),
  files: z.array(
    z.object({ name: z.string(), seconds: z.number(), passed: z.int(), failed: z.int() }),
  ),
});

type TestFile = z.infer<typeof summarySchema>['files'][number];

/** Where `npm test` leaves what its two programs counted. */
const SUMMARIES = ['.cache/tests/vitest.json', '.cache/tests/playwright.json'];

/** In this order on the page; the first pattern that fits a file names its kind. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['Browser, this site', /^tests\/e2e\//],
  ['Browser, demos', /\.spec\.ts$/],
  ['Server over HTTP', /^tests\/server\//],
  ['Built pages and content', /^tests\/content\//],
  ['This portfolio', /^tests\/portfolio\//],
  ['Architecture and documents', /^tests\/architecture\//],
  ['Demos and their models', /^projects\//],
  ['Units', /./],
];

/** Runs `npm test` and sorts what it counted. */
export function runTests(): Tests {
  const { error } = spawnSync('npm', ['test'], { stdio: 'inherit' });
  if (error) throw error;
  const summaries = SUMMARIES.map((file) => {
    if (!existsSync(file)) throw new Error(`npm test ended before it wrote ${file}.`);
    return summarySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  });
  return {
    kinds: sumByKind(summaries.flatMap(({ files }) => files)),
    retried: summaries.reduce((sum, { retried }) => sum + retried.length, 0),
  };
}

/** How many tests of each kind passed and failed, and their time on all workers together. */
export function sumByKind(files: readonly TestFile[]): Tests['kinds'] {
  const kindOf = ({ name }: TestFile) => KINDS.find(([, pattern]) => pattern.test(name))?.[0];
  return KINDS.map(([kind]) => {
    const own = files.filter((file) => kindOf(file) === kind);
    const sum = (key: 'passed' | 'failed' | 'seconds') =>
      own.reduce((total, file) => total + file[key], 0);
    return {
      kind,
      passed: sum('passed'),
      failed: sum('failed'),
      seconds: Math.round(sum('seconds')),
    };
  }).filter(({ passed, failed }) => passed + failed > 0);
}
