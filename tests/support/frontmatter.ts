import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import { slugs } from './pages.ts';

/** The frontmatter of a project. */
export interface Frontmatter {
  slug: string;
  title: string;
  description: string;
  publishedAt: string;
  track: string;
  tags: string[];
  /** Separated by commas. */
  keywords: string;
  /** A decision that the text tells has no more than its choice. */
  decisions: { choice: string; rejected?: string; insteadOf?: string }[];
}

/** The frontmatter of every project, read from its file and not through the site. */
export function listFrontmatter(): Frontmatter[] {
  return slugs.map((slug) => {
    const [, yaml = ''] = readFileSync(`projects/${slug}/${slug}.mdx`, 'utf8').split(/^---$/m);
    const data: unknown = parse(yaml);
    if (!isFrontmatter(data)) throw new Error(`${slug} lacks a title, a track or tags.`);
    return { ...data, decisions: data.decisions ?? [], slug };
  });
}

function isFrontmatter(
  data: unknown,
): data is Partial<Frontmatter> & Omit<Frontmatter, 'slug' | 'decisions'> {
  return (
    typeof data === 'object' &&
    data !== null &&
    ['title', 'description', 'publishedAt', 'track', 'tags', 'keywords'].every(
      (field) => field in data,
    )
  );
}
