// `npm run doctor`: one line for each thing to change before others see the site. Exit code 0: nothing to do, 1: something is.
import { parseArgs } from 'node:util';

import { describeDisk } from './doctor/checks/disk.ts';
import { describeMusic } from './doctor/checks/music.ts';
import { examine } from './doctor/examine.ts';
import { formatFinding, inReadingOrder, type Finding } from './doctor/finding.ts';
import { lookAtSite } from './doctor/live/look-at-site.ts';
import { askOutside } from './doctor/live/ask-outside.ts';
import { readSite } from './doctor/read/read-site.ts';
import { runCommand } from './shared/run-command.ts';

const USAGE = `Usage:
  npm run doctor                       looks at the files: content, settings, packages, disk
  npm run doctor -- --online           also asks the network: links to other sites, the music source
  npm run doctor -- --keep-samples     says nothing about what is left of the sample portfolio
  npm run doctor -- --url https://…    looks at the published site instead
Every finding is one line: file, field, what is wrong, what to do. Exit code 0: nothing to do. 1: something is.`;

await runCommand(main);

async function main(): Promise<void> {
  const { values } = readOptions();
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (values.url !== undefined) {
    report(await lookAtSite(values.url), `of ${values.url}`);
    return;
  }
  const site = await readSite('.', process.env);
  const findings = examine(site, { keepsSamples: values['keep-samples'] });
  const outside = values.online ? await askOutside(site) : [];
  report(inReadingOrder([...findings, ...outside]), 'of the files here');
  const { node, os, cpu } = site.machine;
  console.log(`Node ${node} on ${os}-${cpu}. ${describeMusic(site)} ${describeDisk(site)}`);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        help: { type: 'boolean', default: false },
        online: { type: 'boolean', default: false },
        'keep-samples': { type: 'boolean', default: false },
        url: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, {
      cause: error,
    });
  }
}

function report(findings: readonly Finding[], what: string): void {
  for (const finding of findings) console.log(formatFinding(finding));
  if (findings.length === 0) return console.log(`Nothing to do: every check ${what} passed.`);
  const count = findings.length === 1 ? '1 thing' : `${findings.length} things`;
  console.log(`\n${count} to change. Run this again afterwards.`);
  process.exitCode = 1;
}
