import { chmod, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { runScript } from '../../tests/support/run-script';

/** Stands for npm: it writes down what it was asked for. An installation is what npm leaves of one. */
const NPM = `#!/usr/bin/env node
const { appendFileSync, mkdirSync, writeFileSync } = require('node:fs');
const args = process.argv.slice(2);
appendFileSync('asked.txt', args.join(' ') + '\\n');
if (args[0] === 'ci') {
  mkdirSync('node_modules', { recursive: true });
  writeFileSync('node_modules/.package-lock.json', '{}');
}
`;
const HERE = pathToFileURL(`${process.cwd()}/`).href;
const program = (text: string) =>
  `import { ensureBuild } from '${HERE}scripts/setup/build.js';
import { hashInputs, noteInputs } from '${HERE}tooling/built-from.js';
import { appendFileSync } from 'node:fs';
import { ignoreEnvFile } from '${HERE}scripts/setup/ignore-env-file.js';
import { ensureInstall, isInstalled, markInstalled } from '${HERE}scripts/setup/install.js';
${text}`;

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'setup-'));
  await write('bin/npm', NPM);
  await chmod(join(root, 'bin/npm'), 0o755);
  await write('package.json', '{}');
  await write('package-lock.json', '{}');
  await write('content/profile.yaml', 'name: Ada');
});

afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string) {
  await mkdir(join(root, file, '..'), { recursive: true });
  await writeFile(join(root, file), text);
}

/** What npm was asked for. */
async function run(text: string, variables: Record<string, string> = {}) {
  await write('asked.txt', '');
  await write('program.mjs', program(text));
  const environment = {
    PATH: [join(root, 'bin'), process.env['PATH']].join(delimiter),
    ...variables,
  };
  const { code, output } = await runScript(join(root, 'program.mjs'), {
    ...{ args: [], typed: '', folder: root, environment },
  }).ended;
  expect(code, output).toBe(0);
  return (await readFile(join(root, 'asked.txt'), 'utf8')).trim().split('\n').filter(Boolean);
}

const INSTALL = 'ensureInstall();';

test('packages are installed once, and again when others are named', async () => {
  expect(await run(INSTALL)).toEqual(['ci']);
  expect(await run(INSTALL)).toEqual([]);
  await write('package-lock.json', '{ "name": "later" }');
  await later('package-lock.json');
  expect(await run(INSTALL)).toEqual(['ci']);
});

test('what npm install has installed by hand is not installed again', async () => {
  await run(INSTALL);
  await write('package.json', '{ "name": "with-a-font" }');
  await write('package-lock.json', '{ "name": "with-a-font" }');
  await write('node_modules/.package-lock.json', '{ "name": "with-a-font" }');
  await later('node_modules/.package-lock.json');
  expect(await run(INSTALL)).toEqual([]);
});

test('a command that makes the packages fewer can say so', async () => {
  await run(INSTALL);
  await write('package.json', '{ "name": "fewer" }');
  await later('package.json');
  expect(await run('if (!isInstalled()) markInstalled();')).toEqual([]);
  expect(await run(INSTALL)).toEqual([]);
});

/** So that the order does not depend on how fine the clock of the file system is. */
async function later(file: string) {
  const time = new Date(Date.now() + 60_000);
  await utimes(join(root, file), time, time);
}

test('commands of tests read nothing that the owner has set', async () => {
  await write('.env', '# BASE=/no\nexport BASE=/work\nHOST = 0.0.0.0\nLASTFM_USER=ada\n');
  const text = `ignoreEnvFile();
const { BASE, STYLEGUIDE, HOST, LASTFM_USER } = process.env;
appendFileSync('asked.txt', JSON.stringify({ BASE, STYLEGUIDE, HOST, LASTFM_USER }));`;
  expect(await run(text, { BASE: '/other', LASTFM_USER: 'mira' })).toEqual([
    JSON.stringify({ BASE: '', STYLEGUIDE: '', HOST: '', LASTFM_USER: 'mira' }),
  ]);
});

const ENSURE = 'ensureBuild();';
/** What tooling/note-inputs.ts does in a build. */
const BUILD = "noteInputs('dist', hashInputs());";

test('a site that was built by npm run build is not built again', async () => {
  expect(await run(ENSURE)).toEqual(['run --silent build']);
  expect(await run(BUILD)).toEqual([]);
  expect(await run(ENSURE)).toEqual([]);
  await write('content/profile.yaml', 'name: Mira');
  expect(await run(ENSURE)).toEqual(['run --silent build']);
});

test('an empty setting is none, and another one is another site', async () => {
  await run(BUILD);
  expect(await run(ENSURE, { BASE: '' })).toEqual([]);
  expect(await run(ENSURE, { BASE: '/work' })).toEqual(['run --silent build']);
  await write('.env', 'BASE="/work"\n');
  expect(await run(ENSURE)).toEqual(['run --silent build']);
  expect(await run(ENSURE, { BASE: '' })).toEqual([]);
  expect(await run(BUILD)).toEqual([]);
  expect(await run(ENSURE, { BASE: '/work' })).toEqual([]);
});
