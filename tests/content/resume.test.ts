import { readFileSync } from 'node:fs';

import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { htmlToHast } from 'satteri';
import { expect, test } from 'vitest';

import { formatSpanEnd } from '../../src/lib/format-date';
import { textOf } from '../../tooling/hast-tree';
import { readBuiltJson, readPage } from '../support/dist';
import { readPdf } from '../support/pdf';
import { profile } from '../support/profile';
import { isSampleSite } from '../support/samples';

interface Resume {
  basics: { name: string; label: string; summary: string };
  work: { name: string; position: string; startDate: string; endDate?: string }[];
  education?: { institution: string; area: string }[];
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
    profile.workHistory.map(({ end }) => (/^\d{4}(?:-\d\d)?$/.test(end) ? end : undefined)),
  );
});

test.skipIf(!isSampleSite)('the PDF is one page', async () => {
  expect(await readPdf(readFileSync('dist/client/cv.pdf'))).toHaveLength(1);
});

test('page, PDF and JSON say the same', async () => {
  const page = withoutSpaces(textOf(htmlToHast(readPage('/cv'))));
  const pdf = withoutSpaces((await readPdf(readFileSync('dist/client/cv.pdf'))).join(''));
  for (const fact of factsOf(readResume()).map(withoutSpaces)) {
    expect(page, 'on the page').toContain(fact);
    if (!JOINED.test(fact)) expect(pdf, 'in the PDF').toContain(fact);
  }
});

test('the page names no project, role, school or tool that the JSON does not', () => {
  const { projects, work, education = [], skills } = readResume();
  const headings = [...readPage('/cv').matchAll(/<h3[^>]*>(?:<a [^>]*>)?(.*?)<\//g)].map(
    ([, words = '']) => textOf(htmlToHast(words)),
  );
  expect(headings.toSorted()).toEqual(
    [
      ...projects.map(({ name }) => name),
      ...work.map(({ position }) => position),
      ...education.map(({ area }) => area),
      ...skills.map(({ name }) => name),
    ].sort(),
  );
});

/** Scripts whose letters change beside each other: what is read out of a PDF are their shapes. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}]/u;

function factsOf({ basics, work, education = [], skills, projects }: Resume): string[] {
  return [
    basics.name,
    basics.label,
    basics.summary,
    ...work.flatMap(({ name, position }, index) => [
      position,
      name,
      spanOf(profile.workHistory[index]),
    ]),
    ...education.flatMap(({ institution, area }, index) => [
      area,
      institution,
      spanOf(profile.education[index]),
    ]),
    ...skills.flatMap(({ name, keywords }) => [name, ...keywords]),
    ...projects.flatMap(({ name, description, roles = [], keywords }) => [
      name,
      description,
      ...roles,
      keywords.join(', '),
    ]),
  ];
}

/** As a reader sees it, such as Mar 2022 to Present. */
function spanOf({ start, end } = { start: '', end: '' }): string {
  return `${formatSpanEnd(start)} to ${formatSpanEnd(end)}`;
}

/** A line may break anywhere, and in a PDF with a sign that is not seen. */
function withoutSpaces(text: string): string {
  return text.replaceAll(/[\s\p{C}]/gu, '');
}
