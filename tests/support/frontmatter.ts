import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { parse } from 'yaml';

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
  /** Came with the template. */
  sample: boolean;
  /** A decision that the text tells has no more than its choice. */
  decisions: { choice: string; rejected?: string; insteadOf?: string }[];
  /** The text below it. */
  body: string;
}

/** The frontmatter of every project that a build shows, read from its file and not through the site. */
export function listFrontmatter(): Frontmatter[] {
  return globSync('projects/*/*.mdx')
    .sort()
    .map((file) => {
      const [, yaml = '', body = ''] =
        /^---$\n(.*?)^---$\n?(.*)/ms.exec(readFileSync(file, 'utf8')) ?? [];
      const data: unknown = parse(yaml);
      if (!isFrontmatter(data)) throw new Error(`${file} lacks a title, a track or tags.`);
      return {
        sample: false,
        draft: false,
        ...data,
        decisions: data.decisions ?? [],
        slug: basename(file, '.mdx').toLowerCase(),
        body,
      };
    })
    .filter(({ draft }) => !draft);
}

type Optional = 'decisions' | 'sample';

function isFrontmatter(
  data: unknown,
): data is Partial<Pick<Frontmatter, Optional>> & { draft?: boolean } & Omit<
    Frontmatter,
    'slug' | 'body' | Optional
  > {
  return (
    typeof data === 'object' &&
    data !== null &&
    ['title', 'description', 'publishedAt', 'track', 'tags', 'keywords'].every(
      (field) => field in data,
    )
  );
}
