import type { Source } from './site.ts';
import { lastName } from './values-of.ts';

/** A link with its place. */
export interface ContentLink {
  file: string;
  line: number;
  field: string;
  url: string;
  /** Whether the field is the owner's own address, unlike a link in a text. */
  isField: boolean;
}

const LINK_FIELDS = ['href', 'link', 'iframe', 'url'];

/** Every link of a content file: in its fields, in its Markdown and in its tags. */
export function listLinks({ file, fields, parts }: Source): ContentLink[] {
  const inFields = fields
    .filter(({ path }) => LINK_FIELDS.includes(lastName(path)))
    .map(({ path, value, line }) => ({
      file,
      line,
      field: path,
      url: String(value),
      isField: true,
    }));
  const inTexts = parts.flatMap((part) => {
    const url =
      part.kind === 'link' ? part.url : part.kind === 'tag' ? part.attributes['href'] : '';
    if (!url) return [];
    return [{ file, line: part.line, field: part.field, url, isField: false }];
  });
  return [...inFields, ...inTexts];
}
