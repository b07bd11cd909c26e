import { glob, type Loader } from 'astro/loaders';

interface Options {
  /** The folder, from the project's root. */
  folder: string;
  /** The id of an entry by the name of its file. */
  toId: (fileName: string) => string;
  /** Throws a sentence for what no schema can see. */
  refuse?: (fields: Record<string, unknown>, filePath: string) => void;
}

/**
 * Loads the MDX files of a folder as data: `body.server.ts` compiles a text when its page is made. Astro would make a module of
 * every file, and bundling a thousand modules takes longer than making their pages.
 */
export function mdxLoader({ folder, toId, refuse }: Options): Loader {
  const files = glob({ base: folder, pattern: '*.mdx', generateId: ({ entry }) => toId(entry) });
  return {
    name: folder,
    load: (context) =>
      files.load({
        ...context,
        store: {
          ...context.store,
          set: (entry) => context.store.set({ ...entry, deferredRender: false }),
        },
        parseData: (entry) => {
          refuse?.(entry.data, entry.filePath ?? folder);
          return context.parseData(entry);
        },
      }),
  };
}
