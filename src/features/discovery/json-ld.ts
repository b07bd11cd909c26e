import type { BreadcrumbList, Person, ProfilePage, SoftwareSourceCode, WebSite } from 'schema-dts';

import { ownLinks, type Profile } from '@/collections/profile';
import type { Project } from '@/collections/projects';
import { absoluteUrl } from '@/config/site';

const PERSON_ID = absoluteUrl('/#person');
const WEBSITE_ID = absoluteUrl('/#website');

/** Pages that other pages are listed under. */
const SECTIONS = [
  { path: '/projects', name: 'Projects' },
  { path: '/stream', name: 'Stream' },
];

/** The owner, with their profiles on other sites. */
export function describePerson(profile: Profile) {
  const links = ownLinks(profile.socialLinks).filter(({ href }) => href.startsWith('https:'));
  return {
    '@type': 'Person',
    '@id': PERSON_ID,
    name: profile.name,
    description: profile.intro,
    jobTitle: profile.role,
    url: absoluteUrl('/'),
    knowsAbout: profile.tools.map(({ name }) => name),
    ...(profile.location !== undefined && { homeLocation: profile.location }),
    ...(profile.education.length > 0 && {
      alumniOf: profile.education.map(({ school }) => school),
    }),
    ...(links.length > 0 && { sameAs: links.map(({ href }) => href) }),
  } as const satisfies Person;
}

/** The site as a whole. */
export function describeWebSite({ name, intro }: Profile) {
  return {
    '@type': 'WebSite',
    '@id': WEBSITE_ID,
    name,
    description: intro,
    url: absoluteUrl('/'),
    inLanguage: 'en',
    author: { '@id': PERSON_ID },
  } as const satisfies WebSite;
}

/** The page about the owner. */
export function describeProfilePage() {
  return {
    '@type': 'ProfilePage',
    '@id': absoluteUrl('/about'),
    url: absoluteUrl('/about'),
    isPartOf: { '@id': WEBSITE_ID },
    mainEntity: { '@id': PERSON_ID },
  } as const satisfies ProfilePage;
}

/** A project and its write-up. */
export function describeProject(project: Project) {
  return {
    '@type': 'SoftwareSourceCode',
    '@id': absoluteUrl(project.slug),
    name: project.title,
    description: project.description,
    ...(project.summary !== undefined && { abstract: project.summary }),
    url: absoluteUrl(project.slug),
    image: absoluteUrl(project.cover),
    datePublished: project.publishedAt,
    ...(project.updatedAt !== undefined && { dateModified: project.updatedAt }),
    keywords: project.keywords,
    inLanguage: 'en',
    author: { '@id': PERSON_ID },
    isPartOf: { '@id': WEBSITE_ID },
  } as const satisfies SoftwareSourceCode;
}

/** The pages that lead from the home page to a page, itself last. */
export function describeBreadcrumbs(path: string, title: string) {
  const crumbs = [
    { path: '/', name: 'Home' },
    ...SECTIONS.filter((section) => path.startsWith(`${section.path}/`)),
    { path, name: title },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(crumb.path),
    })),
  } as const satisfies BreadcrumbList;
}
