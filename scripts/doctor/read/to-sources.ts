import { fieldsOf, type Field } from '../../../tooling/content/check-fields.ts';
import type { Content } from '../../../tooling/content/content.ts';
import type { Source } from '../site.ts';
import { markdownParts } from './markdown-parts.ts';

/** The field of an entry that holds Markdown (src/collections/loaders.ts). */
const ENTRY_TEXT = /^\[\d+\]\.text$/;

/** The files of the content, taken apart. What cannot be read is not here; the checks of a build name it. */
export function toSources({ lists, projects, streamItems }: Content): Source[] {
  return [...Object.values(lists), ...projects, ...streamItems].map((source) => {
    const fields = fieldsOf(source);
    const body = markdownParts(source.body, { field: 'text', firstLine: 1, isPlain: false });
    return { file: source.file, fields, parts: [...fields.flatMap(toParts), ...body] };
  });
}

function toParts({ path, value, line }: Field): Source['parts'] {
  if (!ENTRY_TEXT.test(path) || typeof value !== 'string') return [];
  return markdownParts(value, { field: path, firstLine: line, isPlain: true });
}
