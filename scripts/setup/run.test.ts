import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

import { runScript } from '../../tests/support/run-script';

const RUN = pathToFileURL('scripts/setup/run.js').href;
const PROGRAM = `
import { allOrExit, runBeside } from ${JSON.stringify(RUN)};
await allOrExit(process.argv.slice(2).map((script) => runBeside('Title of ' + script, script)));
console.log('all ended');
`;
/** `first` and `second` end only when both have started, so they must run at the same time. */
const SCRIPTS = {
  first: 'node meet.js first second',
  second: 'node meet.js second first',
  broken: 'node -e "console.error(\'what is wrong\'); process.exit(3)"',
};
const MEET = `
const { existsSync, writeFileSync } = require('node:fs');
const [own, other] = process.argv.slice(2);
writeFileSync(own, '');
console.log(own + ' begins');
const wait = setInterval(() => {
  if (!existsSync(other)) return;
  clearInterval(wait);
  console.log(own + ' ends');
}, 20);
`;

test('commands run at the same time, and the output of each is shown in one piece', async () => {
  const { code, output } = await runTogether('first', 'second');
  expect(code).toBe(0);
  for (const name of ['first', 'second']) {
    expect(output).toContain(`▶ Title of ${name}\n${name} begins\n${name} ends\n`);
  }
  expect(output).toContain('all ended');
});

test('a failure lets the others end, shows all output and is named', async () => {
  const { code, output } = await runTogether('broken', 'first', 'second');
  expect(code).toBe(1);
  expect(output).toContain('what is wrong');
  expect(output).toContain('first ends');
  expect(output).toContain('second ends');
  expect(output).toContain('npm run broken failed.');
  expect(output).not.toContain('all ended');
});

async function runTogether(...args: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'run-'));
  const script = join(folder, 'program.mjs');
  await writeFile(script, PROGRAM);
  await writeFile(join(folder, 'meet.js'), MEET);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: SCRIPTS }));
  const environment = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
  const ended = await runScript(script, { args, typed: '', folder, environment }).ended;
  await rm(folder, { recursive: true });
  return ended;
}
