import { parse } from 'yaml';

/** A number as the text writes it, and the words in which it must be marked if it is an example. */
export interface FoundNumber {
  token: string;
  /** The paragraph, the table row, or the field of the frontmatter. */
  where: string;
  context: string;
}

const FIELDS_IN_LISTS = ['description', 'summary', 'result'];
const NAMES = /\b[A-Z]{2,}-\d+\b|\b[23]D\b/g;
const DIGITS = /(?<![\p{L}\p{N}_.])\d{4}-\d{2}-\d{2}|(?<![\p{L}\p{N}_])\d[\d,]*(?:\.\d+)?/gu;
const WORDS =
  /\b(?:(?:eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|hundreds?|thousands?|millions?|billions?|dozens?)\b/giu;

/** One sentence marks every number of its page or section: "The times on this page are examples." */
const MARKS_PAGE = /\bon this page are (?:examples|an example)\b/i;
const MARKS_SECTION = /\bin this section are (?:examples|an example)\b/i;

/** Every number a reader meets in a write-up: prose, tables, headings, and the frontmatter that is shown. */
export function findNumbers(source: string): FoundNumber[] {
  const [, yaml = '', ...rest] = source.split(/^---$/m);
  const body = readable(rest.join('---'));
  const markOfPage = findMark(body, MARKS_PAGE);
  const fields = [
    // Lists and cards show these without the page.
    ...stringsIn(pick(parse(yaml), FIELDS_IN_LISTS)).map((text) => ({ text, context: text })),
    ...stringsIn(pick(parse(yaml), ['decisions'])).map((text) => ({
      text,
      context: `${text}\n${markOfPage}`,
    })),
  ];
  const sections = body.split(/^(?=## )/m);
  return [
    ...fields.flatMap(({ text, context }) => numbersIn(text, context)),
    ...sections.flatMap((section) => {
      const marks = `${markOfPage}\n${findMark(section, MARKS_SECTION)}`;
      const blocks = section.split(/\n\s*\n/);
      return blocks.flatMap((block, index) =>
        numbersIn(block, `${contextOf(block, blocks[index - 1], blocks[index + 1])}\n${marks}`),
      );
    }),
  ];
}

function findMark(text: string, mark: RegExp): string {
  return mark.exec(text.replace(/\s+/g, ' '))?.[0] ?? '';
}

function pick(data: unknown, fields: string[]): unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data)
    .filter(([field]) => fields.includes(field))
    .map(([, value]): unknown => value);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(stringsIn);
  return [];
}

/** The prose of a body: no code, tags, link targets or list numbers. */
function readable(body: string): string {
  return body
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`\n]*`/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/^\s*\d+\. /gm, '');
}

/** A table or list may be marked by the paragraph that introduces it, a heading by the one below. */
function contextOf(block: string, before = '', after = ''): string {
  if (block.trimStart().startsWith('#')) return `${block}\n${after}`;
  return /^\s*(?:\||- )/.test(block) ? `${before}\n${block}` : block;
}

function numbersIn(text: string, context: string): FoundNumber[] {
  return text.split('\n').flatMap((line) => {
    const plain = line.replace(NAMES, ' ');
    const tokens = [...plain.matchAll(DIGITS), ...plain.matchAll(WORDS)].map(([token]) =>
      token.replace(/,+$/, '').toLowerCase(),
    );
    return tokens.map((token) => ({ token, where: line.trim(), context }));
  });
}
