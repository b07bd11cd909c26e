import type { Finding } from '../finding.ts';
import type { Field, Site, Source } from '../site.ts';
import { findField, lastName } from '../values-of.ts';

const DATE_FIELDS = ['publishedAt', 'updated', 'updatedAt', 'date'];

/** Dates to come, and things that end before they begin. */
export function checkDates({ sources, now }: Site): Finding[] {
  return sources.flatMap((source) =>
    source.fields.flatMap((field) => [
      ...toCome(source, field, now),
      ...startAfterEnd(source, field),
      ...changedBeforePublished(source, field),
    ]),
  );
}

function toCome(source: Source, { path, value, line }: Field, now: Date): Finding[] {
  const name = lastName(path);
  // A draft may carry the date on which it will appear.
  if (findField(source, path.replace(/\w+$/, 'draft'))?.value === true) return [];
  const isStart = name === 'start' && Number(value) > now.getFullYear();
  const isDate = DATE_FIELDS.includes(name) && isDay(value) && Date.parse(value) > now.getTime();
  if (!isStart && !isDate) return [];
  return [
    {
      file: source.file,
      line,
      field: path,
      problem: `${value} is still to come`,
      fix: 'Write a date that has passed, or leave the entry out until then.',
    },
  ];
}

function startAfterEnd(source: Source, { path, value, line }: Field): Finding[] {
  if (lastName(path) !== 'start') return [];
  const end = findField(source, path.replace(/start$/, 'end'));
  if (!end || !(yearOf(value) > yearOf(end.value))) return [];
  return [
    {
      file: source.file,
      line,
      field: path,
      problem: `it starts in ${value} and ends in ${end.value}`,
      fix: 'Exchange them, or correct one.',
    },
  ];
}

function changedBeforePublished(source: Source, { path, value, line }: Field): Finding[] {
  const published = findField(source, 'publishedAt')?.value;
  if (!/^updated(At)?$/.test(path) || !isDay(value) || !isDay(published)) return [];
  if (Date.parse(value) >= Date.parse(published)) return [];
  return [
    {
      file: source.file,
      line,
      field: path,
      problem: `${value} is before the day of publication, ${published}`,
      fix: 'Correct one of them.',
    },
  ];
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);
}

/** Of 2024, '2024' and '2024-05'; NaN for a word such as Present, which is after every year. */
function yearOf(value: Field['value']): number {
  return Number(/^\d{4}/.exec(String(value))?.[0]);
}
