import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import project from '../../package.json' with { type: 'json' };

const SOURCES = globSync(['src/**/*.ts', '{scripts,tooling}/**/*.{ts,js}', 'astro.config.ts']);

/** How this code reads a variable: from the environment, through a reader, or by a list of names. */
const READ =
  /(?:process\.env|environment)(?:\.|\[')([A-Z][A-Z_]+)|\b(?:value|read|readVariable)\('([A-Z][A-Z_]+)'\)|'(CLOUDFLARE_[A-Z_]+)'/g;
const SET = /process\.env[^\n=]* = .*/g;

/** Not the owner's: set by our own scripts, by the machine, by systemd, or on the command line of a test. */
const NOT_SETTINGS = ['ENGINE', 'TEST_SUMMARY', 'PATH', 'CHROMIUM', 'LISTEN_PID', 'LISTEN_FDS'];

test('.env.example has exactly the variables that the code reads', () => {
  const read = SOURCES.filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8').replaceAll(SET, ''))
    .flatMap((text) => [...text.matchAll(READ)].map(([, one, two, three]) => one ?? two ?? three));
  const wanted = new Set(read.filter((name) => name && !NOT_SETTINGS.includes(name)));
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z][A-Z_]+)=/gm)];
  expect(listed.map(([, name]) => name).toSorted()).toEqual([...wanted].toSorted());
});

test('the newest section of the changelog is this version', () => {
  const [, newest] = /^## (\S+)/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  expect(newest).toBe(project.version);
});
