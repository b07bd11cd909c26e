// `npm run check:content`: what a build would say about the content, without building. Exit code 0: a build takes it. 1: it stops.
// Every line begins with what it is: a mistake stops a build, a warning does not.
import { describeFinding } from '../checks/finding.ts';
import { checkForBuild } from '../checks/run-checks.ts';
import { runCommand } from './shared/run-command.ts';

await runCommand(main);

async function main(): Promise<void> {
  const findings = await checkForBuild();
  for (const finding of findings)
    console.log(`${finding.isFatal ? 'mistake' : 'warning'} ${describeFinding(finding)}`);
  const count = findings.filter(({ isFatal }) => isFatal).length;
  if (count === 0) {
    console.log('A build takes this content.');
    return;
  }
  console.log(`\n${count === 1 ? '1 mistake stops' : `${count} mistakes stop`} a build.`);
  process.exitCode = 1;
}
