import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { z } from 'astro/zod';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { callCommand } from '../../tests/support/call-command';
import { GIT_ENVIRONMENT } from '../../tests/support/git-environment';
import { runScript } from '../../tests/support/run-script';
import { upgrade as takeVersion } from '../upgrade';

const SCRIPT = resolve('scripts/upgrade.ts');

/** Content of a small template, and enough of this one's code for every rule. */
const CONTENT = 'tests/fixtures/content';
const PARTS = ['src/config', 'LICENSE', 'README.md', 'package.json', 'package-lock.json'];

const [CHANGED, DELETED, KEPT] = ['alpha', 'beta', 'gamma'] as const;
const CODE = 'src/config/site.ts';

let folder = '';
let template: Repository;

interface Repository {
  root: string;
  git: (...args: string[]) => string;
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  commit: (message: string) => void;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upgrade-'));
  template = open('template');
  for (const part of PARTS) await cp(part, join(template.root, part), { recursive: true });
  await cp(CONTENT, template.root, { recursive: true });
  await mkdir(join(template.root, 'projects', KEPT));
  await writeFile(join(template.root, 'projects', KEPT, `${KEPT}.mdx`), '---\ntitle: Gamma\n---\n');
  template.git('init', '--quiet', '--initial-branch=main');
  template.commit('feat: the template');
  template.git('tag', `v${await versionOf(template)}`);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('a clone with content of its own takes a later version without a conflict', async () => {
  const owner = cloneTemplate();
  await makeItTheirs(owner);
  await releaseNext();
  const { content, project } = ownersTrees(owner);

  const { code, output } = await upgrade(owner);
  expect(output).toContain('This site now has v9.0.0.');
  expect(code).toBe(0);
  expect(ownersTrees(owner)).toEqual({ content, project });
  expect(owner.git('status', '--porcelain')).toBe('');

  const files = owner.git('ls-files').split('\n');
  for (const slug of [DELETED, 'new-sample'])
    expect(files.filter((file) => file.startsWith(`projects/${slug}/`))).toEqual([]);
  expect(await read(owner, 'LICENSE')).toContain('Mira');
  expect(await read(owner, CODE)).toContain('later version');
  expect(await read(owner, `projects/${KEPT}/${KEPT}.mdx`)).toContain('later version');
  expect(JSON.parse(await read(owner, 'package.json'))).toMatchObject({
    name: 'mira',
    version: '9.0.0',
  });
  expect(JSON.parse(await read(owner, 'package-lock.json'))).toMatchObject({ name: 'mira' });

  // As a process of its own, as `npm run upgrade` starts it.
  const options = { args: [], typed: '', folder: owner.root, environment: GIT_ENVIRONMENT };
  const again = await runScript(SCRIPT, options).ended;
  expect(again).toEqual({ code: 0, output: 'This site already has v9.0.0.\n' });
});

test('a copy of the files, without the template’s history, takes it too', async () => {
  const owner = open('copy');
  await cp(template.root, owner.root, { recursive: true });
  await rm(join(owner.root, '.git'), { recursive: true });
  owner.git('init', '--quiet', '--initial-branch=main');
  owner.commit('feat: my site');
  owner.git('remote', 'add', 'upstream', template.root);
  await makeItTheirs(owner);
  await releaseNext();
  const before = ownersTrees(owner);
  expect(await upgrade(owner)).toMatchObject({ code: 0 });
  expect(ownersTrees(owner)).toEqual(before);
  expect(await read(owner, CODE)).toContain('later version');
});

test('a package that the owner removed stays away, unless code imports it now', async () => {
  const owner = cloneTemplate();
  await makeItTheirs(owner);
  await setPackages(owner, { solc: undefined, culori: undefined });
  owner.commit('feat: without the packages of the samples');
  await setPackages(template, { solc: '9.9.9', culori: '9.9.9' });
  await template.edit(CODE, (text) => `import 'culori';\n${text}`);
  await releaseNext();

  const { code, output } = await upgrade(owner);
  expect(code, output).toBe(0);
  const { devDependencies } = z
    .object({ devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await read(owner, 'package.json')));
  expect(devDependencies).toHaveProperty('culori', '9.9.9');
  expect(devDependencies).not.toHaveProperty('solc');
  const lock = await read(owner, 'package-lock.json');
  expect(lock).not.toContain('"node_modules/solc"');
  expect(lock).toContain('"node_modules/culori"');
});

test('a template without a version is said to have none', async () => {
  const owner = cloneTemplate();
  template.git('tag', '--delete', `v${await versionOf(template)}`);
  const { code, output } = await upgrade(owner);
  expect(output).toContain('has no version yet: it has no tag such as v1.0.0. Nothing was changed');
  expect(code).toBe(1);
});

test('--dry-run lists what would change and changes nothing', async () => {
  const owner = cloneTemplate();
  await makeItTheirs(owner);
  await releaseNext();
  const before = owner.git('rev-parse', 'HEAD');
  const { code, output } = await upgrade(owner, '--dry-run');
  expect(code).toBe(0);
  expect(output).toContain(`  ${CODE}\n`);
  expect(output).not.toContain('content/profile.yaml');
  expect(owner.git('rev-parse', 'HEAD')).toBe(before);
});

test('code that both changed is listed with what to do', async () => {
  const owner = cloneTemplate();
  await owner.edit(CODE, (text) => `// mine\n${text}`);
  owner.commit('feat: mine');
  await releaseNext();
  const before = owner.git('rev-parse', '--short', 'HEAD');
  const { code, output } = await upgrade(owner);
  expect(code).toBe(1);
  expect(output).toContain(`  ${CODE}\n`);
  expect(output).toContain(`git reset --hard ${before}`);
});

test('it refuses while something is not in git, without a remote, and for an unknown version', async () => {
  const owner = cloneTemplate();
  const expectRefusal = async (reason: string, ...args: string[]) => {
    const { code, output } = await upgrade(owner, ...args);
    expect(code).toBe(1);
    expect(output).toContain(reason);
  };
  await expectRefusal('The template has no v7.7.7. It has v', '7.7.7');
  await owner.edit('README.md', (text) => `${text}\nMine.`);
  await expectRefusal('Commit them first');
  owner.commit('docs: mine');
  owner.git('remote', 'remove', 'upstream');
  await expectRefusal('git remote add upstream');
});

test('a version that brings what this site keeps out of git is refused, and the secrets stay', async () => {
  await writeFile(join(template.root, '.gitignore'), '.env\n');
  template.commit('chore: ignore');
  const owner = cloneTemplate();
  await writeFile(join(owner.root, '.env'), 'SECRET=mine\n');
  await writeFile(join(template.root, '.env'), 'SECRET=theirs\n');
  template.git('add', '--force', '.env');
  await releaseNext();

  const { code, output } = await upgrade(owner);
  expect(output).toContain('v9.0.0 has files that this site keeps out of git');
  expect(output).toContain('  .env\n');
  expect(code).toBe(1);
  expect(await read(owner, '.env')).toBe('SECRET=mine\n');
  expect(owner.git('status', '--porcelain')).toBe('');
});

test('with --signed a version without a signature is refused', async () => {
  const owner = cloneTemplate();
  await releaseNext();
  const { code, output } = await upgrade(owner, '--signed');
  expect(output).toContain('The tag v9.0.0 has no signature that git trusts');
  expect(code).toBe(1);
});

/** Comes with OpenSSH, which not every machine has. */
const hasKeys = spawnSync('ssh-keygen', ['-?']).error === undefined;

test.runIf(hasKeys)('with --signed a version that git trusts is taken', async () => {
  const owner = cloneTemplate();
  await releaseNext();
  const key = join(folder, 'key');
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
  const signers = join(folder, 'signers');
  await writeFile(signers, `maintainer@example.org ${await readFile(`${key}.pub`, 'utf8')}`);
  template.git(
    ...['-c', 'gpg.format=ssh', '-c', `user.signingKey=${key}`],
    ...['tag', '--sign', '--force', '-m', 'Version 9', 'v9.0.0'],
  );
  owner.git('config', 'gpg.format', 'ssh');
  owner.git('config', 'gpg.ssh.allowedSignersFile', signers);
  expect(await upgrade(owner, '--signed')).toMatchObject({ code: 0 });
});

/** The owner's name, texts, projects and package. */
async function makeItTheirs(owner: Repository): Promise<void> {
  await owner.edit('content/profile.yaml', (text) => text.replace(/^name: .*$/m, 'name: Mira'));
  await owner.edit('LICENSE', (text) => text.replace(/\(c\) .*/, '(c) 2027 Mira'));
  await owner.edit(`projects/${CHANGED}/${CHANGED}.mdx`, (text) => `${text}\nMine.\n`);
  await owner.edit('package.json', (text) => text.replace(/"name": ".*?"/, '"name": "mira"'));
  owner.git('rm', '-r', '--quiet', `projects/${DELETED}`);
  await cp(join(owner.root, 'projects', KEPT), join(owner.root, 'projects/mine'), {
    recursive: true,
  });
  owner.commit('feat: my site');
}

/** A version that changes everything the owner may have changed, and more. */
async function releaseNext(): Promise<void> {
  const later = (text: string) => `// later version\n${text}`;
  await template.edit(CODE, later);
  await template.edit('content/profile.yaml', (text) =>
    text.replace(/^name: .*$/m, 'name: Sample'),
  );
  await template.edit('LICENSE', (text) => text.replace(/\(c\) .*/, '(c) 2028 Somebody'));
  for (const slug of [CHANGED, DELETED, KEPT])
    await template.edit(
      `projects/${slug}/${slug}.mdx`,
      (text) => `${text}\nOf a later version.\nlater version\n`,
    );
  await cp(join(template.root, 'projects', KEPT), join(template.root, 'projects/new-sample'), {
    recursive: true,
  });
  await template.edit('package.json', (text) =>
    text.replace(/"version": ".*?"/, '"version": "9.0.0"'),
  );
  template.commit('feat: more');
  template.git('tag', 'v9.0.0');
}

function cloneTemplate(): Repository {
  const owner = open('owner');
  template.git('clone', '--quiet', '--origin', 'upstream', template.root, owner.root);
  return owner;
}

function ownersTrees({ git }: Repository) {
  return {
    content: git('rev-parse', 'HEAD:content'),
    project: [CHANGED, 'mine'].map((slug) => git('rev-parse', `HEAD:projects/${slug}`)),
  };
}

function upgrade({ root }: Repository, ...args: string[]) {
  return callCommand(takeVersion, { args, folder: root, environment: GIT_ENVIRONMENT }).ended;
}

async function versionOf(repository: Repository): Promise<string> {
  return String(/"version": "(.*?)"/.exec(await read(repository, 'package.json'))?.[1]);
}

function read({ root }: Repository, file: string): Promise<string> {
  return readFile(join(root, file), 'utf8');
}

function open(name: string): Repository {
  const root = join(folder, name);
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', args[0] === 'clone' ? folder : root, ...args], {
      env: GIT_ENVIRONMENT,
      encoding: 'utf8',
    }).trim();
  return {
    root,
    git,
    edit: async (file, change) => {
      const path = join(root, file);
      await writeFile(path, change(await readFile(path, 'utf8')));
    },
    commit: (message) => {
      git('add', '--all');
      git('commit', '--quiet', '-m', message);
    },
  };
}

/** Sets or removes packages that only tests and samples need. */
async function setPackages(
  repository: Repository,
  versions: Record<string, string | undefined>,
): Promise<void> {
  await repository.edit('package.json', (text) => {
    const manifest = z.looseObject({ devDependencies: z.looseObject({}) }).parse(JSON.parse(text));
    const devDependencies = { ...manifest.devDependencies, ...versions };
    return `${JSON.stringify({ ...manifest, devDependencies }, null, 2)}\n`;
  });
}
