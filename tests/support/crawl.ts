import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Nodes } from 'hast';
import { htmlToHast } from 'satteri';

/** Words for people, which may begin with a slash. */
const WORDS = /^(alt|title|placeholder|aria.*)$/;

const TEXT = '**/*.{html,xml,json,webmanifest,md,txt}';

interface Crawl {
  /** How many addresses of the site itself were looked at. */
  found: number;
  /** Those that lead nowhere or outside its folder, each with the file that has it. */
  broken: string[];
}

/**
 * Looks at every address of a built site: in attributes, in the data of pages, in stylesheets, and every absolute one in any text
 * file. `siteUrl` is where the site is published, with the folder of its host.
 */
export function findBrokenAddresses(folder: string, siteUrl: string): Crawl {
  const { origin, pathname: base } = new URL(siteUrl);
  const absolute = new RegExp(`${RegExp.escape(origin)}[^\\s"'<>()\\\\&\`]*`, 'g');
  const names = (pattern: string) =>
    globSync(pattern, { cwd: folder }).map((name) => ({
      name,
      text: readFileSync(join(folder, name), 'utf8'),
    }));

  const addresses = [
    ...names('**/*.html').flatMap(({ name, text }) =>
      addressesOf(htmlToHast(text)).map((address) => ({ name, address })),
    ),
    ...names('{palette.json,stream/addresses.json,manifest.webmanifest,api/spotify/*}').flatMap(
      ({ name, text }) => match(text, /"(\/[^"]*)"/g).map((address) => ({ name, address })),
    ),
    ...names('**/*.css').flatMap(({ name, text }) =>
      match(text, /url\(["']?(\/[^"')]*)/g).map((address) => ({ name, address })),
    ),
    ...names('**/*.xml').flatMap(({ name, text }) =>
      match(text, /<\?xml-stylesheet href="(\/[^"]*)"/g).map((address) => ({ name, address })),
    ),
    ...names(TEXT).flatMap(({ name, text }) =>
      (text.match(absolute) ?? []).map((url) => ({ name, address: url.slice(origin.length) })),
    ),
  ];
  const broken = addresses
    .filter(({ address }) => !exists(folder, base, address))
    .map(({ name, address }) => `${name}: ${address}`);
  return { found: addresses.length, broken: [...new Set(broken)] };
}

function exists(folder: string, base: string, address: string): boolean {
  const path = decodeURI(address.replace(/[?#].*$/, ''));
  if (!path.startsWith(`${base}/`)) return false;
  const file = join(folder, path.slice(base.length));
  return [file, `${file}.html`, join(file, 'index.html')].some(
    (name) => existsSync(name) && statSync(name).isFile(),
  );
}

function addressesOf(node: Nodes): string[] {
  const own =
    node.type === 'element'
      ? Object.entries(node.properties)
          .filter(([name, value]) => typeof value === 'string' && !WORDS.test(name))
          .flatMap(([name, value]) => read(name, String(value)))
      : [];
  const children = 'children' in node ? node.children.flatMap(addressesOf) : [];
  return [...own, ...children];
}

function read(name: string, value: string): string[] {
  if (name === 'props') return match(value, /"(\/[^"]*)"/g);
  if (name === 'srcSet') return match(value, /(?:^|,\s*)(\/\S*)/g);
  return /^\/(?!\/)/.test(value) ? [value] : [];
}

function match(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
