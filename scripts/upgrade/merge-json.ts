import { isDeepStrictEqual } from 'node:util';

/** A value of a JSON file; undefined where one version has no such field. */
export type Json =
  string | number | boolean | null | undefined | Json[] | { [field: string]: Json };

/**
 * The fields that one side changed, from that side. Where both did, a field of the file itself is the owner's (its name), and
 * one inside another is the template's (the version of a package that its code needs).
 */
export function mergeJson(start: Json, owner: Json, template: Json, depth = 0): Json {
  if (isObject(owner) && isObject(template)) {
    const before = isObject(start) ? start : {};
    const fields = [...new Set([...Object.keys(template), ...Object.keys(owner)])];
    const merged = fields.map((field): [string, Json] => [
      field,
      mergeJson(before[field], owner[field], template[field], depth + 1),
    ]);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }
  if (isDeepStrictEqual(owner, start)) return template;
  if (isDeepStrictEqual(template, start)) return owner;
  return depth > 1 ? template : owner;
}

/** Whether a value has fields. */
export function isObject(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
