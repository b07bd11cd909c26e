import { elementAt } from '@/lib/element-at';

/** Something of the page that starts scripts: a script element, or Play. */
export interface Root {
  readonly name: string;
  /** Paths of the files that it starts with. */
  readonly starts: readonly string[];
}

/** Who a script is loaded for. */
export interface Trace {
  /** The files of each root that no other root needs, in the order of the roots. */
  readonly own: ReadonlyMap<string, readonly string[]>;
  /** Files that several roots need, and files that nobody names. */
  readonly shared: readonly string[];
}

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`]([^"'`]+)["'`]/g;
const ANY_FILE = /["'`/]([\w.-]+\.js)["'`]/g;
const DOCUMENT_QUERY = /\bdocument\.querySelector(?:All)?\(\s*(["'`])((?:(?!\1).)+)\1/g;
const MARK_QUERY =
  /\.(?:querySelector(?:All)?|closest|matches)\(\s*(["'`])(\[data-(?:(?!\1).)+)\1/g;

/**
 * Finds the files of every root. `texts`: what each loaded script says, by path. Imports at the head of a file decide; a file
 * that only an `import()` names belongs to whoever has that `import()`.
 */
export function trace(roots: readonly Root[], texts: ReadonlyMap<string, string>): Trace {
  const needs = roots.map(({ name, starts }) => ({ name, paths: findImports(starts, texts) }));
  const imported = new Set(needs.flatMap(({ paths }) => [...paths]));
  for (const [index, { paths }] of needs.entries()) {
    for (const path of findFiles(elementAt(roots, index).starts, texts, ANY_FILE)) {
      if (!imported.has(path)) paths.add(path);
    }
  }

  const users = (path: string) => needs.filter(({ paths }) => paths.has(path)).length;
  return {
    own: new Map(
      needs.map(({ name, paths }) => [name, [...paths].filter((path) => users(path) === 1)]),
    ),
    shared: [...texts.keys()].filter((path) => users(path) !== 1),
  };
}

/** These files and all that they import at their heads, and those again. */
export function findImports(
  starts: readonly string[],
  texts: ReadonlyMap<string, string>,
): Set<string> {
  return findFiles(starts, texts, STATIC_IMPORT);
}

/** The addresses that a script imports at its head, as it writes them. */
export function findAddresses(text: string): string[] {
  return [...text.matchAll(STATIC_IMPORT)].map(([, address]) => String(address));
}

function findFiles(
  starts: readonly string[],
  texts: ReadonlyMap<string, string>,
  pattern: RegExp,
): Set<string> {
  const byName = new Map([...texts.keys()].map((path) => [fileName(path), path]));
  const found = new Set(starts.filter((path) => texts.has(path)));
  // A Set visits what is added while it is walked.
  for (const path of found) {
    for (const [, address] of String(texts.get(path)).matchAll(pattern)) {
      const next = byName.get(fileName(String(address)));
      if (next !== undefined) found.add(next);
    }
  }
  return found;
}

/**
 * The selectors by which a script finds its elements: those it asks the document for, and marks (`[data-…]`) wherever it asks
 * for them. What it looks for inside an element it has, such as `kbd`, is no part of the page of its own.
 */
export function findSelectors(text: string): string[] {
  const found = [...text.matchAll(DOCUMENT_QUERY), ...text.matchAll(MARK_QUERY)].map(
    ([, , selector]) => String(selector),
  );
  // A selector with `${…}` in it is complete only at run time.
  return [...new Set(found.filter((selector) => !selector.includes('${')))];
}

/** "BaseLayout" of `/_astro/BaseLayout.astro_astro_type_script_index_0_lang.BMpCfRem.js`. */
export function sourceName(path: string): string {
  return fileName(path).replace(/\..*$/, '');
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
