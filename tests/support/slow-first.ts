import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that build the site or start servers take longest. */
const SLOW = /[/\\]tests[/\\](content|portfolio|server)[/\\]/;
/** Those that take longest of all: builds and a type check. */
const SLOWEST = /[/\\]portfolio[/\\](deletion|init)\.test\.ts$/;

/** Starts the slowest files first. A fresh clone knows no durations, and a slow file that starts last is waited for alone. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

function rank({ moduleId }: TestSpecification): number {
  if (SLOWEST.test(moduleId)) return 0;
  return SLOW.test(moduleId) ? 1 : 2;
}
