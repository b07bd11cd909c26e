import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { FILES, readContent } from '../../checks/content.ts';
import { readBase } from '../../src/config/base.ts';
import { readVariable } from '../../tooling/read-variable.ts';
import { SAMPLE_LINKS, SAMPLE_VALUES } from '../../checks/sample-words.ts';
import { tryGit } from '../shared/git.ts';
import type { Answers } from './collect-answers.ts';
import { listSampleProjects } from './list-samples.ts';
import { WORKFLOW } from './questions.ts';
import { greet, INTRO, NAME, ROLE } from './scaffold-words.ts';
import { asList, asRecord, readYaml } from './site-files.ts';

/**
 * What stands in the files now, where it is the owner's own; otherwise something that builds and that the doctor names. Only somebody
 * who is asked can agree to publish the e-mail address of git, or to a role.
 * @returns what to offer for a question, given the answers so far
 */
export function readUsualAnswers({ isAsking = false } = {}): (
  key: string,
  answers: Answers,
) => readonly string[] {
  const profile = asRecord(readYaml(FILES.profile));
  const links = asList(profile['socialLinks'])
    .map(asRecord)
    .map(({ href }) => String(href))
    .filter((href) => !SAMPLE_LINKS.includes(href));
  const mail = links.find((href) => href.startsWith('mailto:'))?.slice('mailto:'.length);
  const words = asList(profile['marqueeWords']).map(String);
  const samples = listSampleProjects();
  // An owner who has answered before may have wanted no address.
  const isOwned = own(profile, 'name') !== undefined;
  const usual = new Map([
    ['name', [own(profile, 'name') ?? tryGit('config', 'user.name') ?? NAME]],
    ['role', [own(profile, 'role') ?? (isAsking ? 'Software developer' : ROLE)]],
    ['location', toList(own(profile, 'location'))],
    ['picture', toList(own(profile, 'picture')).map((path) => join(dirname(FILES.profile), path))],
    ['accent', toList(own(profile, 'accent'))],
    ['headline', toList(own(profile, 'headline'))],
    ['intro', [own(profile, 'intro') ?? INTRO]],
    ['available', [profile['isAvailable'] === false ? 'no' : 'yes']],
    ['email', toList(mail ?? (isAsking && !isOwned ? gitMail() : undefined))],
    ['link', links.filter((href) => href.startsWith('https:'))],
    ['tag', samples.length > 0 ? tagsApartFrom(samples) : asList(readYaml(FILES.tags)).map(String)],
    ['word', words.some((word) => isSampleValue('marqueeWords', word)) ? [] : words],
    ['site', siteNow()],
    ['host', existsSync(WORKFLOW) ? ['sub-path'] : []],
    ['samples', [samples.length > 0 ? 'remove' : 'keep']],
  ]);
  return (key, answers) => {
    const known = usual.get(key) ?? [];
    const [name = NAME] = answers.get('name') ?? [];
    return key === 'headline' && known.length === 0 ? [greet(name)] : known;
  };
}

function toList(value: string | undefined): string[] {
  return value === undefined ? [] : [value];
}

function own(profile: Record<string, unknown>, field: string): string | undefined {
  const value = profile[field];
  if (typeof value !== 'string') return undefined;
  return isSampleValue(field, value.trim()) ? undefined : value.trim();
}

function isSampleValue(field: string, value: string): boolean {
  return SAMPLE_VALUES[FILES.profile]?.[field]?.includes(value) === true;
}

/** The tags of the owner's projects, when the samples go; one to begin with when there are none. */
function tagsApartFrom(samples: readonly string[]): string[] {
  const tags = readContent('.')
    .projects.filter(({ file }) => !samples.includes(dirname(file)))
    .flatMap(({ data }) => asList(asRecord(data)['tags']).map(String));
  return tags.length > 0 ? [...new Set(tags)] : ['Web'];
}

function gitMail(): string | undefined {
  return tryGit('config', 'user.email');
}

function siteNow(): string[] {
  const site = readVariable('SITE_URL');
  return site ? [site.replace(/\/+$/, '') + readBase(readVariable('BASE'))] : [];
}
