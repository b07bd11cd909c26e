import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { Mistake } from './mistake.ts';
import { isMistake, readText, readYaml, type Source } from './source.ts';

/** Where everything that an author writes is found, from the root of the repository. */
export const FILES = {
  profile: 'content/profile.yaml',
  groups: 'content/groups.yaml',
  principles: 'content/principles.yaml',
  quotes: 'content/quotes.yaml',
  tags: 'content/tags.yaml',
  entries: 'content/stream/entries.yaml',
} as const;

const LISTS = ['profile', 'groups', 'principles', 'quotes', 'tags', 'entries'] as const;

/** Everything that an author wrote and that could be read. */
export interface Content {
  root: string;
  /** By the names of `FILES`; a file that is absent or cannot be read is not here. */
  lists: Partial<Record<keyof typeof FILES, Source>>;
  projects: Source[];
  streamItems: Source[];
  /** What could not be read. */
  unreadable: Mistake[];
}

/** Reads the content below a folder that is laid out like this repository. */
export function readContent(root: string): Content {
  const unreadable: Mistake[] = [];
  const keep = (read: Source | Mistake): Source[] => {
    if (!isMistake(read)) return [read];
    unreadable.push(read);
    return [];
  };
  const lists: Content['lists'] = {};
  for (const name of LISTS) {
    const file = FILES[name];
    if (!existsSync(join(root, file))) continue;
    for (const source of keep(readYaml(root, file))) lists[name] = source;
  }
  const texts = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .flatMap((file) => keep(readText(root, file)));
  return {
    root,
    lists,
    projects: texts('projects/*/*.mdx'),
    streamItems: texts('content/stream/*.mdx'),
    unreadable,
  };
}

/** The slug of a project's file. */
export function slugOf(file: string): string {
  return basename(file, '.mdx').toLowerCase();
}

/** The slugs of all projects, those that cannot be read included. */
export function listSlugs(root: string): string[] {
  return globSync('projects/*/*.mdx', { cwd: root }).map(slugOf);
}
