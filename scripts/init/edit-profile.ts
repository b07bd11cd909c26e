import { basename, extname } from 'node:path';

import { parseDocument, type Document } from 'yaml';

import { FILES } from '../../checks/content.ts';
import type { Answers } from './collect-answers.ts';
import type { Resume } from './read-resume.ts';
import { isSample } from './list-samples.ts';
import { asList, asRecord } from './site-files.ts';
import { toSocialLink } from './to-social-link.ts';

const CV_LINK = { label: 'Résumé', href: '/cv', icon: 'cv', outline: true };

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
# education:
#   - school: Name of the school
#     title: What you study
#     start: 2023
#     end: Present
`;

/** Where the picture of the owner is copied to; undefined when there is none. */
export function portraitFile(answers: Answers): string | undefined {
  const [picture] = answers.get('picture') ?? [];
  return picture && `content/portrait${extname(picture).toLowerCase()}`;
}

function pictureField(answers: Answers): string | undefined {
  const file = portraitFile(answers);
  return file && `./${basename(file)}`;
}

function setOrDelete(document: Document, field: string, value: string | undefined): void {
  if (value === undefined) document.delete(field);
  else if (value !== document.get(field)) document.set(field, value);
}

function socialLinks(answers: Answers, stored: unknown[]): unknown[] {
  const addresses = [
    ...(answers.get('link') ?? []),
    ...(answers.get('email') ?? []).map((mail) => `mailto:${mail}`),
  ];
  const known = stored.map(asRecord);
  const links = addresses.map(
    (href) => known.find((link) => link['href'] === href) ?? toSocialLink(href),
  );
  const ownPages = known.filter(({ href }) => String(href).startsWith('/'));
  return [...links, ...(ownPages.length > 0 ? ownPages : [CV_LINK])];
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
  // Speaks of the two sides of the samples.
  document.delete('projectsIntro');
}

/** Sets a list that has changed; without entries the field goes, because every list of the profile is optional. */
function setList(document: Document, field: string, entries: unknown[]): void {
  const stored = asList(asRecord(document.toJS())[field]);
  if (JSON.stringify(stored) === JSON.stringify(entries)) return;
  if (entries.length === 0) document.delete(field);
  else document.set(field, document.createNode(entries));
}
