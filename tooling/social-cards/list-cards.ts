import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

import { FEATURED_GROUPS } from '../../src/collections/featured';
import { cardPath } from '../../src/layouts/card-path';
import { pagePath } from '../../src/lib/page-path';

/** Everything a card is made of. */
export interface Card {
  /** The address of the page. */
  path: string;
  title: string;
  pitch: string;
  /** The owner's name. */
  name: string;
  /** Covers to show, as SVG by slug, the front one last. None: the record alone. */
  sleeves: [slug: string, svg: string][];
}

/** As many as a card has room for. */
const MOST_SLEEVES = 15;

/** The cards that the built pages name, each once, with the words their own page gives. */
export async function listCards(site: string): Promise<Card[]> {
  const covers = await readCovers();
  const files = await readdir(site, { recursive: true });
  const cards = await Promise.all(
    files.filter((file) => file.endsWith('.html')).map((file) => readCard(site, file, covers)),
  );
  return cards.filter((card) => card !== undefined);
}

async function readCard(
  site: string,
  file: string,
  covers: ReadonlyMap<string, string>,
): Promise<Card | undefined> {
  const path = pagePath(`/${file.split(sep).join('/')}`);
  const head = (await readFile(join(site, file), 'utf8')).split('</head>', 1)[0] ?? '';
  // A page that borrows the card of another has none to draw.
  if (!readMeta(head, 'og:image').endsWith(cardPath(path)) || borrows(path)) return undefined;
  const wanted = sleevesOf(path, [...covers.keys()]);
  return {
    path,
    title: readMeta(head, 'og:title'),
    pitch: readMeta(head, 'og:description'),
    name: readMeta(head, 'og:site_name'),
    sleeves: wanted.flatMap((slug) => {
      const svg = covers.get(slug);
      return svg === undefined ? [] : [[slug, svg]];
    }),
  };
}

function borrows(path: string): boolean {
  return cardPath(path) === cardPath('/projects') && path !== '/projects';
}

function sleevesOf(path: string, all: string[]): string[] {
  if (path === '/') return FEATURED_GROUPS.homepage.toReversed();
  if (path === '/projects') return all.slice(0, MOST_SLEEVES);
  return [path.replace(/^\/projects\//, '')];
}

async function readCovers(): Promise<Map<string, string>> {
  const folder = 'content/projects';
  const names = (await readdir(folder))
    .filter((name) => existsSync(coverFile(folder, name)))
    .sort();
  const covers = await Promise.all(
    names.map(
      async (name) =>
        [name.toLowerCase(), await readFile(coverFile(folder, name), 'utf8')] as const,
    ),
  );
  return new Map(covers);
}

function coverFile(folder: string, name: string): string {
  return join(folder, name, 'cover.svg');
}

function readMeta(head: string, property: string): string {
  const content = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(head)?.[1];
  return decode(content ?? '');
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>' };

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (whole, code?: string, name?: string) => {
    if (code !== undefined) return String.fromCodePoint(Number(code));
    return ENTITIES[name ?? ''] ?? whole;
  });
}
