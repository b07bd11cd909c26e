import { headersFor } from '../../../src/config/headers.ts';
import type { Finding } from '../finding.ts';
import { pathOf } from './check-pages.ts';

/** Hosts may cache pages as they like; only files named by their content must say that they never change. */
const HASHED = '/_astro/';

/** Headers that the host does not send, or sends with another value. `base` is the path the site lives under. */
export function checkHeaders(address: string, headers: Headers, base: string): Finding[] {
  const path = pathOf(address).slice(base.length);
  const isOverTls = address.startsWith('https:');
  const wanted = Object.entries(headersFor(path, 'file', { isOverTls }));
  return wanted
    .filter(([name]) => name !== 'Cache-Control' || path.startsWith(HASHED))
    .filter(([name, value]) => normalise(headers.get(name) ?? '') !== normalise(value))
    .map(([name]) => ({
      file: pathOf(address),
      field: name,
      problem: headers.has(name)
        ? 'the host sends another value than src/config/headers.ts asks for'
        : 'the host does not send this header',
      fix: 'Publish the build again with its _headers file, or copy the value from there into the settings of the host.',
    }));
}

function normalise(value: string): string {
  return value.replaceAll(/\s+/g, ' ').trim();
}
