import type { Field } from '../../../tooling/content/check-fields.ts';
import { FILES } from '../../../tooling/content/content.ts';
import {
  drawnFields,
  lackedBy,
  nameLetters,
  withoutEmoji,
} from '../../../tooling/letters/lacked-letters.ts';
import type { Letters } from '../../../tooling/letters/read-letters.ts';
import type { Finding } from '../finding.ts';
import type { Site, Source } from '../site.ts';
import { lastName, valuesOf } from '../values-of.ts';

/** Fields that no reader sees as they are written. */
const NOT_SHOWN =
  /^(href|src|iframe|link|icon|cover|image|logo|date|publishedAt|updatedAt|track|keywords|type|projects|selectedProjects)$/;

/** Letters that the fonts of some media lack, at one place of the content. */
interface Lack {
  file: string;
  line: number;
  field: string;
  media: { where: string; letters: string[] }[];
}

/** Letters that the fonts of a page, of the PDF or of a social card lack. */
export function checkLetters({ sources, letters }: Site): Finding[] {
  return listLacks(sources, letters).map(({ file, line, field, media }) => {
    const lacked = nameLetters(media.flatMap((medium) => medium.letters));
    const places = media.map(({ where }) => where).join(', ');
    return {
      file,
      line,
      field,
      problem: `the fonts lack ${lacked} ${places}`,
      fix: 'Run "npm run fonts", which adds them or says what to install, or use other letters.',
    };
  });
}

/** Every place of the content with letters that some font lacks. */
export function listLacks(sources: Source[], letters: Letters): Lack[] {
  const selected = sources
    .filter(({ file }) => file === FILES.profile)
    .flatMap((source) => valuesOf(source, /^selectedProjects\[/));
  return sources.flatMap((source) => [
    ...source.fields
      // Markdown is looked at piece by piece, because its code has another font.
      .filter(({ path }) => !source.parts.some((part) => part.field === path))
      .flatMap((field) => listInField(source.file, field, letters, selected)),
    ...listInBody(source, letters),
  ]);
}

function listInField(
  file: string,
  { path, value, line }: Field,
  letters: Letters,
  selected: string[],
): Lack[] {
  if (typeof value !== 'string' || NOT_SHOWN.test(lastName(path))) return [];
  const { onPdf, onCard } = drawnFields(file, selected);
  const media = [
    { where: 'on the page', letters: withoutEmoji(lackedBy(letters.page, value)) },
    { where: 'in the PDF', letters: onPdf?.test(path) ? lackedBy(letters.pdf, value) : [] },
    {
      where: 'on the social card',
      letters: onCard?.test(path) ? lackedBy(letters.card, value) : [],
    },
  ].filter((medium) => medium.letters.length > 0);
  return media.length === 0 ? [] : [{ file, line, field: path, media }];
}

/** One for the words and one for the code of a text, however many letters are missing. */
function listInBody({ file, parts }: Source, letters: Letters): Lack[] {
  const kinds = [
    { kind: 'words', font: letters.page, where: 'on the page' },
    { kind: 'code', font: letters.code, where: 'in the font of code' },
  ] as const;
  return kinds.flatMap(({ kind, font, where }) => {
    const lacking = parts
      .flatMap((part) => (part.kind === kind && 'value' in part ? [part] : []))
      .map((part) => ({ ...part, letters: withoutEmoji(lackedBy(font, part.value)) }))
      .filter((part) => part.letters.length > 0);
    const [first] = lacking;
    if (!first) return [];
    const media = [{ where, letters: lacking.flatMap((part) => part.letters) }];
    return [{ file, line: first.line, field: first.field, media }];
  });
}
