import type { Element } from 'hast';
import { htmlToHast } from 'satteri';

import { elementsIn, textProperty } from '../../../tooling/hast-tree.ts';
import { DIRECTIVES } from '../policy-allows.ts';

/** What the doctor looks at in a page of the live site. */
export interface LivePage {
  /** The address without its fragment. */
  address: string;
  ids: ReadonlySet<string>;
  /** Whole addresses, with fragments. */
  links: string[];
  /** What the page loads, with the directive that decides about it. */
  loads: { directive: string; address: string }[];
  /** Empty when the page names none. */
  canonical: string;
  /** Empty when there is none. */
  policy: string;
}

/** Takes the HTML of a page apart. */
export function readHtml(address: string, html: string, policy: string): LivePage {
  const elements = elementsIn(htmlToHast(html));
  const whole = (path: string) =>
    URL.canParse(path, address) ? [new URL(path, address).href] : [];
  return {
    address,
    policy,
    ids: new Set(elements.map((element) => textProperty(element, 'id')).filter(Boolean)),
    links: elements.filter(isLink).flatMap((element) => whole(textProperty(element, 'href'))),
    loads: elements.flatMap((element) =>
      loadsOf(element).flatMap(({ directive, path }) =>
        whole(path).map((found) => ({ directive, address: found })),
      ),
    ),
    canonical: textProperty(elements.find(isCanonical), 'href'),
  };
}

function isLink({ tagName, properties }: Element): boolean {
  return (tagName === 'a' || tagName === 'area') && typeof properties['href'] === 'string';
}

function isCanonical({ tagName, properties }: Element): boolean {
  return tagName === 'link' && relOf(properties).includes('canonical');
}

function loadsOf(element: Element): { directive: string; path: string }[] {
  const { tagName, properties } = element;
  const src = textProperty(element, tagName === 'object' ? 'data' : 'src');
  const directive = DIRECTIVES[tagName];
  if (directive !== undefined) return src === '' ? [] : [{ directive, path: src }];
  if (tagName !== 'link') return [];
  const path = textProperty(element, 'href');
  const rel = relOf(properties);
  if (rel.includes('stylesheet')) return [{ directive: 'style-src', path }];
  return rel.includes('icon') ? [{ directive: 'img-src', path }] : [];
}

function relOf(properties: Element['properties']): string[] {
  return String(properties['rel'] ?? '').split(/[\s,]+/);
}
