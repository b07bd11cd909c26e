import { readFileSync } from 'node:fs';

import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';

import { readBuiltJson, readPage } from '../support/dist';
import { readPdf } from '../support/pdf';
import { profile } from '../support/profile';

interface Resume {
  basics: { name: string; label: string; summary: string };
  work: { name: string; position: string; startDate: string; endDate?: string }[];
  skills: { name: string; keywords: string[] }[];
  projects: { name: string; description: string; roles?: string[]; keywords: string[] }[];
}

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
const isResume = ajv.compile<Resume>(schema);

function readResume(): Resume {
  const resume = readBuiltJson('resume.json');
  if (isResume(resume)) return resume;
  throw new Error(ajv.errorsText(isResume.errors));
}

test('resume.json is valid against the JSON Resume schema', () => {
  expect(readResume().basics.name).toBe(profile.name);
});

test('a role has an end date only when it has ended', () => {
  const ends = readResume().work.map(({ endDate }) => endDate);
  expect(ends).toEqual(
    profile.workHistory.map(({ end }) => (/^\d{4}$/.test(end) ? end : undefined)),
  );
});

test('the PDF is one page', async () => {
  expect(await readPdf(readFileSync('dist/client/cv.pdf'))).toHaveLength(1);
});

test('page, PDF and JSON say the same', async () => {
  const page = textOf(readPage('/cv'));
  const [pdf = ''] = await readPdf(readFileSync('dist/client/cv.pdf'));
  for (const fact of factsOf(readResume())) {
    expect(page, 'on the page').toContain(fact);
    expect(pdf, 'in the PDF').toContain(fact);
  }
});

test('the page names no project, role or tool that the JSON does not', () => {
  const { projects, work, skills } = readResume();
  const headings = [...readPage('/cv').matchAll(/<h3[^>]*>(?:<a [^>]*>)?([^<]+)/g)].map(
    ([, words]) => words,
  );
  expect(headings).toEqual([
    ...projects.map(({ name }) => name),
    ...work.map(({ position }) => position),
    ...skills.map(({ name }) => name),
  ]);
});

function factsOf({ basics, work, skills, projects }: Resume): string[] {
  return [
    basics.name,
    basics.label,
    basics.summary,
    ...work.flatMap(({ name, position, startDate }) => [position, name, `${startDate} to Present`]),
    ...skills.flatMap(({ name, keywords }) => [name, ...keywords]),
    ...projects.flatMap(({ name, description, roles = [], keywords }) => [
      name,
      description,
      ...roles,
      keywords.join(', '),
    ]),
  ];
}

/** The words of a page, as a reader sees them. */
function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,])/g, '');
}
