import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { glob, type Loader, type LoaderContext } from 'astro/loaders';

import { GROUPS_FILE } from './read-groups';
import { streamEntryId } from './stream-entry-id';
import { surviveMistakes } from './survive-mistakes';
import { requireList, toFields, yamlLoader } from './yaml-loader';

type Fields = Record<string, unknown>;

const PROJECTS_FOLDER = 'projects';
const PROJECTS_PATTERN = '*/*.mdx';
const PROFILE_FILE = 'content/profile.yaml';
const PRINCIPLES_FILE = 'content/principles.yaml';
const QUOTES_FILE = 'content/quotes.yaml';
const STREAM_FOLDER = 'content/stream';
const STREAM_ENTRIES_FILE = 'content/stream/entries.yaml';

/** Loads projects/<slug>/<slug>.mdx, which checks/ has checked; a project's id is its file's name in lower case. */
export function projectsLoader(): Loader {
  const files = glob({
    base: PROJECTS_FOLDER,
    pattern: PROJECTS_PATTERN,
    generateId: ({ entry }) => slugOfTextFile(entry),
  });
  return surviveMistakes({
    ...files,
    // Only the dev server watches files.
    load: (context) =>
      files.load(context.watcher ? context : { ...context, store: withoutDrafts(context.store) }),
  });
}

/** A store that refuses drafts, and forgets a project that has become one since the last build. */
function withoutDrafts(store: LoaderContext['store']): LoaderContext['store'] {
  return {
    ...store,
    set: (entry) => {
      if (entry.data['draft'] !== true) return store.set(entry);
      store.delete(entry.id);
      return false;
    },
  };
}

/** The slug of every project's file. */
export function listProjectSlugs(): string[] {
  return globSync(PROJECTS_PATTERN, { cwd: PROJECTS_FOLDER }).map(slugOfTextFile);
}

function slugOfTextFile(path: string): string {
  return basename(path, '.mdx').toLowerCase();
}

/** Loads content/profile.yaml as the only entry of its collection. */
export function profileLoader(): Loader {
  return yamlLoader({
    file: PROFILE_FILE,
    toEntries: (content) => {
      const profile = toFields(content);
      return new Map([['profile', { ...profile, tools: withKnownProjects(profile['tools']) }]]);
    },
  });
}

/** Removes deleted projects from the tools, and tools that have no project left. */
function withKnownProjects(tools: unknown): unknown {
  if (!Array.isArray(tools)) return tools;
  const known = new Set(listProjectSlugs());
  return tools.map(toFields).flatMap((tool) => {
    if (!Array.isArray(tool['projects'])) return [tool];
    const projects = tool['projects'].filter((slug) => known.has(String(slug)));
    return projects.length === 0 && tool['projects'].length > 0 ? [] : [{ ...tool, projects }];
  });
}

/** Loads content/quotes.yaml as the only entry of its collection. */
export function quotesLoader(): Loader {
  return yamlLoader({
    file: QUOTES_FILE,
    toEntries: (content) => new Map([['quotes', toFields(content)]]),
  });
}

/** Loads content/groups.yaml; a group's id is its place in the list. */
export function groupsLoader(): Loader {
  return yamlLoader({
    file: GROUPS_FILE,
    toEntries: (content) => byPlace(requireList(content, GROUPS_FILE).map(toFields)),
  });
}

/** Loads content/principles.yaml; a principle's id is its place in the list. */
export function principlesLoader(): Loader {
  return yamlLoader({
    file: PRINCIPLES_FILE,
    toEntries: (content) =>
      byPlace(requireList(content, PRINCIPLES_FILE).map(toFields).filter(hasExample)),
  });
}

function byPlace(entries: Fields[]): Map<string, Fields> {
  return new Map(entries.map((entry, index) => [String(index + 1), entry]));
}

/** A principle whose example is the write-up of a deleted project is left out. */
function hasExample({ href }: Fields): boolean {
  const slug = /^\/projects\/([^/#?]+)/.exec(String(href))?.[1];
  return slug === undefined || listProjectSlugs().includes(slug);
}

/** Loads content/stream/*.mdx. */
export function streamLoader(): Loader {
  return surviveMistakes(
    glob({
      base: STREAM_FOLDER,
      // An empty file is one that the owner does not want.
      pattern: ['*.mdx', ...listEmptyTexts().map((file) => `!${file}`)],
      generateId: ({ entry }) => slugOfTextFile(entry),
    }),
  );
}

function listEmptyTexts(): string[] {
  return globSync('*.mdx', { cwd: STREAM_FOLDER }).filter(
    (file) => readFileSync(join(STREAM_FOLDER, file), 'utf8').trim() === '',
  );
}

/** Loads content/stream/entries.yaml; an entry's id comes from its type and date, so it does not change when entries are added. */
export function streamEntriesLoader(): Loader {
  return yamlLoader({
    file: STREAM_ENTRIES_FILE,
    toEntries: (content) => {
      const entries = requireList(content, STREAM_ENTRIES_FILE).map(toFields);
      return new Map(
        entries.map((entry, index) => [streamEntryId(entry) ?? `entry ${index + 1}`, entry]),
      );
    },
    markdownField: 'text',
  });
}
