import type { z } from 'astro/zod';

import type { Finding } from './finding.ts';
import type { Path, Source } from './source.ts';

/** One value of a file. */
export interface Field {
  at: Path;
  /** The same, written as `socialLinks[0].href`; entries of a list at the top are `[0].title`. */
  path: string;
  value: string | number | boolean;
  line: number;
}

/** Compares what stands at a place of a file with its schema. */
export function checkFields(source: Source, schema: z.ZodType, at: Path = []): Finding[] {
  const { success, error } = schema.safeParse(valueAt(source.data, at));
  if (success) return [];
  return error.issues.map((issue) => {
    const path = [...at, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      return mistakeAt(source, [...path, ...issue.keys.slice(0, 1)], issue.message);
    }
    return mistakeAt(source, path, describeLack(valueAt(source.data, path)) + issue.message);
  });
}

/** A finding at a place of a file that stops a build. */
export function mistakeAt(source: Source, at: Path, message: string): Finding {
  const field = at.length === 0 ? undefined : spellPath(at);
  return { file: source.file, line: source.lineOf(at), field, message, isFatal: true };
}

/** A finding at a place of a file that a build survives. */
export function adviceAt(source: Source, at: Path, message: string): Finding {
  return { ...mistakeAt(source, at, message), isFatal: false };
}

/** What stands at a place of a file; undefined where there is nothing. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (isIndexable(value) ? value[step] : undefined),
    data,
  );
}

/** The values of a list at a place of a file, with the way to each; none where there is no list. */
export function itemsAt(source: Source | undefined, path: Path): { value: unknown; path: Path }[] {
  const list = valueAt(source?.data, path);
  if (!Array.isArray(list)) return [];
  return list.map((value: unknown, index) => ({ value, path: [...path, index] }));
}

/** Every value of a file with its place; none for what is empty. */
export function listFields(source: Source, at: Path = []): Field[] {
  const value = valueAt(source.data, at);
  if (isIndexable(value)) {
    return Object.keys(value).flatMap((name) =>
      listFields(source, [...at, Array.isArray(value) ? Number(name) : name]),
    );
  }
  return isValue(value) ? [{ at, path: spellPath(at), value, line: source.lineOf(at) }] : [];
}

/** The last name on the way to a value: `href` for `socialLinks[0].href`. */
export function lastNameOn(at: Path): string {
  return String(at.findLast((step) => typeof step !== 'number') ?? '');
}

/** The one way in which a place inside of a file is written. */
export function spellPath(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

function describeLack(value: unknown): string {
  if (value === undefined) return 'is missing. ';
  return value === null || value === '' ? 'is empty. ' : '';
}

function isValue(value: unknown): value is Field['value'] {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function isIndexable(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
