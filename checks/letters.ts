import { readLetters, type Letters } from '../tooling/lettering/font-letters.ts';
import { planCuts, type Part as FontPart, type Plan } from '../tooling/letters/plan-cuts.ts';
import { readParts } from '../tooling/letters/read-parts.ts';
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
  media: { medium: Medium; letters: string[] }[];
}

type Medium = Exclude<keyof Letters, 'first'>;
type Fonts = Pick<Letters, Medium>;

/** All fonts have these; most content has no others, and then no font is read. */
const COMMON = /^[\n\u{20}-\u{7e}\u{a0}·×é–—‘’“”•…]*$/u;

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

const PLACES: Readonly<Record<Medium, string>> = {
  page: 'on the page',
  code: 'in the font of code',
  pdf: 'in the PDF',
  card: 'on the cover and the social card',
};

/** Parts of words. Without one a name is misspelt; without a sign or an emoji there is only a gap. */
const OF_WORDS = /[\p{L}\p{M}]/u;

const UNTIL_THEN =
  'Until then visitors see these letters in a font of their device, or as empty boxes where it has none.';

/** The letters that the template's fonts lack, where the content uses them, and where to take them from. */
export function planLetters(
  content: Content,
  partsOf: (packageName: string) => FontPart[] | undefined = readParts,
): { lacks: Lack[]; plan: Plan } {
  const lacks = listLacks(content);
  // The font of code gets no further letters: browsers show them in their own.
  const wanted = lacks.flatMap(({ media }) =>
    media.flatMap(({ medium, letters }) => (medium === 'code' ? [] : letters)),
  );
  return { lacks, plan: planCuts(wanted, partsOf) };
}

/**
 * Letters that a page, the PDF or a drawn picture will lack, because no font that is installed has them. A build adds all others
 * by itself. It stops where the PDF would misspell a word.
 */
export function checkLetters(content: Content): Finding[] {
  const { lacks, plan } = planLetters(content);
  const added = new Set(plan.cuts.flatMap(({ letters }) => letters));
  return lacks.flatMap(({ file, line, field, media }) => {
    const left = media
      .map(({ medium, letters }) => ({
        medium,
        letters: letters.filter((letter) => medium === 'code' || !added.has(letter)),
      }))
      .filter(({ letters }) => letters.length > 0);
    if (left.length === 0) return [];
    const letters = new Set(left.flatMap((one) => one.letters));
    const places = left.map(({ medium }) => PLACES[medium]).join(', ');
    const isFatal = left.some(
      (one) => one.medium === 'pdf' && one.letters.some((letter) => OF_WORDS.test(letter)),
    );
    const sentences = [
      `the fonts lack ${nameLetters(letters)} ${places}.`,
      ...(isFatal ? ['The PDF of the CV would misspell it, so the build stops.'] : []),
      sayWhatHelps(letters, plan),
      ...(isFatal ? [] : [UNTIL_THEN]),
    ];
    return [{ file, line, field, message: sentences.join(' '), isFatal }];
  });
}

/** What to do about letters that no installed font has. */
function sayWhatHelps(letters: ReadonlySet<string>, { absent }: Plan): string {
  const packages = [...absent].filter(([, ofPackage]) => ofPackage.some((one) => letters.has(one)));
  if (packages.length === 0) return 'No font is known for them: use other letters.';
  const names = packages.map(([name]) => name).join(' ');
  return `Run "npm install -D -E ${names}": the next build adds them.`;
}

/** Every place of the content with letters that some font lacks. The fonts are read only when there are letters to look for. */
function listLacks(content: Content): Lack[] {
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
  const { first, ...letters } = readLetters();
  return rare.flatMap(({ source, fields, texts }) => {
    // The owner's own words are on every page, and a second font file would be late.
    const fonts = source.file === FILES.profile ? { ...letters, page: first } : letters;
    return [
      ...fields.flatMap((field) => listInField(source, field, fonts, onCv)),
      ...listInTexts(source, texts, fonts),
    ];
  });
}

function listInField(
  { file }: Source,
  { path, value, line }: Field,
  letters: Fonts,
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
function listInTexts({ file }: Source, parts: Part[], letters: Fonts): Lack[] {
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
function nameLetters(letters: Iterable<string>): string {
  const named = [...new Set(letters)].map((letter) => `${letter} (${toCodePoint(letter)})`);
  const rest = named.length - MAX_NAMED;
  return (rest > 0 ? [...named.slice(0, MAX_NAMED), `${rest} more`] : named).join(', ');
}

function toCodePoint(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
