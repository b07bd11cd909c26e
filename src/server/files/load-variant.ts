import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';

import { lookup } from 'mrmime';

import { headersFor, type HeaderSet } from '../../config/headers.ts';
import type { Scheme } from '../exchange.ts';
import { errorCode } from '../handle-error.ts';
import type { Variant, VariantSource } from './site-file.ts';

/** Error codes for a file that was deleted while the server runs. */
const FILE_MISSING = new Set(['ENOENT', 'ENOTDIR']);

/** Media types that are text although they do not begin with `text/`. */
const TEXT_TYPES = /\/(javascript|json|xml|[a-z]+\+(json|xml))$/;

/** A variant as it is on disk now, given its size and date, with its headers, and with its content when it is held in memory. */
export async function loadVariant(source: VariantSource, stats: Stats): Promise<Variant> {
  const { path, encoding, isInMemory } = source;
  const content = isInMemory ? await readFile(path) : undefined;
  const version = content
    ? createHash('sha256').update(content).digest('base64url').slice(0, 22)
    : `${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}`;
  const size = content?.byteLength ?? stats.size;
  const etag = encoding === 'identity' ? `"${version}"` : `"${version}-${encoding}"`;
  const lastModified = stats.mtime.toUTCString();

  const headersOver = (scheme: Scheme): HeaderSet => ({
    'Content-Type': mediaTypeOf(source.name),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...(source.isNegotiated && { Vary: 'Accept-Encoding' }),
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Last-Modified': lastModified,
    ...headersFor(source.address, 'file', { isOverTls: scheme === 'https' }),
  });
  const headers = { http: headersOver('http'), https: headersOver('https') };
  const wholeOver = (scheme: Scheme): string[] =>
    Object.entries({ ...headers[scheme], 'Content-Length': String(size) }).flat();

  return {
    source,
    size,
    etag,
    lastModified,
    content,
    headers,
    whole: { http: wholeOver('http'), https: wholeOver('https') },
  };
}

/** A large variant as it is on disk now; undefined when it has gone. */
export async function reloadVariant({ source }: Variant): Promise<Variant | undefined> {
  try {
    const stats = await stat(source.path);
    return stats.isFile() ? await loadVariant(source, stats) : undefined;
  } catch (error) {
    if (FILE_MISSING.has(errorCode(error))) return undefined;
    throw error;
  }
}

function mediaTypeOf(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream';
  return type.startsWith('text/') || TEXT_TYPES.test(type) ? `${type}; charset=utf-8` : type;
}
