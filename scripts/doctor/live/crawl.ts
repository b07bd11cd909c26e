import { get, type Answer } from './get.ts';
import { inTurn } from './in-turn.ts';
import { readHtml, type LivePage } from './read-html.ts';

/** Enough for every portfolio; a site that invents addresses would never end. */
const MAX_ADDRESSES = 2_000;

/** Every address of the site that was asked for, with its answer. */
export interface Crawl {
  pages: LivePage[];
  answers: Map<string, Answer>;
}

/** Follows links from the first addresses to everything below `home`. */
export async function crawl(home: string, first: readonly string[]): Promise<Crawl> {
  const result: Crawl = { pages: [], answers: new Map() };
  let next = [...new Set(first.map(withoutFragment))];
  while (next.length > 0) {
    const asked = await inTurn(next, async (address) => ({ address, answer: await get(address) }));
    const found = asked.flatMap(({ address, answer }) => {
      result.answers.set(address, answer);
      if (!isHtml(answer)) return [];
      const policy = answer.headers.get('Content-Security-Policy') ?? '';
      return [readHtml(address, answer.text, policy)];
    });
    result.pages.push(...found);
    const links = found.flatMap((page) => [
      ...page.links,
      ...page.loads.map(({ address }) => address),
    ]);
    next = [...new Set(links.map(withoutFragment))]
      .filter((address) => address.startsWith(home) && !result.answers.has(address))
      .slice(0, MAX_ADDRESSES - result.answers.size);
  }
  return result;
}

/** An address as a server sees it. */
export function withoutFragment(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

function isHtml(answer: Answer): answer is Extract<Answer, { isReached: true }> {
  if (!answer.isReached || answer.status >= 400) return false;
  return answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;
}
