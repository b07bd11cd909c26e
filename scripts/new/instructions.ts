import { parse } from 'yaml';

import { NAME_HERE } from '../../checks/samples.ts';
import { greet, INTRO, NAME, ROLE } from '../init/scaffold-words.ts';
import { entryText, ENTRY_TYPES } from './entry-text.ts';
import { SENTENCE } from './new-demo.ts';
import { projectFile } from './project-file.ts';

const ANY_PROJECT = { slug: 'any', track: 'A1', publishedAt: '2026-01-01', tag: 'Any' };

/**
 * The sentences that `npm run new` and `npm run init` write for the owner to replace, each on one line. Taken from what they
 * write, so that a change of their words is followed.
 */
export function listInstructions(): ReadonlySet<string> {
  const [, frontmatter = '', body = ''] = projectFile(ANY_PROJECT).split(/^---$/m);
  const entries = ENTRY_TYPES.map((type) => entryText(type, new Date(0)));
  const sentences = [
    ...[frontmatter, ...entries].flatMap((text) => stringsIn(parse(text))),
    ...body.split(/\n{2,}/),
  ].map((text) => text.trim().replaceAll(/\s+/g, ' '));
  const instructions = sentences.filter((sentence) => /^write\b/i.test(sentence));
  return new Set([NAME, ROLE, INTRO, greet(NAME_HERE), SENTENCE, ...instructions]);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
