import { decodedPath } from '../../../src/lib/decoded-path.ts';
import { explainAddress } from '../../../tooling/markdown/check-links.ts';
import type { Finding, Problem } from '../finding.ts';
import { exampleAddress, frontDoor } from '../link-problem.ts';
import { listLinks, type ContentLink } from '../list-links.ts';
import type { Site } from '../site.ts';

/** Links that lead nowhere, as far as that can be told without the network. */
export function checkLinks(site: Site): Finding[] {
  return site.sources.flatMap(listLinks).flatMap((link) => {
    const problem =
      incomplete(link) ??
      exampleAddress(link.url) ??
      // A text may well speak of a service itself.
      (link.isField ? frontDoor(link.url) : undefined) ??
      deadPath(link, site);
    const { file, line, field } = link;
    return problem ? [{ file, line, field, ...problem }] : [];
  });
}

/** The build stops at the first of these in a text, and says nothing of tags. Fields have their schemas. */
function incomplete({ url, isField }: ContentLink): Problem | undefined {
  const fix = isField ? undefined : explainAddress(url);
  return fix === undefined ? undefined : { fix };
}

/** A fragment of the same page is checked on the live site, where the headings have their ids. */
function deadPath({ url }: ContentLink, { pages, entryIds }: Site): Problem | undefined {
  if (!/^\/(?!\/)/.test(url)) return undefined;
  const { pathname, hash } = new URL(url, 'https://site.invalid');
  const path = (decodedPath(pathname) ?? pathname).replace(/(.)\/$/, '$1');
  if (!pages.has(path)) {
    return {
      problem: `there is no page ${path}`,
      fix: 'Correct the path, or remove the link.',
    };
  }
  if (path === '/stream' && hash !== '' && !entryIds.has(hash.slice(1))) {
    return {
      problem: `the stream has no entry ${hash}`,
      fix: 'Copy the address from the date of the entry.',
    };
  }
  return undefined;
}
