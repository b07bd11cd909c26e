import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { markdownToHtml, mdxToJs, type MdastPluginDefinition } from 'satteri';

import { decodedPath } from '../../src/lib/decoded-path.ts';
import { explainParserError } from '../markdown/explain-parser-error.ts';
import { mistake, partsOf } from '../markdown/mistake.ts';
import { options } from '../markdown/processor.ts';
import { itemsAt, mistakeAt, valueAt } from './check-fields.ts';
import type { Content } from './content.ts';
import type { Mistake } from './mistake.ts';
import { didYouMean } from './nearest.ts';
import { findPages, type SitePages } from './site-pages.ts';
import type { Source } from './source.ts';

/** The texts of write-ups, of the stream's page and of its entries: whatever the Markdown processor rejects, and dead links. */
export function checkTexts(content: Content): Mistake[] {
  const pages = findPages(content);
  const { entries } = content.lists;
  return [
    ...[...content.projects, ...content.streamItems].flatMap((source) =>
      checkBody(content.root, source, pages),
    ),
    ...content.projects.flatMap(checkPlaces),
    ...(entries ? checkEntries(entries, pages) : []),
  ];
}

function checkBody(root: string, source: Source, pages: SitePages): Mistake[] {
  const path = resolve(root, source.file);
  const warnings: Mistake[] = [];
  const plugin = checkPages(pages, (line, fix) =>
    warnings.push({ file: source.file, line, fix, isWarning: true }),
  );
  const found = errorOf(() =>
    mdxToJs(source.body, {
      ...options,
      mdastPlugins: [plugin, ...options.mdastPlugins],
      fileURL: pathToFileURL(path),
      data: { astro: astroData(source) },
    }),
  );
  const parts = partsOf(found && explainParserError(found, path));
  if (found && !parts) return [{ file: source.file, fix: found.message }];
  // Messages name files from the current folder, authors from the root of the content.
  const prefix = `${relative('.', root)}/`;
  const fix = prefix === '/' ? parts?.fix : parts?.fix.replaceAll(prefix, '');
  return fix === undefined
    ? warnings
    : [...warnings, { file: source.file, line: parts?.line, fix }];
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
function checkPlaces(source: Source): Mistake[] {
  if (/^<Decisions \/>$/m.test(source.body)) return [];
  return itemsAt(source, ['decisions'])
    .map(({ path }, index) => ({ path, tag: `<Decision n={${index + 1}}` }))
    .filter(({ tag }) => !source.body.includes(tag))
    .map(({ path, tag }) =>
      mistakeAt(source, path, `has no place in the text. Write ${tag} /> where it is taken.`),
    );
}

function checkEntries(entries: Source, pages: SitePages): Mistake[] {
  return itemsAt(entries, []).flatMap(({ path }) => {
    const at = [...path, 'text'];
    const text = valueAt(entries.data, at);
    if (typeof text !== 'string') return [];
    const warnings: Mistake[] = [];
    const plugin = checkPages(pages, (_, fix) =>
      warnings.push({ ...mistakeAt(entries, at, fix), isWarning: true }),
    );
    const found = errorOf(() =>
      markdownToHtml(text, { ...options, mdastPlugins: [plugin, ...options.mdastPlugins] }),
    );
    if (!found) return warnings;
    return [...warnings, mistakeAt(entries, at, partsOf(found)?.fix ?? found.message)];
  });
}

/** Rejects links to pages that this site lacks, and warns of links to projects that are gone: of these, the words remain. */
function checkPages(
  { has, all }: SitePages,
  warn: (line: number | undefined, fix: string) => void,
): MdastPluginDefinition {
  return {
    name: 'check-pages',
    options: { position: true },
    link(link, context) {
      if (!/^\/(?!\/)/.test(link.url)) return;
      const [written = ''] = link.url.split(/[#?]/);
      const path = decodedPath(written) ?? written;
      if (has(path.replace(/(?<=.)\/$/, ''))) return;
      const fix = `the link ${link.url} leads to no page of this site.${didYouMean(path, all)} Correct the path or remove the link.`;
      if (!/^\/projects\/[^/]+$/.test(path)) throw mistake(context, link, fix);
      warn(link.position?.start.line, fix);
    },
  };
}

function errorOf(compile: () => unknown): Error | undefined {
  try {
    compile();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
