import { parse } from 'yaml';

import type { Finding } from '../finding.ts';
import { INTRO, NAME } from '../../init/scaffold-words.ts';
import { entryText, ENTRY_TYPES } from '../../new/entry-text.ts';
import { projectFile } from '../../new/project-file.ts';
import type { Site, Source } from '../site.ts';

/** Sentences that `npm run new` or `npm run init` wrote and that nobody has replaced. */
export function checkScaffold({ sources }: Site): Finding[] {
  return sources.flatMap((source) => [...leftFields(source), ...leftParagraphs(source)]);
}

/** Taken from what `npm run new` writes, so that this follows a change of its words. */
const START = { slug: 'any', track: 'A1', publishedAt: '2026-01-01', tag: 'Any' };
const [, FRONTMATTER = '', BODY = ''] = projectFile(START).split(/^---$/m);
const SENTENCES = new Set([
  NAME,
  INTRO,
  ...[FRONTMATTER, ...ENTRY_TYPES.map((type) => entryText(type, new Date(0)))]
    .flatMap((text) => stringsIn(parse(text)))
    .map((value) => value.trim())
    .filter((value) => /^write\b/i.test(value)),
]);
const PARAGRAPHS = new Set(
  BODY.split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', ' ').trim())
    .filter((paragraph) => /^Write\b/.test(paragraph)),
);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function leftFields({ file, fields }: Source): Finding[] {
  return fields
    .filter(({ value }) => SENTENCES.has(String(value).trim()))
    .map(({ path, line, value }) => toFinding(file, line, path, String(value)));
}

function leftParagraphs({ file, parts }: Source): Finding[] {
  return parts
    .flatMap((part) => (part.kind === 'paragraph' ? [part] : []))
    .map((part) => ({ ...part, value: part.value.replaceAll('\n', ' ').trim() }))
    .filter(({ value }) => PARAGRAPHS.has(value))
    .map(({ line, field, value }) => toFinding(file, line, field, value));
}

function toFinding(file: string, line: number, field: string, value: string): Finding {
  const opening = value.trim().split(/\s+/).slice(0, 5).join(' ');
  return {
    file,
    line,
    field,
    problem: `"${opening} …" is an instruction`,
    fix: 'Replace it with your own words.',
  };
}
