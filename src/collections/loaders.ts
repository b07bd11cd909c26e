import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { file, glob, type Loader } from 'astro/loaders';
import { parse } from 'yaml';

import { LAW_COUNT } from './quotes.schema';
import { streamEntryId } from './stream-entry-id';

const PROJECTS = 'content/projects';
const ENTRIES = 'content/stream/entries.yaml';
const QUOTES = 'content/quotes.yaml';
const PROFILE = 'content/profile.yaml';
const PRINCIPLES = 'content/principles.yaml';

/** Loads content/projects/*.mdx; a project's id is its file's name in lower case. */
export function projectsLoader(): Loader {
  const files = glob({
    base: PROJECTS,
    pattern: '*.mdx',
    generateId: ({ entry }) => slugOf(entry),
  });
  return {
    name: 'projects',
    load: async (context) => {
      refuseEqualSlugs(globSync('*.mdx', { cwd: PROJECTS }));
      await files.load({
        ...context,
        parseData: (entry) => {
          refuseMissingPictures(entry.data, entry.filePath);
          return context.parseData(entry);
        },
      });
    },
  };
}

/** Loads content/profile.yaml as the only entry of its collection. */
export function profileLoader(): Loader {
  return file(PROFILE, {
    parser: (text) => {
      const profile = record(parse(text));
      refuseUnknownProjects(profile['tools']);
      return { profile };
    },
  });
}

/** Loads content/principles.yaml; a principle's id is its place in the list. */
export function principlesLoader(): Loader {
  return file(PRINCIPLES, {
    parser: (text) =>
      Object.fromEntries(
        list(parse(text), PRINCIPLES).map((entry, index) => [String(index + 1), record(entry)]),
      ),
  });
}

/** Loads content/quotes.yaml; a quote's id is its law number. */
export function quotesLoader(): Loader {
  return file(QUOTES, {
    parser: (text) => {
      const titles = list(parse(text), QUOTES);
      if (titles.length !== LAW_COUNT) {
        throw new Error(
          `${QUOTES}: there are ${LAW_COUNT} laws, but the list has ${titles.length}. Add or remove titles until it has ${LAW_COUNT}.`,
        );
      }
      return Object.fromEntries(titles.map((title, index) => [String(index + 1), { text: title }]));
    },
  });
}

/** Loads content/stream/entries.yaml; an entry's id comes from its type and moment, so it never moves. */
export function streamEntriesLoader(): Loader {
  const entries = file(ENTRIES, { parser: parseStreamEntries });
  return {
    name: 'stream-entries',
    load: async (context) => {
      await entries.load(context);
      for (const { id, data, filePath } of context.store.values()) {
        if (typeof data['text'] !== 'string') continue;
        const rendered = await context.renderMarkdown(data['text']);
        context.store.set({ id, data, rendered, ...(filePath && { filePath }) });
      }
    },
  };
}

function parseStreamEntries(text: string): Record<string, Record<string, unknown>> {
  const entries = list(parse(text), ENTRIES).map(record);
  const named = entries.map(
    (entry, index) => [streamEntryId(entry) ?? `entry ${index + 1}`, entry] as const,
  );
  refuseEqualIds(named.map(([id]) => id));
  for (const entry of entries) refuseMissingRecording(entry);
  return Object.fromEntries(named);
}

function slugOf(fileName: string): string {
  return fileName.replace(/\.mdx$/, '').toLowerCase();
}

function refuseEqualSlugs(fileNames: string[]): void {
  const seen = new Map<string, string>();
  for (const name of fileNames) {
    const slug = slugOf(name);
    const other = seen.get(slug);
    if (other !== undefined) {
      throw new Error(
        `${PROJECTS}/${other} and ${PROJECTS}/${name} would both be /projects/${slug}, because a slug is the file's name in lower case. Rename one of them.`,
      );
    }
    seen.set(slug, name);
  }
}

function refuseMissingPictures(data: Record<string, unknown>, filePath = PROJECTS): void {
  for (const field of ['cover', 'image']) {
    const path = data[field];
    if (typeof path !== 'string' || existsSync(join(dirname(filePath), path))) continue;
    const shown = filePath.slice(filePath.indexOf(PROJECTS));
    throw new Error(
      `${shown}: ${field}: there is no file at ${join(dirname(shown), path)}. Put the picture there or correct the path.`,
    );
  }
}

function refuseUnknownProjects(tools: unknown): void {
  const known = new Set(globSync('*.mdx', { cwd: PROJECTS }).map(slugOf));
  for (const { name, projects } of Array.isArray(tools) ? tools.map(record) : []) {
    const slugs = Array.isArray(projects) ? projects.map(String) : [];
    const unknown = slugs.find((slug) => !known.has(slug));
    if (unknown === undefined) continue;
    throw new Error(
      `${PROFILE}: tools: ${String(name)} names the project ${unknown}, which does not exist. The projects are ${[...known].join(', ')}.`,
    );
  }
}

function refuseMissingRecording(entry: Record<string, unknown>): void {
  const src = entry['src'];
  if (typeof src !== 'string' || existsSync(join(dirname(ENTRIES), src))) return;
  throw new Error(
    `${ENTRIES}: src: there is no file at ${join(dirname(ENTRIES), src)}. Put the recording there or correct the path.`,
  );
}

function refuseEqualIds(ids: string[]): void {
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated === undefined) return;
  throw new Error(
    `${ENTRIES}: date: two entries would both be /stream#${repeated}. Change the time of one by a minute.`,
  );
}

function list(value: unknown, fileName: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error(`${fileName}: the file must be a list. Begin each entry with a dash.`);
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
