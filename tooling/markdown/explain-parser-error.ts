import { pathToFileURL } from 'node:url';

import { mistake } from './mistake.ts';

/** Messages of the parser, and how to fix their cause. */
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

/** Turns a parser error into a mistake with file, line and fix; returns every other error unchanged. */
export function explainParserError(error: unknown, path: string): unknown {
  if (!(error instanceof Error)) return error;
  const [, line, column, message] = /^(\d+):(\d+): (.+)$/s.exec(error.message) ?? [];
  if (line === undefined || message === undefined) return error;
  // The parser adds the position and the name of its rule in parentheses.
  const problem = message.replaceAll(/ \([\w-]+:[\w-]+\)/g, '');
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
