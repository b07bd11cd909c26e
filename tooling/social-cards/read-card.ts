import { htmlToHast } from 'satteri';

import { ownCardPath } from '../../src/layouts/card-path';
import type { BuiltPage } from '../built-pages';
import { metaContent } from '../hast-tree';
import type { CardWords } from './card';

/** The social card of a page. */
interface PageCard {
  /** Where the site serves it. */
  address: string;
  words: CardWords;
}

/** The card that a page's metadata names; undefined when that is the card of another page, or none. */
export function readCard({ path, html }: BuiltPage): PageCard | undefined {
  const head = htmlToHast(html.slice(0, html.indexOf('<body')));
  const image = metaContent(head, 'og:image');
  const address = ownCardPath(path);
  if (!URL.canParse(image) || !new URL(image).pathname.endsWith(address)) return undefined;
  return {
    address,
    words: {
      path,
      title: metaContent(head, 'og:title'),
      description: metaContent(head, 'og:description'),
      siteName: metaContent(head, 'og:site_name'),
    },
  };
}
