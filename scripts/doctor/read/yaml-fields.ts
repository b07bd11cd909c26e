import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';

import type { Field } from '../site.ts';
import { ReadMistake } from './read-mistake.ts';

/** Every value of a YAML text with its path and its line; throws a `ReadMistake` when the text is not YAML. `firstLine` is that of the text. */
export function yamlFields(text: string, firstLine = 1): Field[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const [error] = document.errors;
  if (error) {
    const [reason = ''] = error.message.split(/ at line |\n/);
    throw new ReadMistake(reason, (error.linePos?.[0].line ?? 1) + firstLine - 1);
  }
  const lineOf = (node: Node) => lineCounter.linePos(node.range?.[0] ?? 0).line + firstLine - 1;
  return listFields(document.contents, '', lineOf);
}

function listFields(node: unknown, path: string, lineOf: (node: Node) => number): Field[] {
  if (isMap(node)) {
    return node.items.flatMap(({ key, value }) => {
      const name = isScalar(key) ? String(key.value) : '';
      return listFields(value, path === '' ? name : `${path}.${name}`, lineOf);
    });
  }
  if (isSeq(node)) {
    return node.items.flatMap((item, index) => listFields(item, `${path}[${index}]`, lineOf));
  }
  if (!isScalar(node) || !isValue(node.value)) return [];
  return [{ path, value: node.value, line: lineOf(node) }];
}

function isValue(value: unknown): value is Field['value'] {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
