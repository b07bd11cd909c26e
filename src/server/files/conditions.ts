import type { IncomingMessage } from 'node:http';

import parseRange from 'range-parser';

import { namesTag } from '../../lib/entity-tags.ts';
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

/**
 * What the conditions of a request say to this version of a file: `send` it; it is `known` to the visitor; or it is `other` than
 * the one the visitor wants to go on with. In the order of RFC 9110, section 13.2.2.
 */
export function checkConditions(
  { headers }: ConditionalRequest,
  { etag, lastModified }: Omit<Version, 'size'>,
): 'send' | 'known' | 'other' {
  const {
    'if-match': match,
    'if-none-match': noneMatch,
    'if-modified-since': modifiedSince,
    'if-unmodified-since': unmodifiedSince,
  } = headers;
  if (match !== undefined) {
    if (!namesTag(match, etag, 'strong')) return 'other';
  } else if (unmodifiedSince !== undefined) {
    if (Date.parse(lastModified) > Date.parse(unmodifiedSince)) return 'other';
  }
  if (noneMatch !== undefined) return namesTag(noneMatch, etag, 'weak') ? 'known' : 'send';
  const isOlder =
    modifiedSince !== undefined && Date.parse(lastModified) <= Date.parse(modifiedSince);
  return isOlder ? 'known' : 'send';
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

function matchesIfRange(ifRange: string | string[] | undefined, variant: Version): boolean {
  return ifRange === undefined || ifRange === variant.etag || ifRange === variant.lastModified;
}
