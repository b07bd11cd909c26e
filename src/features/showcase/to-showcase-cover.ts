import type { Project } from '@/collections/projects';

import type { ShowcaseCover } from './FloatingCover';

/** Keeps what the island needs; everything it is given travels in the page. */
export function toShowcaseCover({ slugAsParams, slug, title, cover }: Project): ShowcaseCover {
  return { slug: slugAsParams, href: slug, title, src: cover };
}
