import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { readVariable } from '../tooling/read-variable.ts';
import type { Finding } from './finding.ts';
import { isSource, readText, readYaml, type Source } from './source.ts';

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
  /** By the names of `FILES`; a file that is absent, empty or cannot be read is not here. A profile is, even when it is empty. */
  lists: Partial<Record<keyof typeof FILES, Source>>;
  projects: Source[];
  streamItems: Source[];
  /** What could not be read. */
  unreadable: Finding[];
}

/** The content with the settings and the day. */
export interface Site extends Content {
  /** A variable of the environment or of `.env`. */
  variable: (name: string) => string | undefined;
  now: Date;
}

/** Reads everything the checks look at. */
export function readSite(root: string, environment: NodeJS.ProcessEnv): Site {
  return {
    ...readContent(root),
    variable: (name) => readVariable(name, root, environment),
    now: new Date(),
  };
}

/** Reads the content below a folder that is laid out like this repository. */
export function readContent(root: string): Content {
  const unreadable: Finding[] = [];
  const keep = (read: Source | Finding): Source[] => {
    if (isSource(read)) return [read];
    unreadable.push(read);
    return [];
  };
  const lists: Content['lists'] = {};
  for (const name of LISTS) {
    const file = FILES[name];
    if (!existsSync(join(root, file))) continue;
    for (const source of keep(readYaml(root, file))) {
      if (source.data !== null || name === 'profile') lists[name] = source;
    }
  }
  const isWanted = (file: string) => readFileSync(join(root, file), 'utf8').trim() !== '';
  const texts = (pattern: string, filter: (file: string) => boolean = () => true) =>
    listFiles(root, pattern)
      .filter(filter)
      .flatMap((file) => keep(readText(root, file)));
  return {
    root,
    lists,
    projects: texts('projects/*/*.mdx'),
    streamItems: texts('content/stream/*.mdx', isWanted),
    unreadable,
  };
}

/** All files of the content that could be read. */
export function listSources({ lists, projects, streamItems }: Content): Source[] {
  return [...Object.values(lists), ...projects, ...streamItems];
}

/** Files below a folder by a pattern, sorted, with slashes on every system. */
export function listFiles(root: string, pattern: string): string[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** The slug of a write-up: the name of its file in lower case. */
export function slugOfFile(file: string): string {
  return basename(file, '.mdx').toLowerCase();
}

/** The slugs of all projects, those that cannot be read included. */
export function listSlugs(root: string): string[] {
  return listFiles(root, 'projects/*/*.mdx').map(slugOfFile);
}
