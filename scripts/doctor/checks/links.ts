import { decodedPath } from '../../../src/lib/decoded-path.ts';
import type { Finding } from '../finding.ts';
import { exampleAddress, frontDoor, withoutScheme } from '../link-problem.ts';
import { listLinks, type ContentLink } from '../list-links.ts';
import type { Site } from '../site.ts';

/** Links that lead nowhere, as far as that can be told without the network. */
export function checkLinks(site: Site): Finding[] {
  return site.sources.flatMap(listLinks).flatMap((link) => {
    const problem =
      withoutScheme(link.url) ??
      exampleAddress(link.url) ??
      // A text may well speak of a service itself.
      (link.isField ? frontDoor(link.url) : undefined) ??
      deadPath(link, site);
    const { file, line, field } = link;
    return problem ? [{ file, line, field, ...problem }] : [];
  });
}

function deadPath({ url, isField }: ContentLink, { pages, entryIds }: Site) {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return undefined;
  if (!url.startsWith('/')) {
    // A fragment of the same page is checked on the live site, where the headings have their ids.
    if (/^[#?]/.test(url) && !isField) return undefined;
    return {
      problem: `${url} depends on the page it is read from`,
      fix: 'Write the path from the front page, such as /projects.',
    };
  }
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
