import { addLetters } from '../tooling/letters/add-letters.ts';
import { requireSleeves } from '../tooling/sleeves/list-sleeves.ts';
import { runCommand } from './shared/run-command.ts';
import { writeSleeve } from './sleeves/write-sleeve.ts';

const USAGE = `Usage:
  npm run sleeves              draws every project that has a sleeve.ts
  npm run sleeves -- <slug> …  draws these; without a sleeve.ts, from title and colours
Writes projects/<slug>/cover.svg, and sleeve.css, which gives pages the colours of the sleeve.`;

/** Draws the sleeves of the projects with these slugs, or of all that have a sleeve.ts. */
export async function drawSleeves(args: string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(USAGE);
    return;
  }
  await addLetters('.');
  for (const [slug, sleeve] of await requireSleeves(args)) {
    console.log((await writeSleeve(slug, sleeve)).join('\n'));
  }
}

if (import.meta.main) await runCommand(drawSleeves);
