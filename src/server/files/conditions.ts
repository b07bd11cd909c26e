import type { IncomingMessage } from 'node:http';

import parseRange from 'range-parser';

import type { Form } from './site-file.ts';

/** What counts of a request here; both engines have it. */
type Asked = Pick<IncomingMessage, 'headers'>;

/** What counts of a file. */
type Version = Pick<Form, 'etag' | 'lastModified' | 'size'>;

/** Bytes of a file. */
export interface Part {
  start: number;
  /** Included. */
  end: number;
}

/** Whether the visitor has exactly this form already: If-None-Match, or If-Modified-Since where that is absent. */
export function isKnown(
  { headers }: Asked,
  { etag, lastModified }: Omit<Version, 'size'>,
): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => isSameTag(tag.trim(), etag));
  const since = headers['if-modified-since'];
  return since !== undefined && Date.parse(lastModified) <= Date.parse(since);
}

/**
 * The part that was asked for; `whole` when none was, when several were or when the file is no longer the one it is a part
 * of; `none` when the file has no such part.
 */
export function choosePart({ headers }: Asked, form: Version): Part | 'whole' | 'none' {
  const { range } = headers;
  if (range === undefined || !isSameAsBefore(headers['if-range'], form)) return 'whole';
  const parts = parseRange(form.size, range);
  if (parts === -1) return 'none';
  if (parts === -2 || parts.type !== 'bytes' || parts.length !== 1) return 'whole';
  const [part] = parts;
  return part ?? 'whole';
}

/** Proxies mark a tag as weak when they compress an answer; to the question "is it the same?" that makes no difference. */
function isSameTag(tag: string, etag: string): boolean {
  return tag === '*' || tag === etag || tag === `W/${etag}`;
}

function isSameAsBefore(ifRange: string | string[] | undefined, form: Version): boolean {
  return ifRange === undefined || ifRange === form.etag || ifRange === form.lastModified;
}
