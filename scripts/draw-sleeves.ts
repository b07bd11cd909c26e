import { requireSleeves } from '../tooling/sleeves/list-sleeves.ts';
import { runCommand } from './shared/run-command.ts';
import { writeSleeve } from './sleeves/write-sleeve.ts';

const USAGE = `Usage:
  npm run sleeves              draws every project that has a sleeve.ts
  npm run sleeves -- <slug> …  draws these; without a sleeve.ts, from title and colours
Writes projects/<slug>/cover.svg, and sleeve.css, which gives pages the colours of the sleeve.`;

const slugs = process.argv.slice(2);
await runCommand(async () => {
  if (slugs.includes('--help')) return console.log(USAGE);
  for (const [slug, sleeve] of await requireSleeves(slugs)) {
    console.log((await writeSleeve(slug, sleeve)).join('\n'));
  }
});
