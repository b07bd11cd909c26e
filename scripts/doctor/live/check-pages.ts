import { decodedPath } from '../../../src/lib/decoded-path.ts';
import type { Finding } from '../finding.ts';
import { exampleAddress, frontDoor } from '../link-problem.ts';
import { parsePolicy, policyAllows } from '../policy-allows.ts';
import { withoutFragment, type Crawl } from './crawl.ts';
import type { LivePage } from './read-html.ts';

/** Dead links of the live site, front pages of services, and what its policy blocks. The same link is named once. */
export function checkPages({ pages, answers }: Crawl, home: string): Finding[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const seen = new Set<string>();
  return pages.flatMap((page) =>
    [...linkFindings(page), ...loadFindings(page)].filter(({ field, problem }) => {
      const key = `${field} ${problem}`;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    }),
  );

  function linkFindings(page: LivePage): Finding[] {
    return page.links.flatMap((link) => {
      const problem = link.startsWith(home)
        ? deadLink(link)
        : isSameHost(link)
          ? undefined
          : (exampleAddress(link) ?? frontDoor(link));
      return problem ? [{ file: pathOf(page.address), field: 'link', ...problem }] : [];
    });
  }

  /** Outside the folder of the site, but on its host: look-at-site.ts asks for it like for any other site. */
  function isSameHost(link: string): boolean {
    return new URL(link).origin === new URL(home).origin;
  }

  function deadLink(link: string) {
    const answer = answers.get(withoutFragment(link));
    if (!answer) return undefined;
    const fix = 'Correct the link, or remove it.';
    if (!answer.isReached) return { problem: `${link} gives no answer (${answer.reason})`, fix };
    if (answer.status >= 400) return { problem: `${link} answers ${answer.status}`, fix };
    const fragment = new URL(link).hash.slice(1);
    const id = decodedPath(fragment) ?? fragment;
    const target = byAddress.get(withoutFragment(link));
    // A text fragment names words, and `top` is always there.
    if (id === '' || id === 'top' || id.startsWith(':~:') || !target || target.ids.has(id)) {
      return undefined;
    }
    return { problem: `${link} names a place that its page does not have`, fix };
  }

  function loadFindings(page: LivePage): Finding[] {
    const policy = parsePolicy(page.policy);
    return page.loads.flatMap(({ directive, address }) => {
      const file = pathOf(page.address);
      const answer = answers.get(withoutFragment(address));
      if (!policyAllows(policy, directive, address, page.address)) {
        const fix = 'Serve it from this site, or allow its host in src/config/headers.ts.';
        return [{ file, field: directive, problem: `the policy blocks ${address}`, fix }];
      }
      if (!answer || (answer.isReached && answer.status < 400)) return [];
      const said = answer.isReached ? `answers ${answer.status}` : 'gives no answer';
      return [
        { file, field: directive, problem: `${address} ${said}`, fix: 'Publish the build again.' },
      ];
    });
  }
}

/** The path of an address, as findings name it. */
export function pathOf(address: string): string {
  return new URL(address).pathname;
}
