// `npm run init`: makes the portfolio somebody's. Asks who they are, writes it where it belongs and removes the samples.
import { existsSync } from 'node:fs';
import { appendFile, copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { readContent } from '../checks/content.ts';
import { planLetters } from '../checks/letters.ts';
import { collectAnswers, readAnswers } from './init/collect-answers.ts';
import { describePlan } from './init/describe-plan.ts';
import { makePlan, type Plan } from './init/make-plan.ts';
import { expandHome, listFlags, QUESTIONS } from './init/questions.ts';
import { readResume } from './init/read-resume.ts';
import { newProject } from './new/new-project.ts';
import { isInstalled, markInstalled } from './setup/install.js';
import { Dialogue, type Terminal } from './shared/ask.ts';
import { writeVariables } from './shared/env-file.ts';
import { git, gitLines, tryGit } from './shared/git.ts';
import { runCommand } from './shared/run-command.ts';

const USAGE = `Usage:
  npm run init                            asks, then changes the files
  npm run init -- --yes                   asks nothing: what is not given stays as it is
  npm run init -- --resume resume.json    takes name, role, work, education and links from a JSON Resume
  npm run init -- --answers me.yaml       takes the answers from a file, by the names below
  npm run init -- --dry-run               says what would change, and changes nothing

Answers as flags, such as --name "Ada Example"; those that hold a list may be given several times:
${QUESTIONS.map(({ key, meaning }) => `  --${key.padEnd(12)} ${meaning}`).join('\n')}

It may be run again: the answers of the last time are offered.`;

/** Changes the files by the answers and returns what to do next. Throws a sentence when it cannot. */
export async function init(args: string[], terminal?: Terminal): Promise<string> {
  const values = readFlags(args);
  if (values.help) return USAGE;
  if (tryGit('rev-parse', '--show-prefix') !== '')
    throw new Error(
      'This folder is not a git repository of its own, so nothing could be brought back. First: git init && git add -A && git commit -m "Start"',
    );
  const own = listOwnFiles(values);
  const others = own.map((file) => `:(exclude,literal)${file}`);
  if (!values['dry-run'] && git('status', '--porcelain', '--', '.', ...others) !== '')
    throw new Error(
      'Some changes are not in git yet. Commit them first, so that nothing can get lost: git add -A && git commit',
    );
  using dialogue = new Dialogue(terminal);
  const resume = values.resume === undefined ? undefined : readResume(values.resume);
  const files = [
    ...(values.answers === undefined ? [] : [readAnswers(values.answers)]),
    ...(resume ? [{ file: values.resume ?? '', stored: resume.answers }] : []),
  ];
  const answers = await collectAnswers(values, files, values.yes ? undefined : dialogue);
  const plan = await dialogue.wait('Reading the files', makePlan(answers, resume, own));
  if (values['dry-run']) return describePlan(plan, 'would');
  if (plan.removes.length > 0) dialogue.tell('Removing the samples and writing your files …');
  await applyPlan(plan);
  return describePlan(plan, 'did', listMissingFonts());
}

function readFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        help: { type: 'boolean' },
        yes: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        answers: { type: 'string' },
        resume: { type: 'string' },
        ...listFlags(),
      },
    }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : ''}\n\n${USAGE}`, { cause: error });
  }
}

/** Those of the given files that lie in this folder and are not in git: what an owner gives must not hinder or be committed. */
function listOwnFiles(flags: Readonly<Record<string, unknown>>): string[] {
  return ['answers', 'resume', 'picture']
    .map((name) => flags[name])
    .filter((file) => typeof file === 'string')
    .map((file) => relative('.', expandHome(file)).replaceAll('\\', '/'))
    .filter((file) => existsSync(file) && !file.startsWith('../') && !isAbsolute(file))
    .flatMap((file) =>
      gitLines('ls-files', '--others', '--exclude-standard', '--', `:(literal)${file}`),
    );
}

/** Packages with letters of the content that are not installed. A build adds the letters of all others. */
function listMissingFonts(): string[] {
  return [...planLetters(readContent('.')).plan.absent.keys()];
}

/** Changes the files. What was there is in git. */
async function applyPlan(plan: Plan): Promise<void> {
  const wasInstalled = isInstalled();
  for (const path of plan.removes) await rm(path, { recursive: true });
  for (const [file, text] of plan.writes) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  // Packages only become fewer, so nothing has to be installed again.
  if (wasInstalled) markInstalled();
  if (plan.kept.length > 0) {
    const excludes = git('rev-parse', '--git-path', 'info/exclude');
    await mkdir(dirname(excludes), { recursive: true });
    await appendFile(excludes, plan.kept.map((file) => `/${file}\n`).join(''));
  }
  for (const [target, source] of plan.copies) await copyFile(source, target);
  if (plan.starter !== undefined) await newProject(plan.starter);
  if (Object.keys(plan.variables).length > 0) writeVariables(plan.variables);
  if (plan.upstream !== undefined) git('remote', 'add', 'upstream', plan.upstream);
}

if (import.meta.main) await runCommand(async (args) => console.log(await init(args)));
