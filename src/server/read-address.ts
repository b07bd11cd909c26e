import { CURRENTLY_PLAYING, LAST_PLAYED } from '../config/endpoints.ts';
import { decodedPath } from '../lib/decoded-path.ts';
import { canonicalPath } from './canonical-path.ts';

/** Only these reach Astro's handler, which also has routes the site does not want, such as its image endpoint. */
const ENDPOINTS = new Set<string>([CURRENTLY_PLAYING, LAST_PLAYED]);

/** The address of the page for what is missing, which is never sent as a page of its own. */
export const NOT_FOUND = '/404';

/** What a path stands for, on every engine. An `address` is decoded; a redirect leads to a path. */
export type Asked =
  | { kind: 'endpoint' | 'file'; address: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'nothing' | 'unreadable' };

/** What a path stands for. */
export function readAddress(path: string): Asked {
  const canonical = canonicalPath(path);
  const address = decodedPath(path);
  if (canonical === undefined || address === undefined) return { kind: 'unreadable' };
  if (canonical !== path) return { kind: 'redirect', path: canonical };
  if (address === NOT_FOUND) return { kind: 'nothing' };
  return { kind: ENDPOINTS.has(address) ? 'endpoint' : 'file', address };
}
