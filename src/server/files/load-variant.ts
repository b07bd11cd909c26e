import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

import { lookup } from 'mrmime';

import { headersFor, type HeaderSet } from '../../config/headers.ts';
import type { Scheme } from '../exchange.ts';
import { codeOf } from '../give-up.ts';
import type { Form, FormSource } from './site-file.ts';

/** Files over this are media; they stay on disk. */
const LARGEST_IN_MEMORY_BYTES = 256 * 1024;

/** What the system says of a file that was there when the server started. */
const NO_FILE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

/** Kinds that are text without saying so first. */
const ALSO_TEXT = /\/(javascript|json|xml|[a-z]+\+(json|xml))$/;

/** A form as it is on disk now, with its headers; with its content when it is small. */
export async function loadForm(source: FormSource): Promise<Form> {
  const { path, encoding } = source;
  const stats = await stat(path);
  const content = stats.size > LARGEST_IN_MEMORY_BYTES ? undefined : await readFile(path);
  const version = content
    ? createHash('sha256').update(content).digest('base64url').slice(0, 22)
    : `${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}`;
  const size = content?.byteLength ?? stats.size;
  const etag = encoding === 'identity' ? `"${version}"` : `"${version}-${encoding}"`;
  const lastModified = stats.mtime.toUTCString();

  const headersOver = (scheme: Scheme): HeaderSet => ({
    'Content-Type': typeOf(source.name),
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

/** A large form as it is on disk now; undefined when it has gone. */
export async function loadCurrent({ source }: Form): Promise<Form | undefined> {
  try {
    return await loadForm(source);
  } catch (error) {
    if (NO_FILE.has(codeOf(error))) return undefined;
    throw error;
  }
}

function typeOf(name: string): string {
  const type = lookup(name) ?? 'application/octet-stream';
  return type.startsWith('text/') || ALSO_TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
