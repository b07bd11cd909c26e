import { absoluteUrl } from '@/config/site';

import type { Cv } from './to-cv';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** A year or a month; other ends are words. */
const IS_DATE = /^\d{4}(?:-\d{2})?$/;

/** The CV in the format of jsonresume.org. A role that goes on has no end date there. */
export function toJsonResume(cv: Cv) {
  const email = cv.links.find(({ href }) => href.startsWith('mailto:'))?.words;
  return {
    $schema: SCHEMA,
    basics: {
      name: cv.name,
      label: cv.role,
      ...(email !== undefined && { email }),
      url: absoluteUrl('/'),
      summary: cv.summary,
      ...(cv.location !== undefined && { location: { address: cv.location } }),
      profiles: cv.links
        .filter(({ href }) => href.startsWith('https:') && !href.startsWith(absoluteUrl('/')))
        .map(({ label, href, words }) => ({
          network: label,
          username: words.split('/').at(-1) ?? '',
          url: href,
        })),
    },
    work: cv.roles.map(({ title, company, start, end, summary, points = [] }) => ({
      name: company,
      position: title,
      startDate: String(start),
      ...(IS_DATE.test(end) && { endDate: end }),
      ...(summary !== undefined && { summary }),
      ...(points.length > 0 && { highlights: points }),
    })),
    ...(cv.education.length > 0 && {
      education: cv.education.map(({ school, title, start, end }) => ({
        institution: school,
        area: title,
        startDate: start,
        ...(IS_DATE.test(end) && { endDate: end }),
      })),
    }),
    skills: cv.tools.map(({ name, use }) => ({ name, keywords: [use] })),
    projects: cv.projects.map(({ title, description, part, publishedAt, path, tags }) => ({
      name: title,
      description,
      endDate: publishedAt,
      url: absoluteUrl(path),
      ...(part !== undefined && { roles: [part] }),
      keywords: tags,
    })),
    meta: { canonical: absoluteUrl('/resume.json'), version: 'v1.0.0' },
  };
}
