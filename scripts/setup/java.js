import { installDebianPackage } from './debian.js';
import { succeeds } from './run.js';

/** Java runs the HTML checker of the tests (tests/server/valid-html.test.ts), which says so itself where there is none. */
export function ensureJava() {
  if (!hasJava()) installDebianPackage(['default-jre-headless']);
}

/** Whether a program named `java` runs. */
export function hasJava() {
  return succeeds('java', ['-version']);
}
