import type { Reporter, Suite } from '@playwright/test/reporter';

import { withoutEnvFile } from '../../scripts/setup/ignore-env-file.js';
import { writeTestSummary } from './test-summary';

const REBUILD =
  'dist now holds the site as the tests need it, without the address of .env. Run `npm run build` before you publish it.';

/** Counts the browser tests for scripts/test.js, and says what they did to the build. */
export default class BrowserSummary implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const retried = tests.filter((test) => test.outcome() === 'flaky');
    writeTestSummary({
      passed: tests.filter((test) => test.outcome() === 'expected').length + retried.length,
      failed: tests.filter((test) => test.outcome() === 'unexpected').length,
      retried: retried.map((test) => test.titlePath().filter(Boolean).join(' › ')),
      files: tests.map((test) => ({
        // Tests that a helper defines belong to the file that calls it.
        name: test.titlePath().find((part) => part.endsWith('.spec.ts')) ?? test.location.file,
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
        passed: ['expected', 'flaky'].includes(test.outcome()) ? 1 : 0,
        failed: test.outcome() === 'unexpected' ? 1 : 0,
      })),
    });
    const named = Object.keys(withoutEnvFile());
    if (['SITE_URL', 'BASE'].some((name) => named.includes(name))) console.log(`\n${REBUILD}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
