import type { Field } from '../../../tooling/content/check-fields.ts';
import type { Finding } from '../finding.ts';
import type { Site, Source } from '../site.ts';
import { findField, lastName } from '../values-of.ts';

const DATE_FIELDS = ['publishedAt', 'updatedAt', 'date'];

/** Dates in the future. */
export function checkDates({ sources, now }: Site): Finding[] {
  return sources.flatMap((source) => source.fields.flatMap((field) => toCome(source, field, now)));
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

function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);
}
