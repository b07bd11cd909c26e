import { existsSync, readFileSync, statSync } from 'node:fs';

import { z } from 'astro/zod';

import { spellPath } from '../../checks/fields.ts';

/** What a JSON Resume (jsonresume.org) says, in the words of the profile. */
export interface Resume {
  /** By the keys of the questions. */
  answers: Record<string, string | string[]>;
  workHistory: unknown[];
  education: unknown[];
}

const MAX_BYTES = 1_000_000;

const text = (max: number) =>
  z
    .string({ error: 'Write text in quotes.' })
    .max(max, `Write at most ${max} characters.`)
    .transform((value) => value.trim().replace(/\s+/g, ' '));
const words = (max: number) =>
  text(max).refine((value) => value !== '', { error: 'Write something, or remove the field.' });
const date = z
  .string({ error: 'Write a date such as "2024-03".' })
  .regex(/^(?:19[7-9]|2\d\d)\d(?:-(?:0[1-9]|1[0-2])(?:-\d\d)?)?$/, 'Write a date such as 2024-03.')
  .transform((value) => value.slice(0, 'YYYY-MM'.length));
const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, { error: 'Write a list in brackets.' }).nullish();
const object = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape, { error: 'Write an object in braces.' });

/** Fields that a portfolio has no place for are passed over. The lengths are those of the profile. */
const resumeSchema = object({
  basics: object({
    name: words(60),
    label: text(100).nullish(),
    summary: text(500).nullish(),
    email: text(200).nullish(),
    location: object({
      address: text(80).nullish(),
      city: text(40).nullish(),
      region: text(40).nullish(),
    }).nullish(),
    profiles: list(object({ url: text(200).nullish() })),
  }),
  work: list(
    object({
      name: words(80).nullish(),
      company: words(80).nullish(),
      position: words(80),
      startDate: date,
      endDate: date.or(z.literal('')).nullish(),
      summary: text(300).nullish(),
      highlights: list(words(200)),
    }).refine(({ name, company }) => name ?? company, {
      path: ['name'],
      error: 'Write where it was.',
    }),
  ),
  education: list(
    object({
      institution: words(80),
      studyType: text(40).nullish(),
      area: text(60).nullish(),
      startDate: date,
      endDate: date.or(z.literal('')).nullish(),
    }).refine(({ studyType, area }) => studyType || area, {
      path: ['area'],
      error: 'Write what was learned there.',
    }),
  ),
});

/** Reads a file that somebody else's program may have written. Throws a sentence that names the field and the fix. */
export function readResume(file: string): Resume {
  if (!existsSync(file) || !statSync(file).isFile())
    throw new Error(`${file} does not exist. Name a file with --resume.`);
  if (statSync(file).size > MAX_BYTES)
    throw new Error(`${file} is larger than a megabyte, so it is no résumé.`);
  const { success, data, error } = resumeSchema.safeParse(parseJson(file));
  if (!success) {
    const [issue] = error.issues;
    const place = spellPath((issue?.path ?? []).map((key) => (typeof key === 'symbol' ? '' : key)));
    throw new Error(
      `${file}: ${place === '' ? '' : `${place}: `}${issue?.message ?? ''} It should be a JSON Resume (jsonresume.org). Nothing was changed.`,
    );
  }
  const { basics, work, education } = data;
  const { address, city, region } = basics.location ?? {};
  return {
    answers: withoutEmpty({
      name: basics.name,
      role: basics.label,
      intro: basics.summary,
      email: basics.email,
      location: [city, region].filter(Boolean).join(', ') || address,
      link: basics.profiles?.flatMap(({ url }) => url || []),
    }),
    workHistory: (work ?? []).map((role) => ({
      company: role.name ?? role.company,
      title: role.position,
      start: toSpan(role.startDate),
      end: toSpan(role.endDate) ?? 'Present',
      ...(role.summary && { summary: role.summary }),
      ...(role.highlights?.length && { points: role.highlights }),
    })),
    education: (education ?? []).map((school) => ({
      school: school.institution,
      title: [school.studyType, school.area].filter(Boolean).join(' '),
      start: toSpan(school.startDate),
      end: toSpan(school.endDate) ?? 'Present',
    })),
  };
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\u{feff}/u, ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new Error(`${file} is no JSON: ${reason}. Nothing was changed.`, { cause: error });
  }
}

/** A year is a number in the profile, a month is text. */
function toSpan(value: string | null | undefined): number | string | undefined {
  if (!value) return undefined;
  return value.includes('-') ? value : Number(value);
}

function withoutEmpty(
  fields: Record<string, string | string[] | null | undefined>,
): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string | string[]] => (field[1]?.length ?? 0) > 0,
    ),
  );
}
