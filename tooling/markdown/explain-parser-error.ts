import { pathToFileURL } from 'node:url';

import { mistake } from './mistake.ts';

/** What the parser says, and what an author can do about it. */
const FIXES: [problem: RegExp, fix: string][] = [
  [/closing tag for `<([^>]+)>`/, 'Close it: </$1>, or <$1 /> when nothing stands inside.'],
  [/closing tag `<\/([^>]+)>`/, 'Remove it, or open <$1> before it.'],
  [
    /brace|expression/,
    'A brace in a text begins code: write \\{, or put the words in `backticks`.',
  ],
  [
    /after `<`|character/,
    'A < in a text begins a tag: write \\<, or put the words in `backticks`.',
  ],
  [/esm/, 'A line that begins with import or export is code: remove it, or begin it differently.'],
];

/** A parser's error as a mistake in a file; every other error as it is. */
export function explain(error: unknown, path: string): unknown {
  if (!(error instanceof Error)) return error;
  const [, line, column, said] = /^(\d+):(\d+): (.+)$/s.exec(error.message) ?? [];
  if (line === undefined || said === undefined) return error;
  // Behind a problem the parser repeats its place and names its rule.
  const problem = said.replaceAll(/ \([\w-]+:[\w-]+\)/g, '');
  const start = { line: Number(line), column: Number(column) };
  return mistake(
    { fileURL: pathToFileURL(path) },
    { position: { start, end: start } },
    `${problem}. ${fixFor(problem)}`.trim(),
  );
}

function fixFor(problem: string): string {
  for (const [pattern, fix] of FIXES) {
    const found = pattern.exec(problem);
    if (found) return fix.replaceAll('$1', found[1] ?? '');
  }
  return '';
}
