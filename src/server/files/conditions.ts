import type { IncomingMessage } from 'node:http';

import parseRange from 'range-parser';

import type { Variant } from './site-file.ts';

/** The part of a request that both the Node server and the edge build have. */
type ConditionalRequest = Pick<IncomingMessage, 'method' | 'headers'>;

type Version = Pick<Variant, 'etag' | 'lastModified' | 'size'>;

/** A byte range. */
export interface Part {
  start: number;
  /** Included. */
  end: number;
}

/** Whether the visitor has exactly this variant already, by If-None-Match or else If-Modified-Since. */
export function isNotModified(
  { headers }: ConditionalRequest,
  { etag, lastModified }: Omit<Version, 'size'>,
): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => isSameTag(tag.trim(), etag));
  const since = headers['if-modified-since'];
  return since !== undefined && Date.parse(lastModified) <= Date.parse(since);
}

/** The Range header, which only GET may have; undefined otherwise. */
export function askedRange({ method, headers }: ConditionalRequest): string | undefined {
  return method === 'GET' ? headers.range : undefined;
}

/**
 * The requested range; `whole` when there is none, when there are several, or when If-Range does not match; `none` when it
 * lies outside the file.
 */
export function choosePart(request: ConditionalRequest, variant: Version): Part | 'whole' | 'none' {
  const range = askedRange(request);
  if (range === undefined || !matchesIfRange(request.headers['if-range'], variant)) return 'whole';
  const parts = parseRange(variant.size, range);
  if (parts === -1) return 'none';
  if (parts === -2 || parts.type !== 'bytes' || parts.length !== 1) return 'whole';
  const [part] = parts;
  return part ?? 'whole';
}

/** Proxies mark a tag as weak when they compress a response; If-None-Match compares weakly, so that does not matter. */
function isSameTag(tag: string, etag: string): boolean {
  return tag === '*' || tag === etag || tag === `W/${etag}`;
}

function matchesIfRange(ifRange: string | string[] | undefined, variant: Version): boolean {
  return ifRange === undefined || ifRange === variant.etag || ifRange === variant.lastModified;
}
