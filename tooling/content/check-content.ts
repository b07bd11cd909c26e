import { checkLetters } from './check-letters.ts';
import { checkLists } from './check-lists.ts';
import { checkProfile } from './check-profile.ts';
import { checkProjects } from './check-projects.ts';
import { checkSlugs } from './check-slugs.ts';
import { checkStream } from './check-stream.ts';
import { checkTags } from './check-tags.ts';
import { checkTexts } from './check-texts.ts';
import { readContent } from './content.ts';
import type { Mistake } from './mistake.ts';

/** Every mistake in the content below a folder, in the order of the files. It reads files only, so that any tool can ask. */
export function checkContent(root = '.'): Mistake[] {
  const content = readContent(root);
  return [
    ...content.unreadable,
    ...checkProfile(content),
    ...checkLists(content),
    ...checkProjects(content),
    ...checkStream(content),
    ...checkSlugs(content),
    ...checkTags(content),
    ...checkTexts(content),
    ...checkLetters(content),
  ].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}
