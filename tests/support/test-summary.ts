import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What scripts/test.js adds up and prints after both kinds of test have run. */
export interface TestSummary {
  passed: number;
  failed: number;
  /** Names of tests that failed and passed when they were tried again. */
  retried: string[];
  /** How long each file took, on all workers together, and how its tests ended; one file may be there several times. */
  files: { name: string; seconds: number; passed: number; failed: number }[];
}

/** Writes the result of a run for scripts/test.js, which names the file; runs of single files write none. */
export function writeTestSummary(summary: TestSummary): void {
  const file = process.env['TEST_SUMMARY'];
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(summary));
}
