import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Finding } from '../finding.ts';
import type { Field, Source } from '../site.ts';
import { markdownParts } from './markdown-parts.ts';
import { ReadMistake } from './read-mistake.ts';
import { yamlFields } from './yaml-fields.ts';

const CONTENT = ['content/**/*.yaml', 'content/stream/*.mdx', 'projects/*/*.mdx'];

const PROFILE = 'content/profile.yaml';

const NO_PROFILE: Finding = {
  file: PROFILE,
  field: 'file',
  problem: 'there is none',
  fix: 'Run this in the folder of the site, or restore the file.',
};

/** The field of an entry that holds Markdown (src/collections/stream.loader.ts). */
const ENTRY_TEXT = /^\[\d+\]\.text$/;

interface Sources {
  sources: Source[];
  unreadable: Finding[];
}

/** Every content file below `root`; what cannot be read is a finding and no source. */
export function readSources(root: string): Sources {
  const result: Sources = { sources: [], unreadable: [] };
  const files = globSync(CONTENT, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  if (!files.includes(PROFILE)) result.unreadable.push(NO_PROFILE);
  for (const file of files.sort()) {
    try {
      result.sources.push(toSource(file, readFileSync(join(root, file), 'utf8')));
    } catch (error) {
      result.unreadable.push(explain(file, error));
    }
  }
  return result;
}

function toSource(file: string, text: string): Source {
  if (file.endsWith('.mdx')) return toDocument(file, text);
  const fields = yamlFields(text);
  return { file, fields, parts: fields.flatMap(toParts) };
}

function toDocument(file: string, text: string): Source {
  const [whole = '', yaml = ''] = /^---\r?\n([^]*?)\n---\r?(?:\n|$)/.exec(text) ?? [];
  const firstLine = whole.split('\n').length;
  const body = { field: 'text', firstLine, isPlain: false };
  return {
    file,
    fields: yamlFields(yaml, 2),
    parts: markdownParts(text.slice(whole.length), body),
  };
}

function toParts({ path, value, line }: Field): Source['parts'] {
  if (!ENTRY_TEXT.test(path) || typeof value !== 'string') return [];
  return markdownParts(value, { field: path, firstLine: line, isPlain: true });
}

function explain(file: string, error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  return {
    file,
    line: error instanceof ReadMistake ? error.line : undefined,
    field: 'file',
    problem: `it cannot be read (${reason.replace(/[.:]$/, '')})`,
    fix: 'Correct it; "npm run build" shows the place.',
  };
}
