import type { YAMLParseError } from 'yaml';

/** The fix for each kind of YAML error; the words of the parser alone tell an author little. */
const FIXES: Partial<Record<YAMLParseError['code'], string>> = {
  BAD_SCALAR_START: "a value that begins with @ or ` needs quotes around it, as in '@mira'.",
  DUPLICATE_KEY: 'the field is written twice. Remove one of them.',
};

/** What is wrong with a line of YAML and how to correct it. */
export function explainYaml({ code, message }: YAMLParseError, line: string): string {
  const [, name = '', value = ''] = /^\s*(?:- )?\s*([\w-]+):\s+(.*?)\s*$/.exec(line) ?? [];
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /:(\s|$)/.test(value)) {
    return `the value holds a colon and a space, which begins a field. Put it in quotes: ${name}: ${quote(value)}`;
  }
  if (/^["']/.test(value)) {
    return `the quotes are not closed, or end too early. Begin and end the value with the same quote, and write '' for one inside '…'.`;
  }
  if (/^ *\t/.test(line)) return 'the line begins with a tab. Indent with spaces.';
  if (/^[[{]/.test(value)) {
    return 'the list in brackets is not closed. Close it on its line, or write one dash per line.';
  }
  const known = FIXES[code];
  if (known !== undefined) return known;
  return `the line cannot be read as YAML (${lowerFirst(message.replace(/[.:]$/, ''))}). Compare its indentation, quotes and brackets with the lines around it.`;
}

function quote(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
