import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { SAMPLE_PROJECTS, SAMPLE_SENTENCE, SAMPLE_VALUES } from '../../checks/sample-words.ts';
import { quotes } from '../support/quotes.ts';
import { projects } from '../support/samples.ts';

/** A title that says what every such site is, and so is no trace. */
const COMMON = new Set(['Portfolio', 'portfolio']);

/** Every word and sentence by which the samples could be known in a built site. */
export function listSampleTraces(): string[] {
  const names = projects.flatMap(({ slug, title }) => [slug, title]);
  return [
    ...names.filter((name) => !COMMON.has(name)),
    ...Object.keys(SAMPLE_PROJECTS).map((slug) => `/projects/${slug}`),
    ...Object.values(SAMPLE_PROJECTS),
    ...Object.values(SAMPLE_VALUES).flatMap((fields) => Object.values(fields).flat()),
    ...quotes.map(({ text }) => text),
    SAMPLE_SENTENCE,
    'first-pressing',
    'hello@example.com',
  ];
}

/** Where a built site speaks of the samples; the search index is compressed. */
export function findTraces(folder: string, traces: readonly string[]): string[] {
  const files = globSync('**/*.{html,js,json,css,xml,txt,md,svg,pf_*}', { cwd: folder });
  if (files.length === 0) throw new Error(`${folder} is empty.`);
  return files.flatMap((file) => {
    const text = textOf(readFileSync(join(folder, file)));
    return traces.filter((trace) => hasWord(text, trace)).map((trace) => `${file}: ${trace}`);
  });
}

function textOf(bytes: Buffer): string {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isGzip ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Whether a word stands by itself, and not inside of another. */
function hasWord(text: string, word: string): boolean {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`, 'i').test(text);
}
