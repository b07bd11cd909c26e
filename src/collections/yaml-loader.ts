import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import type { Loader, LoaderContext } from 'astro/loaders';
import { parse } from 'yaml';

type Fields = Record<string, unknown>;

interface Options {
  /** The file, from the project's root. */
  file: string;
  /** Turns the parsed file into entries by id; throws what a schema cannot check, such as equal ids. */
  toEntries: (content: unknown) => Map<string, Fields>;
  /** The field of an entry that holds Markdown to render. Unset: none does. */
  markdownField?: string;
}

/**
 * Loads the entries of one YAML file. Astro's own file loader logs a broken file and continues without its entries; this one
 * stops the build and says where the mistake is.
 */
export function yamlLoader(options: Options): Loader {
  return {
    name: options.file,
    load: async (context) => {
      await loadEntries(options, context);
      context.watcher?.add(resolve(options.file));
      context.watcher?.on('change', (path) => {
        if (path === resolve(options.file)) void loadEntries(options, context);
      });
    },
  };
}

async function loadEntries(
  { file, toEntries, markdownField }: Options,
  context: LoaderContext,
): Promise<void> {
  const entries = toEntries(parseYaml(await readFile(file, 'utf8'), file));
  context.store.clear();
  for (const [id, fields] of entries) {
    const data = await context.parseData({ id, data: fields, filePath: file });
    const markdown = markdownField === undefined ? undefined : data[markdownField];
    const rendered =
      typeof markdown === 'string' ? await context.renderMarkdown(markdown) : undefined;
    context.store.set({ id, data, filePath: file, ...(rendered && { rendered }) });
  }
}

function parseYaml(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: the file is not valid YAML. ${problem}`, { cause: error });
  }
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
