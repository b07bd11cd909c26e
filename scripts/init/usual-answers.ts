import { FILES } from '../../checks/content.ts';
import { readBase } from '../../src/config/base.ts';
import { readVariable } from '../../tooling/read-variable.ts';
import { SAMPLE_VALUES } from '../../checks/sample-words.ts';
import { explainExample, explainFrontPage } from '../../checks/link-problem.ts';
import { tryGit } from '../shared/git.ts';
import { listSampleProjects } from './list-samples.ts';
import { INTRO, NAME } from './scaffold-words.ts';
import { asList, asRecord, readYaml } from './site-files.ts';

/** What stands in the files now, where it is the owner's own; otherwise something that builds and that the doctor names. */
export function readUsualAnswers(): ReadonlyMap<string, readonly string[]> {
  const profile = asRecord(readYaml(FILES.profile));
  const links = asList(profile['socialLinks'])
    .map(asRecord)
    .map(({ href }) => String(href));
  const mail = links.find((href) => href.startsWith('mailto:'))?.slice('mailto:'.length);
  const ownMail = mail !== undefined && !explainExample(`mailto:${mail}`) ? mail : gitMail();
  const hasSamples = listSampleProjects().length > 0;
  const name = own(profile, 'name') ?? tryGit('config', 'user.name') ?? NAME;
  return new Map([
    ['name', [name]],
    ['role', [own(profile, 'role') ?? 'Software developer']],
    ['headline', [own(profile, 'headline') ?? `I am ${name}, and *this* is what I build.`]],
    ['intro', [own(profile, 'intro') ?? INTRO]],
    ['available', [profile['isAvailable'] === false ? 'no' : 'yes']],
    ['email', ownMail === undefined ? [] : [ownMail]],
    ['link', links.filter((href) => href.startsWith('https:') && !explainFrontPage(href))],
    ['tag', hasSamples ? ['Web'] : asList(readYaml(FILES.tags)).map(String)],
    ['word', hasSamples ? [] : asList(profile['marqueeWords']).map(String)],
    ['site', siteNow()],
    ['host', []],
    ['samples', [hasSamples ? 'remove' : 'keep']],
  ]);
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
