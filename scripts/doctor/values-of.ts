import type { Field } from '../../tooling/content/check-fields.ts';
import { FILES } from '../../tooling/content/content.ts';
import type { Source } from './site.ts';

/** The values of the fields whose path matches, as text. */
export function valuesOf({ fields }: Source, path: RegExp): string[] {
  return fields.filter((field) => path.test(field.path)).map(({ value }) => String(value));
}

/** The value of one field; undefined when the file has none of that path. */
export function findField({ fields }: Source, path: string): Field | undefined {
  return fields.find((field) => field.path === path);
}

/** The sources that are write-ups. */
export function projectsOf(sources: readonly Source[]): Source[] {
  return sources.filter(({ file }) => file.startsWith('projects/'));
}

/** The file of stream entries, if it could be read. */
export function entriesOf(sources: readonly Source[]): Source[] {
  return sources.filter(({ file }) => file === FILES.entries);
}

/** The last name of a path: `href` for `socialLinks[0].href`. */
export function lastName(path: string): string {
  return /(\w+)(?:\[\d+\])*$/.exec(path)?.[1] ?? '';
}
