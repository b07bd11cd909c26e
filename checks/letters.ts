import { readLetters, type Letters } from '../tooling/lettering/font-letters.ts';
import { FILES, listSources, slugOfFile, type Content } from './content.ts';
import { itemsAt, lastNameOn, listFields, type Field } from './fields.ts';
import type { Finding } from './finding.ts';
import { listParts, type Part } from './markdown-parts.ts';
import type { Source } from './source.ts';

/** Letters that the fonts of some media lack, at one place of the content. */
interface Lack {
  file: string;
  line: number;
  field: string | undefined;
  media: { medium: keyof Letters; letters: string[] }[];
}

/** All fonts have these; most content has no others, and then no font is read. */
const COMMON = /^[\n\u{20}-\u{7e}\u{a0}-\u{ff}–—‘’“”•…]*$/u;

/** Any browser has a font for these; PDF and pictures do not. */
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{20e3}|\p{RI}/u;
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Fields that no reader sees as they are written. */
const NOT_SHOWN =
  /^(href|src|iframe|link|icon|cover|image|logo|date|publishedAt|updatedAt|track|keywords|type|projects|selectedProjects)$/;

const PROFILE_IN_PDF =
  /^(name|role|intro|location|(workHistory|education)\[\d+\]\.(company|school|title|end)|tools\[\d+\]\.(name|use))$/;
const PROFILE_ON_CARD = /^(name|role|headline|intro)$/;
const PROJECT_IN_PDF = /^(title|description|part|tags\[\d+\])$/;
const PROJECT_ON_CARD = /^(title|description)$/;

const MAX_NAMED = 6;

const PLACES: Readonly<Record<keyof Letters, string>> = {
  page: 'on the page',
  code: 'in the font of code',
  pdf: 'in the PDF',
  card: 'on the cover and the social card',
};

/** Letters that the fonts of a page, of the PDF or of drawn pictures lack. */
export function checkLetters(content: Content): Finding[] {
  return listLacks(content, readLetters).map(({ file, line, field, media }) => {
    const lacked = nameLetters(media.flatMap(({ letters }) => letters));
    const places = media.map(({ medium }) => PLACES[medium]).join(', ');
    const message = `the fonts lack ${lacked} ${places}. Run "npm run fonts", which adds them or says what to install, or use other letters.`;
    return { file, line, field, message, isFatal: false };
  });
}

/** Every place of the content with letters that some font lacks. The fonts are read only when there are letters to look for. */
export function listLacks(content: Content, read: (root: string) => Letters): Lack[] {
  const onCv = itemsAt(content.lists.profile, ['selectedProjects']).map(({ value }) => value);
  const rare = listSources(content).flatMap((source) => {
    const parts = listParts(source);
    const fields = listFields(source)
      // Markdown is looked at piece by piece, because its code has another font.
      .filter(({ path }) => !parts.some(({ field }) => field === path))
      .filter(({ at, value }) => !COMMON.test(String(value)) && !NOT_SHOWN.test(lastNameOn(at)));
    const texts = parts.filter((part) => 'value' in part && !COMMON.test(part.value));
    return fields.length + texts.length > 0 ? [{ source, fields, texts }] : [];
  });
  if (rare.length === 0) return [];
  const letters = read(content.root);
  return rare.flatMap(({ source, fields, texts }) => [
    ...fields.flatMap((field) => listInField(source, field, letters, onCv)),
    ...listInTexts(source, texts, letters),
  ]);
}

function listInField(
  { file }: Source,
  { path, value, line }: Field,
  letters: Letters,
  onCv: unknown[],
): Lack[] {
  const text = String(value);
  const { inPdf, onCard } = drawnFields(file, onCv);
  const media: Lack['media'] = [
    { medium: 'page', letters: withoutEmoji(lettersMissing(letters.page, text)) },
    { medium: 'pdf', letters: inPdf?.test(path) ? lettersMissing(letters.pdf, text) : [] },
    { medium: 'card', letters: onCard?.test(path) ? lettersMissing(letters.card, text) : [] },
  ];
  return toLack(file, line, path, media);
}

/** One for the words and one for the code of a text, however many letters are missing. */
function listInTexts({ file }: Source, parts: Part[], letters: Letters): Lack[] {
  const kinds = [
    { kind: 'words', medium: 'page' },
    { kind: 'code', medium: 'code' },
  ] as const;
  return kinds.flatMap(({ kind, medium }) => {
    const lacking = parts.flatMap((part) => {
      if (part.kind !== kind) return [];
      const missing = withoutEmoji(lettersMissing(letters[medium], part.value));
      return missing.length > 0 ? [{ ...part, missing }] : [];
    });
    const [first] = lacking;
    if (!first) return [];
    const missing = lacking.flatMap((part) => part.missing);
    return toLack(file, first.line, first.field, [{ medium, letters: missing }]);
  });
}

function toLack(file: string, line: number, field: string | undefined, all: Lack['media']): Lack[] {
  const media = all.filter(({ letters }) => letters.length > 0);
  return media.length === 0 ? [] : [{ file, line, field, media }];
}

/** The paths of the fields of a file that are drawn; unset: none. */
function drawnFields(file: string, onCv: unknown[]): { inPdf?: RegExp; onCard?: RegExp } {
  if (file === FILES.profile) return { inPdf: PROFILE_IN_PDF, onCard: PROFILE_ON_CARD };
  if (!file.startsWith('projects/')) return {};
  return {
    onCard: PROJECT_ON_CARD,
    ...(onCv.includes(slugOfFile(file)) && { inPdf: PROJECT_IN_PDF }),
  };
}

/** The letters of a text that a font lacks, as often as they occur. */
function lettersMissing(font: ReadonlySet<number>, text: string): string[] {
  return Array.from(text.normalize()).filter(
    (letter) => !font.has(letter.codePointAt(0) ?? 0) && !INVISIBLE.test(letter),
  );
}

function withoutEmoji(letters: string[]): string[] {
  return letters.filter((letter) => !EMOJI.test(letter));
}

/** Names up to six letters, such as `Ж (U+0416), 2 more`. */
export function nameLetters(letters: Iterable<string>): string {
  const named = [...new Set(letters)].map((letter) => `${letter} (${toCodePoint(letter)})`);
  const rest = named.length - MAX_NAMED;
  return (rest > 0 ? [...named.slice(0, MAX_NAMED), `${rest} more`] : named).join(', ');
}

function toCodePoint(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
