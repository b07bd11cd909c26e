import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import type { Loader, LoaderContext } from 'astro/loaders';
import { parse } from 'yaml';

import { surviveMistakes } from './survive-mistakes';

type Fields = Record<string, unknown>;
type DataEntry = Parameters<LoaderContext['store']['set']>[0];

interface Options {
  /** The file, from the project's root. */
  file: string;
  /** Turns the parsed file into entries by id. checks/ has checked it before. */
  toEntries: (content: unknown) => Map<string, Fields>;
  /** The field of an entry that holds Markdown to render. Unset: none does. */
  markdownField?: string;
}

/**
 * Loads the entries of one YAML file; a file that does not exist has none. Astro's own file loader logs a broken file and
 * continues without its entries; this one stops the build.
 */
export function yamlLoader(options: Options): Loader {
  return surviveMistakes({
    name: options.file,
    load: async (context) => {
      await loadEntries(options, context);
      const reload = (path: string) => {
        if (path !== resolve(options.file)) return;
        // The entries stay as they were; tooling/checked-content.ts names the mistake.
        loadEntries(options, context).catch(() => undefined);
      };
      context.watcher?.add(resolve(options.file));
      for (const event of ['add', 'change', 'unlink']) context.watcher?.on(event, reload);
    },
  });
}

/** What loading needs of Astro. */
interface Target extends Pick<LoaderContext, 'parseData' | 'renderMarkdown'> {
  store: Pick<LoaderContext['store'], 'clear' | 'set'>;
}

/** Replaces the entries of a collection by those of its file. When the file has a mistake, it throws and replaces nothing. */
export async function loadEntries(
  { file, toEntries, markdownField }: Options,
  context: Target,
): Promise<void> {
  const content: unknown = existsSync(file) ? parse(await readFile(file, 'utf8')) : undefined;
  const entries = content === undefined || content === null ? [] : toEntries(content);
  const loaded: DataEntry[] = [];
  for (const [id, fields] of entries) {
    const data = await context.parseData({ id, data: fields, filePath: file });
    const markdown = markdownField === undefined ? undefined : data[markdownField];
    const rendered =
      typeof markdown === 'string' ? await context.renderMarkdown(markdown) : undefined;
    loaded.push({ id, data, filePath: file, ...(rendered && { rendered }) });
  }
  context.store.clear();
  for (const entry of loaded) context.store.set(entry);
}

/** The parsed file as a list; throws when it is not one. */
export function requireList(content: unknown, file: string): unknown[] {
  if (Array.isArray(content)) return content;
  throw new Error(`${file}: the file must be a list. Begin each entry with a dash.`);
}

/** The fields of an entry; an empty object when it is not one, so that the schema names what is missing. */
export function toFields(entry: unknown): Fields {
  return typeof entry === 'object' && entry !== null ? { ...entry } : {};
}
