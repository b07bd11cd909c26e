import type { Reporter, TestModule } from 'vitest/node';

import { writeTestSummary } from './test-summary';

/** Counts the tests of vitest for scripts/test.js. A file that could not be loaded counts as one failure. */
export default class UnitSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const unloaded = modules.filter((module) => module.errors().length > 0);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    writeTestSummary({
      passed: count('passed'),
      failed: count('failed') + unloaded.length,
      retried: tests
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${test.module.relativeModuleId} › ${test.fullName}`),
      files: modules.map((module) => ({
        name: module.relativeModuleId,
        seconds: (module.diagnostic().duration + module.diagnostic().collectDuration) / 1_000,
        passed: countIn(module, 'passed'),
        failed: countIn(module, 'failed') + module.errors().length,
      })),
    });
  }
}

function countIn(module: TestModule, state: 'passed' | 'failed'): number {
  return [...module.children.allTests(state)].length;
}
