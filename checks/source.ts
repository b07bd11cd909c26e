import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Node,
  type Document,
} from 'yaml';

import { explainYaml } from './explain-yaml.ts';
import type { Finding } from './finding.ts';

/** The way to a value: names of fields and places in lists. */
export type Path = readonly PropertyKey[];

/** A content file that could be read, with the line of everything in it. */
export interface Source {
  /** From the root of the repository. */
  file: string;
  data: unknown;
  /** The text behind the frontmatter, with empty lines in the frontmatter's place, so that its lines count from the file's top. */
  body: string;
  /** The line of a value; where it is absent, the line of what should hold it. */
  lineOf: (path: Path) => number;
  /** Values without quotes that a comment follows on their line. */
  commented: readonly { line: number; value: string; comment: string }[];
}

const FRONTMATTER = /^---[ \t]*\r?\n(?<yaml>[\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Reads a file of YAML. */
export function readYaml(root: string, file: string): Source | Finding {
  return toSource(file, readFileSync(join(root, file), 'utf8'), '', 1);
}

/** Reads a text with frontmatter. */
export function readText(root: string, file: string): Source | Finding {
  const text = readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '');
  if (!/^---[ \t]*\r?\n/.test(text)) {
    const message =
      'the fields are missing. Begin the file with a line ---, the fields, and another line ---.';
    return { file, line: 1, message, isFatal: true };
  }
  const found = FRONTMATTER.exec(text);
  if (found?.index !== 0) {
    const message = 'the fields have no end. Write a line --- between the last field and the text.';
    return { file, line: 1, message, isFatal: true };
  }
  const [block] = found;
  const blank = block.replaceAll(/[^\n]/g, '');
  return toSource(file, found.groups?.['yaml'] ?? '', blank + text.slice(block.length), 2);
}

/** Whether a file could be read. */
export function isSource(read: Source | Finding): read is Source {
  return 'data' in read;
}

function toSource(file: string, yaml: string, body: string, firstLine: number): Source | Finding {
  const lines = new LineCounter();
  // Astro reads an unquoted date of frontmatter as a moment; so does this, to tell the author before Astro does.
  const document = parseDocument(yaml, {
    lineCounter: lines,
    prettyErrors: false,
    customTags: ['timestamp'],
  });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const [error] = document.errors;
  if (error) {
    const line = lineAt(startOfOpen(document, error.pos[0]));
    const shown = yaml.split('\n')[line - firstLine] ?? '';
    const field = /^\s*(?:- )?\s*([\w-]+):/.exec(shown)?.[1];
    return { file, line, field, message: explainYaml(error, shown), isFatal: true };
  }
  return {
    file,
    data: document.toJS(),
    body,
    lineOf: (path) => lineAt(offsetOf(document, path)),
    commented: listCommented(document, lineAt),
  };
}

function listCommented(
  document: Document.Parsed,
  lineAt: (offset: number) => number,
): Source['commented'] {
  const found: { line: number; value: string; comment: string }[] = [];
  visit(document, {
    Scalar: (_, { type, source = '', comment, range }) => {
      if (type !== 'PLAIN' || source === '' || !comment || !range) return;
      found.push({ line: lineAt(range[1]), value: source, comment });
    },
  });
  return found;
}

/** Where quotes or brackets that reach a position begin; the parser notices only at the end that they are not closed. */
function startOfOpen(document: Document.Parsed, position: number): number {
  let start = position;
  visit(document, (_, node) => {
    const isOpen = isCollection(node)
      ? node.flow
      : isScalar(node) && node.type?.startsWith('QUOTE');
    if (!isOpen || !hasRange(node) || !node.range) return;
    const [from, to] = node.range;
    if (from < start && to >= position) start = from;
  });
  return start;
}

function offsetOf(document: Document.Parsed, path: Path): number {
  let node: unknown = document.contents;
  let offset = startOf(document.contents);
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(
        ({ key }) => isScalar(key) && String(key.value) === String(step),
      );
      if (!pair) return offset;
      offset = startOf(pair.key);
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      if (node === undefined) return offset;
      offset = startOf(node);
    } else return offset;
  }
  return offset;
}

function startOf(node: unknown): number {
  return hasRange(node) ? (node.range?.[0] ?? 0) : 0;
}

function hasRange(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && 'range' in node;
}
