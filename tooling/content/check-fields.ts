import type { z } from 'astro/zod';

import type { Mistake } from './mistake.ts';
import type { Path, Source } from './source.ts';

/** Compares what stands at a place of a file with its schema. */
export function checkFields(source: Source, schema: z.ZodType, at: Path = []): Mistake[] {
  const { success, error } = schema.safeParse(valueAt(source.data, at));
  if (success) return [];
  return error.issues.map((issue) => {
    const path = [...at, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      const unknown = [...path, ...issue.keys.slice(0, 1)];
      return mistakeAt(source, unknown, issue.message);
    }
    return mistakeAt(source, path, stateOf(valueAt(source.data, path)) + issue.message);
  });
}

/** A mistake at a place of a file. */
export function mistakeAt(source: Source, path: Path, fix: string): Mistake {
  return { file: source.file, line: source.lineOf(path), field: nameOf(path), fix };
}

/** What stands at a place of a file; undefined where there is nothing. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (isIndexable(value) ? value[step] : undefined),
    data,
  );
}

/** The values of a list at a place of a file, with the way to each; none where there is no list. */
export function itemsAt(source: Source, path: Path): { value: unknown; path: Path }[] {
  const list = valueAt(source.data, path);
  if (!Array.isArray(list)) return [];
  return list.map((value: unknown, index) => ({ value, path: [...path, index] }));
}

/** One value of a file. */
export interface Field {
  /** Such as `socialLinks[0].href`; entries of a list at the top are `[0].title`. */
  path: string;
  at: Path;
  value: string | number | boolean;
  line: number;
}

/** Every value of a file with its place; none for what is empty. */
export function fieldsOf(source: Source, at: Path = []): Field[] {
  const value = valueAt(source.data, at);
  if (isIndexable(value)) {
    return Object.keys(value).flatMap((name) =>
      fieldsOf(source, [...at, Array.isArray(value) ? Number(name) : name]),
    );
  }
  return isValue(value) ? [{ path: spell(at), at, value, line: source.lineOf(at) }] : [];
}

function isValue(value: unknown): value is Field['value'] {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function spell(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

function stateOf(value: unknown): string {
  if (value === undefined) return 'is missing. ';
  return value === null || value === '' ? 'is empty. ' : '';
}

/** Such as `workHistory 1, logo`; the entry of a file that is a list is called `entry 1`. */
function nameOf(path: Path): string | undefined {
  if (path.length === 0) return undefined;
  const words = path.map((step, index) => {
    if (typeof step !== 'number') return `, ${String(step)}`;
    return index === 0 ? `entry ${step + 1}` : ` ${step + 1}`;
  });
  return words.join('').replace(/^, /, '');
}

function isIndexable(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
