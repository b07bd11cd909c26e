import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

import { z } from 'astro/zod';

import type { Receipts } from '../../src/collections/receipts.schema.ts';
import { browsers, type Browser } from '../../tests/support/browsers/browsers.ts';

type Tried = NonNullable<Receipts['browsers']>['figures'];

const REPORT = '.cache/browsers.json';
const SPEC = 'tests/e2e/browsers.spec.ts';

/** The part of Playwright's JSON report that is read here: a file, in it the browsers, in them groups of steps. */
const specSchema = z.object({ tests: z.array(z.object({ status: z.string() })) });
const groupSchema = z.object({ specs: z.array(specSchema) });
const browserSchema = z.object({ title: z.string(), suites: z.array(groupSchema) });
const reportSchema = z.object({ suites: z.array(z.object({ suites: z.array(browserSchema) })) });

/** Runs the list of steps in every browser, and asks each for its version. */
export async function tryBrowsers(): Promise<Tried> {
  mkdirSync('.cache', { recursive: true });
  rmSync(REPORT, { force: true });
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT };
  spawnSync('npx', ['playwright', 'test', SPEC, '--reporter=json'], { env, stdio: 'inherit' });
  const counts = countSteps(JSON.parse(readFileSync(REPORT, 'utf8')));
  const tried: Tried = [];
  for (const browser of browsers) {
    const counted = counts.get(browser.title);
    if (counted)
      tried.push({ title: browser.title, version: await versionOf(browser), ...counted });
  }
  return tried;
}

/** How many steps passed, failed and were skipped in each browser, by its title. */
export function countSteps(report: unknown) {
  const described = reportSchema.parse(report).suites.flatMap(({ suites }) => suites);
  return new Map(
    described.map(({ title, suites }) => {
      const specs = suites.flatMap((group) => group.specs);
      const statuses = specs.flatMap(({ tests }) => tests.map(({ status }) => status));
      const count = (...wanted: string[]) =>
        statuses.filter((status) => wanted.includes(status)).length;
      const passed = count('expected', 'flaky');
      return [title, { passed, failed: count('unexpected'), skipped: count('skipped') }];
    }),
  );
}

/** As the browser names itself to sites: WebKit without a name of its own says which Safari it equals. */
async function versionOf({ launch }: Browser): Promise<string> {
  if (!launch) return 'not installed';
  await using driver = await launch();
  const agent = String(await driver.evaluate('navigator.userAgent'));
  const [, name = '', version = ''] = /(Firefox|Chrome|Version)\/([\d.]+)/.exec(agent) ?? [];
  return `${name === 'Version' ? 'Safari' : name} ${version}`;
}
