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

/** What a server started by `npm start` may do: be killed, end with a code, or make its parent stop it. */
const ENDS: [string, string, number][] = [
  ['was killed', "process.kill(process.pid, 'SIGKILL')", 1],
  ['failed', 'process.exit(3)', 3],
  ['ended', 'process.exit(0)', 0],
  [
    'was stopped by SIGTERM',
    "setInterval(() => {}, 1_000); process.kill(process.ppid, 'SIGTERM')",
    0,
  ],
  [
    'was stopped by SIGINT',
    "setInterval(() => {}, 1_000); process.kill(process.ppid, 'SIGINT')",
    0,
  ],
];

test.each(ENDS)('when what runs in place %s, so ends the command', async (_, child, expected) => {
  const program = `import { runInPlace } from ${JSON.stringify(RUN)};
runInPlace(process.execPath, ['-e', ${JSON.stringify(child)}]);`;
  await using place = await createFolder({ 'program.mjs': program });
  const { code } = await place.run([]);
  expect(code).toBe(expected);
});

async function runTogether(...args: string[]) {
  await using place = await createFolder({
    'program.mjs': PROGRAM,
    'meet.js': MEET,
    'package.json': JSON.stringify({ scripts: SCRIPTS }),
  });
  return await place.run(args);
}

/** A folder with these files, of which program.mjs is run. */
async function createFolder(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'run-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const environment = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
  return {
    run: (args: string[]) =>
      runScript(join(folder, 'program.mjs'), { args, typed: '', folder, environment }).ended,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}
