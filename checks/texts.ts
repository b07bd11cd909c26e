import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { markdownToHtml, mdxToJs } from 'satteri';

import { checkLinks } from '../tooling/markdown/check-links.ts';
import { explainParserError } from '../tooling/markdown/explain-parser-error.ts';
import { partsOf } from '../tooling/markdown/mistake.ts';
import { options as buildOptions } from '../tooling/markdown/processor.ts';
import type { Content } from './content.ts';
import { itemsAt, mistakeAt, valueAt } from './fields.ts';
import type { Finding } from './finding.ts';
import type { Source } from './source.ts';

/** As in a build, but links are left to checks/links.ts, which names all of them at once. */
const options = {
  ...buildOptions,
  mdastPlugins: buildOptions.mdastPlugins.filter((plugin) => plugin !== checkLinks),
};

/** The texts of write-ups, of the stream's page and of its entries: whatever the Markdown processor rejects. */
export function checkTexts(content: Content): Finding[] {
  return [
    ...[...content.projects, ...content.streamItems].flatMap((source) =>
      checkBody(content.root, source),
    ),
    ...content.projects.flatMap(checkPlaces),
    ...checkEntryTexts(content.lists.entries),
  ];
}

function checkBody(root: string, source: Source): Finding[] {
  const { file } = source;
  const path = resolve(root, file);
  const found = findError(() =>
    mdxToJs(source.body, {
      ...options,
      fileURL: pathToFileURL(path),
      data: { astro: astroData(source) },
    }),
  );
  if (!found) return [];
  const { line, fix } = partsOf(explainParserError(found, path)) ?? { fix: found.message };
  // The plugins name files from the current folder, authors from the root of the content.
  const prefix = `${relative('.', root)}/`;
  const message = prefix === '/' ? fix : fix.replaceAll(prefix, '');
  return [{ file, line, message, isFatal: true }];
}

/** What Astro hands to the plugins beside the text. */
function astroData({ data }: Source) {
  return {
    frontmatter: typeof data === 'object' ? { ...data } : {},
    headings: [],
    localImagePaths: new Set<string>(),
    remoteImagePaths: new Set<string>(),
  };
}

/** A decision that the text does not place: its line at the top of the page would lead nowhere. */
function checkPlaces(source: Source): Finding[] {
  if (/^<Decisions \/>$/m.test(source.body)) return [];
  return itemsAt(source, ['decisions'])
    .map(({ path }, index) => ({ path, tag: `<Decision n={${index + 1}}` }))
    .filter(({ tag }) => !source.body.includes(tag))
    .map(({ path, tag }) =>
      mistakeAt(source, path, `has no place in the text. Write ${tag} /> where it is taken.`),
    );
}

function checkEntryTexts(entries: Source | undefined): Finding[] {
  return itemsAt(entries, []).flatMap(({ value, path }) => {
    const text = valueAt(value, ['text']);
    if (!entries || typeof text !== 'string') return [];
    const found = findError(() => markdownToHtml(text, options));
    if (!found) return [];
    return [mistakeAt(entries, [...path, 'text'], partsOf(found)?.fix ?? found.message)];
  });
}

function findError(compile: () => unknown): Error | undefined {
  try {
    compile();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
