import { sitePath } from '@/config/site';

/** Written by tooling/search-index.ts after the pages are built, so the bundler cannot resolve it. */
const INDEX = sitePath('/pagefind/pagefind.js');

/** Every result is a file to download, so their number is limited. */
const MAX_RESULTS = 60;

interface Page {
  url: string;
  /** Escaped HTML in which the words found are marked. */
  excerpt: string;
}

interface Pagefind {
  search: (query: string) => Promise<{ results: { data: () => Promise<Page> }[] }>;
}

/** The write-ups that hold these words, best first: slug and an excerpt. Loads the index on first use; throws without one. */
export async function findWriteUps(query: string): Promise<Map<string, string>> {
  const { search } = await loadPagefind();
  const { results } = await search(query);
  const pages = await Promise.all(results.slice(0, MAX_RESULTS).map((result) => result.data()));
  return new Map(pages.map(({ url, excerpt }) => [slugOfPage(url), excerpt]));
}

async function loadPagefind(): Promise<Pagefind> {
  const module: unknown = await import(/* @vite-ignore */ INDEX);
  if (isPagefind(module)) return module;
  throw new Error(`${INDEX} is not a search index.`);
}

function isPagefind(module: unknown): module is Pagefind {
  return typeof module === 'object' && module !== null && 'search' in module;
}

function slugOfPage(url: string): string {
  return url.replace(/\.html$/, '').slice(url.lastIndexOf('/') + 1);
}
