import { createRequire } from 'node:module';

import { z } from 'astro/zod';

import { listSources, type Content } from './content.ts';
import { valueAt } from './fields.ts';
import type { Finding } from './finding.ts';
import { listParts, type Part } from './markdown-parts.ts';
import { didYouMean } from './nearest.ts';

/** It colors the code of write-ups and comes with Astro, so package.json does not name it. */
const HIGHLIGHTER = 'prismjs';

/** What the highlighter knows besides its list. */
const PLAIN = ['text', 'txt', 'plain', 'plaintext', 'astro', 'math', 'mermaid'];

/** What the page of a write-up has besides the headings of its text. */
const OF_THE_PAGE = ['title', 'in-short', 'demo'];
const MADE_BY_THE_PAGE = /^(?:decision-\d+|user-content-.+)$/;

/** What a text names and nothing answers to: headings, notes, and languages of code. The page works without them. */
export function checkReferences(content: Content): Finding[] {
  return listSources(content).flatMap(({ file, ...source }) => {
    const parts = listParts({ file, ...source });
    const ids = listIds(parts);
    return parts.flatMap((part) => {
      const { line, field } = part;
      return explain(part, ids).map((message) => ({ file, line, field, message, isFatal: false }));
    });
  });
}

function explain(part: Part, ids: readonly string[]): string[] {
  switch (part.kind) {
    case 'link':
      return explainFragment(part.url, ids);
    case 'words':
      return [...part.value.matchAll(/\[\^([^\]\s]+)\]/g)].map(
        ([written, name]) =>
          `${written} has no note. Write the note in a paragraph of its own that begins with [^${name}]: or put backticks around it if it is code.`,
      );
    case 'code':
      return explainLanguage(part.language);
    default:
      return [];
  }
}

function explainFragment(url: string, ids: readonly string[]): string[] {
  const [, id] = /^#(.+)$/.exec(url) ?? [];
  if (id === undefined || id === 'top' || MADE_BY_THE_PAGE.test(id)) return [];
  const isThere = ids.includes(id) || ids.some((name) => encodeURIComponent(name) === id);
  if (isThere) return [];
  const places = ids.map((name) => `#${name}`);
  return [
    `the link ${url} leads to no heading of this text.${didYouMean(url, places)} Write the words of the heading in lower case, with hyphens between them: ## How it works is #how-it-works.`,
  ];
}

/** The ids that links of a text can lead to. A second heading with the same words gets a number. */
function listIds(parts: readonly Part[]): string[] {
  const seen = new Map<string, number>();
  const ofHeadings = parts.flatMap((part) => {
    if (part.kind !== 'heading') return [];
    const slug = slugOfHeading(part.value);
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  });
  const ofTags = parts.flatMap((part) =>
    part.kind === 'tag' ? (part.attributes['id'] ?? []) : [],
  );
  return [...OF_THE_PAGE, ...ofHeadings, ...ofTags];
}

function slugOfHeading(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

function explainLanguage(language: string | undefined): string[] {
  if (language === undefined) return [];
  known ??= readLanguages();
  if (known.has(language)) return [];
  return [
    `the code language "${language}" is not known, so the code stays without colors.${didYouMean(language, known)} prismjs.com/#supported-languages has all names; text is for what is no code.`,
  ];
}

let known: Set<string> | undefined;

const componentsSchema = z.object({ languages: z.record(z.string(), z.unknown()) });

function readLanguages(): Set<string> {
  const list: unknown = createRequire(import.meta.url)(`${HIGHLIGHTER}/components.json`);
  const { languages } = componentsSchema.parse(list);
  const names = Object.entries(languages).flatMap(([name, about]) => [
    name,
    ...[valueAt(about, ['alias']) ?? []].flat().map(String),
  ]);
  return new Set([...names, ...PLAIN]);
}
