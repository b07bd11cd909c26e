import { decodedPath } from '../src/lib/decoded-path.ts';
import { explainAddress } from '../tooling/markdown/check-links.ts';
import { listSources, type Content } from './content.ts';
import { lastNameOn, listFields } from './fields.ts';
import type { Finding } from './finding.ts';
import { explainExample, explainFrontPage } from './link-problem.ts';
import { listParts } from './markdown-parts.ts';
import { didYouMean } from './nearest.ts';
import { findPages, type SitePages } from './site-pages.ts';
import type { Source } from './source.ts';
import { listEntryIds } from './stream.ts';

/** A link with its place. A field has its schema; the others are in a text, as Markdown or as a tag. */
export interface ContentLink {
  file: string;
  line: number;
  field: string | undefined;
  url: string;
  kind: 'field' | 'markdown' | 'tag';
}

const LINK_FIELDS = ['href', 'link', 'iframe', 'url'];

/** Links that are no whole address, and links to pages that this site lacks. */
export function checkLinks(content: Content): Finding[] {
  const pages = findPages(content);
  const entryIds = listEntryIds(content.lists.entries);
  return listLinks(content).flatMap((link) => {
    const incomplete = link.kind === 'field' ? undefined : explainAddress(link.url);
    if (incomplete !== undefined) return [toFinding(link, incomplete, true)];
    const message = explainPath(link.url, pages) ?? explainEntry(link.url, entryIds);
    if (message === undefined) return [];
    // While the site is being written, a page may be linked before it exists.
    return [{ ...toFinding(link, message, !isGap(link.url)), warnsInDev: true }];
  });
}

/** Links that reach nobody, or nobody in particular. */
export function checkAddressees(content: Content): Finding[] {
  return listLinks(content).flatMap((link) => {
    const message =
      explainExample(link.url) ??
      // A text may well speak of a service itself.
      (link.kind === 'field' ? explainFrontPage(link.url) : undefined);
    return message === undefined ? [] : [toFinding(link, message, false)];
  });
}

/** Every link of the content: in fields, in Markdown and in tags. */
export function listLinks(content: Content): ContentLink[] {
  return listSources(content).flatMap((source) => [
    ...linksInFields(source),
    ...linksInTexts(source),
  ]);
}

function linksInFields(source: Source): ContentLink[] {
  return listFields(source)
    .filter(({ at }) => LINK_FIELDS.includes(lastNameOn(at)))
    .map(({ path, value, line }) => ({
      file: source.file,
      line,
      field: path,
      url: String(value),
      kind: 'field',
    }));
}

function linksInTexts(source: Source): ContentLink[] {
  return listParts(source).flatMap((part): ContentLink[] => {
    const { line, field } = part;
    const place = { file: source.file, line, field };
    if (part.kind === 'link') return [{ ...place, url: part.url, kind: 'markdown' }];
    const href = part.kind === 'tag' ? part.attributes['href'] : undefined;
    return href ? [{ ...place, url: href, kind: 'tag' }] : [];
  });
}

function explainPath(url: string, { has, all }: SitePages): string | undefined {
  if (!isPath(url) || has(pathIn(url))) return undefined;
  return `the link ${url} leads to no page of this site.${didYouMean(pathIn(url), all)} Correct the path or remove the link.`;
}

function explainEntry(url: string, ids: string[]): string | undefined {
  const [, id] = /^\/stream#(.+)$/.exec(url) ?? [];
  if (id === undefined || ids.includes(id)) return undefined;
  return `the stream has no entry #${id}. Copy the address from the date of the entry.`;
}

/** A link to a project or a stream that is gone becomes plain words, one to an entry leads to the whole stream; so deleting any of them does not stop a build. */
function isGap(url: string): boolean {
  return /^\/(?:projects\/[^/]+|projects|stream|stream\/stream)$/.test(pathIn(url));
}

function isPath(url: string): boolean {
  return /^\/(?!\/)/.test(url);
}

/** Without fragment, query and slash at the end. */
function pathIn(url: string): string {
  const [written = ''] = url.split(/[#?]/);
  return (decodedPath(written) ?? written).replace(/(?<=.)\/$/, '');
}

function toFinding({ file, line, field }: ContentLink, message: string, isFatal: boolean): Finding {
  return { file, line, field, message, isFatal };
}
