// `npm test`: installs what is missing, browsers included, and runs everything. Runs on Node 20 before anything is installed,
// so it is plain JavaScript without dependencies.
import { ensureBrowser } from './setup/browser.js';
import { ensureBuildsBeside } from './setup/build.js';
import { ignoreEnvFile } from './setup/ignore-env-file.js';
import { ensureInstall } from './setup/install.js';
import { ensureJava } from './setup/java.js';
import { ensureOtherBrowsers } from './setup/other-browsers.js';
import { allOrExit, run, runBeside, step, stepTimes } from './setup/run.js';
import { describeResults, describeTimes, runTests } from './setup/test-run.js';

ensureInstall();
process.env.CHROMIUM = ensureBrowser();
const untested = ensureOtherBrowsers();
ensureJava();
ignoreEnvFile();
// Lint and types make many short-lived objects. With room for them less is collected: an eighth of lint's time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

step('Checking format, lint, types and dead code, and building the site twice');
// The checks read the types that Astro writes, so these come first.
run('npx', ['astro', 'sync', '--silent']);
// Lint alone takes half of the time of two cores.
await allOrExit([runBeside('Lint', 'check:lint'), checkTheRestAndBuild()]);

const results = [
  runTests('Unit, content and server tests', ['vitest', 'run', '--coverage']),
  runTests('Browser tests', ['playwright', 'test']),
];

console.log(`\n${describeTimes(stepTimes, results)}`);
console.log(`\n${describeResults(results, untested)}`);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;

async function checkTheRestAndBuild() {
  await runBeside('Format', 'check:format');
  await runBeside('Types', 'check:types');
  await runBeside('Dead code', 'check:unused');
  await ensureBuildsBeside();
}
