import { FILES } from '../content/content.ts';

const ON_PDF =
  /^(name|role|intro|location|(workHistory|education)\[\d+\]\.(company|school|title|end)|tools\[\d+\]\.(name|use))$/;
const PROJECT_ON_PDF = /^(title|description|part|tags\[\d+\])$/;
const PROFILE_ON_CARD = /^(name|role|headline|intro)$/;
const PROJECT_ON_CARD = /^(title|description)$/;

/** Any browser has a font for these; PDF and pictures do not. */
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{20e3}|\p{RI}/u;
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** The paths of the fields that are drawn; unset: none. */
interface DrawnFields {
  onPdf?: RegExp;
  onCard?: RegExp;
}

/** Which fields of a file are drawn in the PDF and on the social card. */
export function drawnFields(file: string, selectedProjects: readonly string[]): DrawnFields {
  if (file === FILES.profile) return { onPdf: ON_PDF, onCard: PROFILE_ON_CARD };
  const slug = /^projects\/[^/]+\/([^/]+)\.mdx$/.exec(file)?.[1];
  if (slug === undefined) return {};
  const isOnCv = selectedProjects.includes(slug);
  return { onCard: PROJECT_ON_CARD, ...(isOnCv && { onPdf: PROJECT_ON_PDF }) };
}

/** The letters of a text that a font lacks, as often as they occur. */
export function lackedBy(font: ReadonlySet<number>, text: string): string[] {
  return Array.from(text.normalize()).filter(
    (letter) => !font.has(letter.codePointAt(0) ?? 0) && !INVISIBLE.test(letter),
  );
}

/** Without the emoji. */
export function withoutEmoji(letters: string[]): string[] {
  return letters.filter((letter) => !EMOJI.test(letter));
}

/** Names up to six letters, such as `Ж (U+0416), 2 more`. */
export function nameLetters(letters: Iterable<string>): string {
  const named = [...new Set(letters)].map((letter) => `${letter} (${codeOf(letter)})`);
  const shown = named.length > 6 ? [...named.slice(0, 6), `${named.length - 6} more`] : named;
  return shown.join(', ');
}

function codeOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
