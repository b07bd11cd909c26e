import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { streamEntryId } from '../../src/collections/stream-entry-id.ts';
import { streamEntrySchema, streamSchema } from '../../src/collections/stream.schema.ts';
import { explainAudio } from './audio-format.ts';
import { checkFields, itemsAt, mistakeAt, valueAt } from './check-fields.ts';
import { checkEntries } from './check-lists.ts';
import type { Content } from './content.ts';
import { findRepeated } from './find-repeated.ts';
import type { Mistake } from './mistake.ts';
import type { Source } from './source.ts';

/** The entries of the stream with their recordings, and the page about it. */
export function checkStream({ root, lists: { entries }, streamItems }: Content): Mistake[] {
  return [
    ...streamItems.flatMap((source) => checkFields(source, streamSchema)),
    ...checkEntries(entries, streamEntrySchema),
    ...(entries ? findSameMoments(entries) : []),
    ...(entries ? checkRecordings(root, entries) : []),
  ];
}

function findSameMoments(entries: Source): Mistake[] {
  return findRepeated(itemsAt(entries, []), ({ value }) =>
    streamEntryId({ type: valueAt(value, ['type']), date: valueAt(value, ['date']) }),
  ).map(({ item, key }) => {
    const fix = `two entries would both be /stream#${key}. Change the time of one by a minute.`;
    return mistakeAt(entries, [...item.path, 'date'], fix);
  });
}

/** Each recording is read once, however many entries play it. */
function checkRecordings(root: string, entries: Source): Mistake[] {
  const problems = new Map<string, string | undefined>();
  return itemsAt(entries, []).flatMap(({ path }) => {
    const at = [...path, 'src'];
    const src = valueAt(entries.data, at);
    if (typeof src !== 'string' || !src.startsWith('./media/')) return [];
    const file = join(dirname(entries.file), src).replaceAll('\\', '/');
    if (!problems.has(file)) problems.set(file, explainRecording(root, file, src));
    const problem = problems.get(file);
    return problem === undefined ? [] : [mistakeAt(entries, at, problem)];
  });
}

function explainRecording(root: string, file: string, src: string): string | undefined {
  if (existsSync(join(root, file))) return explainAudio(src, readFileSync(join(root, file)));
  return `there is no file at ${file}. Put the recording there or correct the path.`;
}
