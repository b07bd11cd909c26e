import type { Project } from '@/collections/projects';
import { sitePath } from '@/config/site';

import type { ShowcaseCover } from './FloatingCover';

/** Only the fields that the island needs, because its props are serialised into the page. */
export function toShowcaseCover({ slugAsParams, slug, title, cover }: Project): ShowcaseCover {
  return { slug: slugAsParams, href: sitePath(slug), title, src: cover };
}
