import type { Finding } from '../finding.ts';
import type { Letters } from '../read/read-letters.ts';
import { projectsOf } from '../read/list-pages.ts';
import type { Field, Site, Source } from '../site.ts';
import { lastName, valuesOf } from '../values-of.ts';

/** Fields that no reader sees as they are written. */
const NOT_SHOWN =
  /^(href|src|iframe|link|icon|cover|image|logo|date|publishedAt|updated|track|keywords|type|projects|selectedProjects)$/;

const PROFILE = 'content/profile.yaml';
const ON_PDF =
  /^(name|role|intro|workHistory\[\d+\]\.(company|title|end)|tools\[\d+\]\.(name|use))$/;
const PROJECT_ON_PDF = /^(title|description|part|tags\[\d+\])$/;
const PROFILE_ON_CARD = /^(name|role|headline|intro)$/;
const PROJECT_ON_CARD = /^(title|description)$/;

/** Any browser has a font for these; PDF and pictures do not. */
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{200d}|\u{fe0f}|\u{20e3}|\p{RI}/u;
const INVISIBLE = /[\p{Cc}\u{200b}\u{feff}\u{ad}]/u;

/** Letters that the fonts of a page, of the PDF or of a social card lack. */
export function checkLetters({ sources, letters }: Site): Finding[] {
  const selected = new Set(
    sources
      .filter(({ file }) => file === PROFILE)
      .flatMap((source) => valuesOf(source, /^selectedProjects\[/)),
  );
  const projects = new Set(projectsOf(sources).map(({ file }) => file));
  return sources.flatMap((source) => {
    const isProject = projects.has(source.file);
    const isOnCv = [...selected].some((slug) => source.file === `projects/${slug}/${slug}.mdx`);
    const onPdf = source.file === PROFILE ? ON_PDF : isOnCv ? PROJECT_ON_PDF : undefined;
    const onCard =
      source.file === PROFILE ? PROFILE_ON_CARD : isProject ? PROJECT_ON_CARD : undefined;
    return [
      ...source.fields
        // Markdown is looked at piece by piece, because its code has another font.
        .filter(({ path }) => !source.parts.some((part) => part.field === path))
        .flatMap((field) => checkField(source.file, field, letters, onPdf, onCard)),
      ...checkBody(source, letters),
    ];
  });
}

function checkField(
  file: string,
  { path, value, line }: Field,
  letters: Letters,
  onPdf: RegExp | undefined,
  onCard: RegExp | undefined,
): Finding[] {
  if (typeof value !== 'string' || NOT_SHOWN.test(lastName(path))) return [];
  const lacking = [
    { where: 'on the page', letters: onPage(lackedBy(letters.page, value)) },
    { where: 'in the PDF', letters: onPdf?.test(path) ? lackedBy(letters.pdf, value) : [] },
    {
      where: 'on the social card',
      letters: onCard?.test(path) ? lackedBy(letters.card, value) : [],
    },
  ].filter((medium) => medium.letters.length > 0);
  if (lacking.length === 0) return [];
  const places = lacking.map(({ where }) => where).join(', ');
  return [
    toFinding(
      file,
      line,
      path,
      lacking.flatMap((medium) => medium.letters),
      places,
    ),
  ];
}

/** One finding for the words and one for the code of a text, however many letters are missing. */
function checkBody({ file, parts }: Source, letters: Letters): Finding[] {
  const kinds = [
    { kind: 'words', font: letters.page, place: 'on the page' },
    { kind: 'code', font: letters.code, place: 'in the font of code' },
  ] as const;
  return kinds.flatMap(({ kind, font, place }) => {
    const lacking = parts
      .flatMap((part) => (part.kind === kind && 'value' in part ? [part] : []))
      .map(({ line, field, value }) => ({ line, field, letters: onPage(lackedBy(font, value)) }))
      .filter((part) => part.letters.length > 0);
    const [first] = lacking;
    if (!first) return [];
    return [
      toFinding(
        file,
        first.line,
        first.field,
        lacking.flatMap((part) => part.letters),
        place,
      ),
    ];
  });
}

function toFinding(
  file: string,
  line: number,
  field: string,
  letters: string[],
  places: string,
): Finding {
  const named = [...new Set(letters)].map((letter) => `${letter} (${codeOf(letter)})`);
  const shown = named.length > 6 ? [...named.slice(0, 6), `${named.length - 6} more`] : named;
  return {
    file,
    line,
    field,
    problem: `the fonts lack ${shown.join(', ')} ${places}`,
    fix: 'Add a font that has them in scripts/subset-fonts.ts and run "npm run fonts", or use other letters.',
  };
}

function lackedBy(font: ReadonlySet<number>, text: string): string[] {
  return Array.from(text.normalize()).filter(
    (letter) => !font.has(letter.codePointAt(0) ?? 0) && !INVISIBLE.test(letter),
  );
}

function onPage(letters: string[]): string[] {
  return letters.filter((letter) => !EMOJI.test(letter));
}

function codeOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
