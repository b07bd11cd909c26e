import type { Reporter, Suite } from '@playwright/test/reporter';

import { writeTestSummary } from './test-summary';

/** Counts the browser tests for scripts/test.js. */
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
  }

  printsToStdio(): boolean {
    return false;
  }
}
