import { dirname, extname, relative } from 'node:path';

import { isMap, isScalar, parseDocument, type Document, type Scalar } from 'yaml';

import { FILES } from '../../checks/content.ts';
import type { Answers } from './collect-answers.ts';
import type { Resume } from './read-resume.ts';
import { isSample } from './list-samples.ts';
import { asList, asRecord } from './site-files.ts';
import { toSocialLink } from './to-social-link.ts';

/** Behind which fields one goes that the profile lacks, and what is said above it. */
const PLACES: Readonly<Record<string, { behind: readonly string[]; comment?: string }>> = {
  location: { behind: ['role'] },
  picture: { behind: ['role', 'intro'], comment: ' Your portrait on the About page.' },
  accent: {
    behind: ['role', 'intro', 'picture'],
    comment: ' The color of links, buttons and the record; without it: blue.',
  },
};

/**
 * The profile with the answers in it; comments and what was not asked stay. `gone` are the slugs of removed
 * projects, and `starter` is the one that begins; `resume` brings work and education.
 */
export function editProfile(
  text: string,
  answers: Answers,
  {
    gone,
    starter,
    resume,
  }: { gone: ReadonlySet<string>; starter: string | undefined; resume: Resume | undefined },
): string {
  const document = parseDocument(text);
  const fields = asRecord(document.toJS());
  for (const key of ['name', 'role', 'headline', 'intro']) {
    const [value] = answers.get(key) ?? [];
    if (value !== fields[key]) document.set(key, value);
  }
  setOrDelete(document, 'location', answers.get('location')?.[0]);
  setOrDelete(document, 'picture', pictureField(answers));
  setOrDelete(document, 'accent', answers.get('accent')?.[0]);
  document.set('isAvailable', answers.get('available')?.[0] !== 'no');
  setList(document, 'socialLinks', socialLinks(answers, asList(fields['socialLinks'])));
  const words = answers.get('word') ?? [];
  if (words.length > 0 || gone.size > 0) setList(document, 'marqueeWords', [...words]);
  if (gone.size > 0) removeSamples(document, fields, gone);
  if (resume?.workHistory.length) setList(document, 'workHistory', resume.workHistory);
  if (resume?.education.length) setList(document, 'education', resume.education);
  if (starter !== undefined) setList(document, 'selectedProjects', [starter]);
  const profile = document.toString({ lineWidth: 0 });
  return gone.size > 0 && !namesRoles(profile) ? `${profile}\n${ROLES}` : profile;
}

/** Whether a profile has jobs or schools. */
export function namesRoles(profile: string): boolean {
  return /^(?:workHistory|education):/m.test(profile);
}

/** What nobody is asked for, in the place where it goes. */
const ROLES = `# Work and education, newest first. Remove the # of the lines you need.
# workHistory:
#   - company: Name of the company
#     title: What you are there
#     start: 2025-09
#     end: Present
#     summary: What the work was, in a sentence for the CV.
#     points:
#       - One thing that you did there.
#       - 'Another; a line with a colon or a # goes in quotes.'
# education:
#   - school: Name of the school
#     title: What you study
#     start: 2023
#     end: Present
`;

/** Where the picture of the owner is copied to; undefined when there is none. */
export function portraitFile(answers: Answers): string | undefined {
  const [picture] = answers.get('picture') ?? [];
  if (picture === undefined || isBesideProfile(picture)) return picture;
  return `content/portrait${extname(picture).toLowerCase()}`;
}

function pictureField(answers: Answers): string | undefined {
  const file = portraitFile(answers);
  return file && `./${relative(dirname(FILES.profile), file).replaceAll('\\', '/')}`;
}

/** Whether a picture is in the folder of the profile, where it can stay. */
function isBesideProfile(picture: string): boolean {
  return /^[^./\\:]/.test(relative(dirname(FILES.profile), picture));
}

function setOrDelete(document: Document, field: string, value: string | undefined): void {
  // A color for each theme is no answer to a question, so it stays.
  if (value === undefined && typeof document.get(field) === 'string') document.delete(field);
  if (value === undefined || value === document.get(field)) return;
  if (document.has(field)) document.set(field, value);
  else insert(document, field, value);
}

/** Adds a field in its place, because at the end of a long profile nobody finds it. */
function insert(document: Document, field: string, value: string): void {
  const { contents } = document;
  const { behind = [], comment } = PLACES[field] ?? {};
  if (!isMap(contents)) return document.set(field, value);
  const at = contents.items.findLastIndex(
    ({ key }) => isScalar(key) && behind.includes(String(key.value)),
  );
  if (at < 0) return document.set(field, value);
  const pair = document.createPair<Scalar>(field, value);
  if (comment !== undefined) {
    pair.key.commentBefore = comment;
    pair.key.spaceBefore = true;
  }
  contents.items.splice(at + 1, 0, pair);
}

function socialLinks(answers: Answers, stored: unknown[]): unknown[] {
  const pages = answers.get('link') ?? [];
  const addresses = [...pages, ...(answers.get('email') ?? []).map((mail) => `mailto:${mail}`)];
  const known = stored.map((link) => ({ ...asRecord(link), href: String(asRecord(link)['href']) }));
  const firstMail = known.find(({ href }) => href.startsWith('mailto:'));
  // Nobody is asked for pages of this site, and for a second e-mail address.
  const others = known.filter((link) => !link.href.startsWith('https:') && link !== firstMail);
  const kept = known.filter((link) => addresses.includes(link.href) || others.includes(link));
  const keptPages = kept.filter(({ href }) => href.startsWith('https:')).map(({ href }) => href);
  const isComplete = kept.length === addresses.length + others.length;
  if (isComplete && keptPages.join(' ') === pages.join(' ')) return kept;
  const links = addresses.map(
    (href) => known.find((link) => link.href === href) ?? toSocialLink(href),
  );
  return [...links, ...others];
}

function removeSamples(
  document: Document,
  fields: Record<string, unknown>,
  gone: ReadonlySet<string>,
): void {
  const isMine = (entry: unknown) => !isSample(FILES.profile)(entry);
  const isThere = (slug: unknown) => !gone.has(String(slug));
  setList(document, 'workHistory', asList(fields['workHistory']).filter(isMine));
  setList(document, 'selectedProjects', asList(fields['selectedProjects']).filter(isThere));
  setList(
    document,
    'tools',
    asList(fields['tools'])
      .map(asRecord)
      .filter(isMine)
      .map((tool) => ({ ...tool, projects: asList(tool['projects']).filter(isThere) }))
      .filter(({ projects }) => projects.length > 0),
  );
  if (!isMine({ projectsIntro: fields['projectsIntro'] })) document.delete('projectsIntro');
}

/** Sets a list that has changed; without entries the field goes, because every list of the profile is optional. */
function setList(document: Document, field: string, entries: unknown[]): void {
  const stored = asList(asRecord(document.toJS())[field]);
  if (JSON.stringify(stored) === JSON.stringify(entries)) return;
  if (entries.length === 0) document.delete(field);
  else document.set(field, document.createNode(entries));
}
