// `npm run doctor`: one line for each thing to change before others see the site. Exit code 0: nothing to do, 1: something is.
import { parseArgs } from 'node:util';

import { readSite } from '../checks/content.ts';
import { describeFinding, inReadingOrder } from '../checks/finding.ts';
import { describeMusic } from '../checks/music.ts';
import { checkForOwner } from '../checks/run-checks.ts';
import { askOutside } from './doctor/ask-outside.ts';
import { listInstructions } from './new/instructions.ts';
import { runCommand } from './shared/run-command.ts';

const USAGE = `Usage:
  npm run doctor                       looks at the files: content and settings
  npm run doctor -- --online           also asks the network: links to other sites, the music source
  npm run doctor -- --keep-samples     says nothing about what is left of the sample portfolio
Every finding is one line: file, field, what is wrong, what to do. Exit code 0: nothing to do. 1: something is.`;

await runCommand(main);

async function main(): Promise<void> {
  const { values } = readOptions();
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const site = readSite('.', process.env);
  const findings = await checkForOwner(site, {
    keepsSamples: values['keep-samples'],
    instructions: listInstructions(),
  });
  const outside = values.online ? await askOutside(site) : [];
  report(inReadingOrder([...findings, ...outside]).map(describeFinding));
  console.log(describeMusic(site));
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        help: { type: 'boolean', default: false },
        online: { type: 'boolean', default: false },
        'keep-samples': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, {
      cause: error,
    });
  }
}

function report(lines: readonly string[]): void {
  if (lines.length === 0) return console.log('Nothing to do: every check passed.');
  for (const line of lines) console.log(line);
  const count = lines.length === 1 ? '1 thing' : `${lines.length} things`;
  console.log(`\n${count} to change. Run this again afterwards.`);
  process.exitCode = 1;
}
