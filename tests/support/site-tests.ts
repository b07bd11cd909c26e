import { expect, test } from '@playwright/test';

import type { Outcome } from './run-tool.ts';
import type { ScratchSite } from './scratch-site.ts';

const RUN_MS = 600_000;

/** Runs the tests of a site in the folder of one that is built and served, as its owner would. */
export async function runSiteTests(
  site: Pick<ScratchSite, 'run'>,
  url: string,
  scope: 'short' | 'all',
): Promise<Outcome[]> {
  const environment = { NODE_ENV: 'test', SITE_TESTS: scope, SITE_UNDER_TEST: url };
  const config = (tool: string) => ['--config', `tests/site/${tool}.config.ts`];
  return [
    await site.run('vitest', ['run', ...config('vitest')], environment),
    await site.run('playwright', ['test', ...config('playwright')], environment),
  ];
}

/** A test that the tests of a site pass on this one. They say themselves what they skip. */
export function siteTestsPass(served: () => { site: ScratchSite; url: string }): void {
  test('the tests of a site pass on it: every page, in both themes, and what is made of the pages', async () => {
    test.setTimeout(RUN_MS);
    const { site, url } = served();
    for (const { code, output } of await runSiteTests(site, url, 'short'))
      expect(code, output).toBe(0);
  });
}
