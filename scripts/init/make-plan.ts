import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { FILES } from '../../checks/content.ts';
import { readBuildSettings } from '../../tooling/build-settings.ts';
import { readVariable } from '../../tooling/read-variable.ts';
import { entryText } from '../new/entry-text.ts';
import { tryGit } from '../shared/git.ts';
import type { Answers } from './collect-answers.ts';
import { editEntries, editGroups, editTags } from './edit-lists.ts';
import { editPackage, listUnusedPackages } from './edit-package.ts';
import { editProfile, namesRoles, portraitFile } from './edit-profile.ts';
import { listSampleProjects, listSamples } from './list-samples.ts';
import { HOSTS, WORKFLOW } from './questions.ts';
import type { Resume } from './read-resume.ts';
import { asList, asRecord } from './site-files.ts';

const STARTER = 'first-project';
const KNIP = 'knip.json';

/** What projects are made of and tested with. It stays for the owner's own, and the check for dead code must not name it. */
const KIT = [
  'src/{stage,ui/diagram,lib/sleeve}/**/*.{ts,tsx}',
  'tests/support/{demo,demo-steps,describe-demo,numbers}.ts',
];

/** Everything that will change, before anything does. */
export interface Plan {
  /** Files and folders that go. */
  removes: readonly string[];
  /** Files to copy, by where they go. */
  copies: ReadonlyMap<string, string>;
  /** Whole new texts of files, by path. */
  writes: ReadonlyMap<string, string>;
  /** The slug of a project that `npm run new` starts; undefined when there is one. */
  starter: string | undefined;
  /** Variables for .env. */
  variables: Readonly<Record<string, string>>;
  /** The address of the template, for `npm run upgrade`; undefined when it is known already. */
  upstream: string | undefined;
  /** Whether the profile has neither jobs nor schools. */
  lacksRoles: boolean;
  /** Whether the site names no e-mail address. */
  lacksMail: boolean;
  /** Files of the owner in this folder that git is told to pass over. */
  kept: readonly string[];
  /** The heading of docs/deploy.md to read next. */
  guide: string | undefined;
}

/** What the answers change, given the files as they are. */
export async function makePlan(
  answers: Answers,
  resume?: Resume,
  kept: readonly string[] = [],
): Promise<Plan> {
  const removesSamples = answers.get('samples')?.[0] === 'remove';
  const projects = removesSamples ? listSampleProjects() : [];
  const gone = new Set(projects.map((folder) => basename(folder)));
  const isEmpty = globSync('projects/*/*.mdx').length === projects.length;
  const starter = isEmpty ? STARTER : undefined;
  const host = answers.get('host')?.[0] ?? '';
  const profile = editProfile(readOrEmpty(FILES.profile), answers, { gone, starter, resume });
  const drafts = new Map([
    [FILES.profile, profile],
    ...(removesSamples ? sampleFreeLists(answers, gone, starter) : []),
    ...packageFiles(answers, projects),
    ['LICENSE', editLicense(readOrEmpty('LICENSE'), answers)],
    ...(host === 'sub-path' && !existsSync(WORKFLOW)
      ? [[WORKFLOW, readOrEmpty('deploy/github-pages.yml')] as const]
      : []),
  ]);
  return {
    removes: removesSamples ? listSamples() : [],
    copies: portraitCopy(answers),
    writes: await changedTexts(drafts),
    starter,
    variables: siteVariables(answers),
    upstream: templateAddress(),
    lacksRoles: !namesRoles(profile),
    lacksMail: (answers.get('email') ?? []).length === 0,
    kept,
    guide: Object.entries(HOSTS).find(([name]) => name === host)?.[1],
  };
}

function portraitCopy(answers: Answers): Map<string, string> {
  const target = portraitFile(answers);
  const [source] = answers.get('picture') ?? [];
  if (target === undefined || source === undefined || resolve(source) === resolve(target))
    return new Map();
  return new Map([[target, source]]);
}

function sampleFreeLists(
  answers: Answers,
  gone: ReadonlySet<string>,
  starter: string | undefined,
): (readonly [string, string])[] {
  const entries = editEntries(readOrEmpty(FILES.entries));
  const hasEntries = /^- /m.test(entries);
  return [
    [FILES.groups, editGroups(readOrEmpty(FILES.groups), gone, starter)],
    [FILES.tags, editTags(readOrEmpty(FILES.tags), answers.get('tag') ?? [])],
    ...(existsSync(KNIP) ? [[KNIP, editKnip(readOrEmpty(KNIP))] as const] : []),
    [FILES.entries, hasEntries ? entries : entries + entryText('text', new Date())],
  ];
}

function editKnip(text: string): string {
  const settings = asRecord(JSON.parse(text));
  const entry = [...new Set([...asList(settings['entry']), ...KIT])];
  return JSON.stringify({ ...settings, entry }, null, 2);
}

function packageFiles(answers: Answers, removed: readonly string[]): [string, string][] {
  const texts = { manifest: readOrEmpty('package.json'), lock: readOrEmpty('package-lock.json') };
  const [owner = ''] = answers.get('name') ?? [];
  const edited = editPackage(texts, owner, listUnusedPackages(removed));
  return [
    ['package.json', edited.manifest],
    ['package-lock.json', edited.lock],
  ];
}

/** The owner stands below those whose work it is built on, which the licence asks to keep. */
function editLicense(text: string, answers: Answers): string {
  const [owner = ''] = answers.get('name') ?? [];
  const holders = text.match(/^Copyright \(c\) .*$/gm) ?? [];
  const last = holders.at(-1);
  if (last === undefined || holders.some((holder) => holder.endsWith(` ${owner}`))) return text;
  const own = `Copyright (c) ${new Date().getUTCFullYear()} ${owner}`;
  return text.replace(last, () => `${last}\n${own}`);
}

function siteVariables(answers: Answers): Record<string, string> {
  const [site] = answers.get('site') ?? [];
  if (site === undefined) return {};
  const { origin, pathname } = new URL(site);
  const wanted: Record<string, string> = {
    SITE_URL: origin,
    BASE: pathname.replace(/\/+$/, ''),
  };
  // Throws what the build would say about them.
  readBuildSettings((name) => wanted[name]);
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => value !== (readVariable(name) ?? '')),
  );
}

/** A clone of the template has its address as origin. */
function templateAddress(): string | undefined {
  if (tryGit('remote', 'get-url', 'upstream') !== undefined) return undefined;
  return tryGit('remote', 'get-url', 'origin');
}

/** Texts that differ from the files, formatted as `npm run check` wants them. */
async function changedTexts(drafts: Iterable<readonly [string, string]>) {
  const texts = new Map<string, string>();
  for (const [file, draft] of drafts) {
    const options = await resolveConfig(file);
    const isFormatted = /\.ya?ml$|^knip/.test(file);
    const text = isFormatted ? await format(draft, { ...options, filepath: file }) : draft;
    if (!existsSync(file) || text !== readOrEmpty(file)) texts.set(file, text);
  }
  return texts;
}

function readOrEmpty(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
