import type { MdastNode, MdastPluginDefinition, MdastVisitorContext } from 'satteri';

import { mistake } from './mistake.ts';

/** What may stand before the colon of an address, and fragments and pages of this site. */
const WHOLE = /^(?:https?:\/\/[^\s/]|mailto:\S+@|tel:\+?\d|\/(?!\/)|#)/i;

/** Rejects links that a browser would take for a file beside the page, such as `github.com/mira`. */
export const checkLinks: MdastPluginDefinition = {
  name: 'check-links',
  options: { position: true },
  link: checkLink,
  definition: checkLink,
};

type Link = Extract<MdastNode, { type: 'link' | 'definition' }>;

function checkLink(link: Link, context: MdastVisitorContext): void {
  const problem = explainAddress(link.url);
  if (problem !== undefined) throw mistake(context, link, problem);
}

/** What is wrong with the form of an address in a text; undefined when it is whole. */
export function explainAddress(url: string): string | undefined {
  if (WHOLE.test(url)) return undefined;
  if (url === '') return 'a link leads nowhere. Write its address between the parentheses.';
  const bare = url.replace(/^\/\//, '');
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(bare)) {
    return `the link ${url} has no scheme. Write https://${bare}.`;
  }
  if (/^[^\s@:]+@[^\s@]+$/.test(url)) return `the link ${url} has no scheme. Write mailto:${url}.`;
  return `the link ${url} is no whole address. Write https://… for another site, or a path such as /about for a page of this one.`;
}
