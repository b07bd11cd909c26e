// All tests of a site on a portfolio of somebody else: `npx node tests/site/run.ts everything`, or `one`, or `han`. `npm test`
// runs the short ones on all three.
import { OWN_SITES } from '../support/own-site.ts';
import { buildAndServe } from '../support/scratch-site.ts';
import { runSiteTests } from '../support/site-tests.ts';

const NAMES = Object.keys(OWN_SITES);
const [name = ''] = process.argv.slice(2);
if (!isName(name)) throw new Error(`Name one of ${NAMES.join(', ')}.`);

const site = await OWN_SITES[name]();
await using server = await buildAndServe(site);
for (const { code, output } of await runSiteTests(site, server.url, 'all')) {
  console.log(output);
  process.exitCode ||= code;
}

function isName(text: string): text is keyof typeof OWN_SITES {
  return NAMES.includes(text);
}
