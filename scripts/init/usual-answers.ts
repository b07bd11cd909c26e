import { dirname, join } from 'node:path';

import { FILES } from '../../checks/content.ts';
import { readBase } from '../../src/config/base.ts';
import { readVariable } from '../../tooling/read-variable.ts';
import { SAMPLE_VALUES } from '../../checks/sample-words.ts';
import { explainExample, explainFrontPage } from '../../checks/link-problem.ts';
import { tryGit } from '../shared/git.ts';
import type { Answers } from './collect-answers.ts';
import { listSampleProjects } from './list-samples.ts';
import { INTRO, NAME } from './scaffold-words.ts';
import { asList, asRecord, readYaml } from './site-files.ts';

/**
 * What stands in the files now, where it is the owner's own; otherwise something that builds and that the doctor names.
 * @returns what to offer for a question, given the answers so far
 */
export function readUsualAnswers(): (key: string, answers: Answers) => readonly string[] {
  const profile = asRecord(readYaml(FILES.profile));
  const links = asList(profile['socialLinks'])
    .map(asRecord)
    .map(({ href }) => String(href));
  const mail = links.find((href) => href.startsWith('mailto:'))?.slice('mailto:'.length);
  const ownMail = mail !== undefined && !explainExample(`mailto:${mail}`) ? mail : gitMail();
  const hasSamples = listSampleProjects().length > 0;
  const usual = new Map([
    ['name', [own(profile, 'name') ?? tryGit('config', 'user.name') ?? NAME]],
    ['role', [own(profile, 'role') ?? 'Software developer']],
    ['location', toList(own(profile, 'location'))],
    ['picture', toList(own(profile, 'picture')).map((path) => join(dirname(FILES.profile), path))],
    ['accent', toList(own(profile, 'accent'))],
    ['headline', toList(own(profile, 'headline'))],
    ['intro', [own(profile, 'intro') ?? INTRO]],
    ['available', [profile['isAvailable'] === false ? 'no' : 'yes']],
    ['email', toList(ownMail)],
    ['link', links.filter((href) => href.startsWith('https:') && !explainFrontPage(href))],
    ['tag', hasSamples ? ['Web'] : asList(readYaml(FILES.tags)).map(String)],
    ['word', hasSamples ? [] : asList(profile['marqueeWords']).map(String)],
    ['site', siteNow()],
    ['host', []],
    ['samples', [hasSamples ? 'remove' : 'keep']],
  ]);
  return (key, answers) => {
    const known = usual.get(key) ?? [];
    const [name = NAME] = answers.get('name') ?? [];
    return key === 'headline' && known.length === 0 ? [greet(name)] : known;
  };
}

function greet(name: string): string {
  return `I am ${name}, and *this* is what I build.`;
}

function toList(value: string | undefined): string[] {
  return value === undefined ? [] : [value];
}

function own(profile: Record<string, unknown>, field: string): string | undefined {
  const value = profile[field];
  if (typeof value !== 'string') return undefined;
  return SAMPLE_VALUES[FILES.profile]?.[field]?.includes(value.trim()) ? undefined : value.trim();
}

function gitMail(): string | undefined {
  return tryGit('config', 'user.email');
}

function siteNow(): string[] {
  const site = readVariable('SITE_URL');
  return site ? [site.replace(/\/+$/, '') + readBase(readVariable('BASE'))] : [];
}
