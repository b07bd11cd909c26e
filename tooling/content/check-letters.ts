import { drawnFields, lackedBy, nameLetters } from '../letters/lacked-letters.ts';
import { readLetters } from '../letters/read-letters.ts';
import { fieldsOf, itemsAt, mistakeAt } from './check-fields.ts';
import type { Content } from './content.ts';
import type { Mistake } from './mistake.ts';

/** All fonts have these; most content has no others, and then no font is read. */
const COMMON = /^[\n\u{20}-\u{7e}\u{a0}-\u{ff}–—‘’“”•…]*$/u;

/** Letters that would be missing in the PDF or in pictures, where nothing falls back to a font of the reader's. */
export function checkLetters({ root, lists: { profile }, projects }: Content): Mistake[] {
  const selected = profile ? itemsAt(profile, ['selectedProjects']) : [];
  const slugs = selected.map(({ value }) => String(value));
  const drawn = [...(profile ? [profile] : []), ...projects].flatMap((source) => {
    const { onPdf, onCard } = drawnFields(source.file, slugs);
    return fieldsOf(source)
      .map(({ path, at, value }) => ({ path, at, text: String(value) }))
      .filter(({ text }) => !COMMON.test(text))
      .map(({ path, at, text }) => ({
        source,
        at,
        pdf: onPdf?.test(path) ? text : '',
        card: onCard?.test(path) ? text : '',
      }));
  });
  if (drawn.length === 0) return [];
  const letters = readLetters(root);
  return drawn.flatMap(({ source, at, pdf, card }) => {
    const media = [
      { where: 'the PDF', lacked: lackedBy(letters.pdf, pdf) },
      { where: 'the cover and the social card', lacked: lackedBy(letters.card, card) },
    ].filter(({ lacked }) => lacked.length > 0);
    if (media.length === 0) return [];
    const named = nameLetters(media.flatMap(({ lacked }) => lacked));
    const places = media.map(({ where }) => where).join(', ');
    const fix = `the fonts of ${places} lack ${named}, which would be missing there. Run npm run fonts.`;
    return [{ ...mistakeAt(source, at, fix), isWarning: true }];
  });
}
