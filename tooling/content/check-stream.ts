import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { streamEntryId } from '../../src/collections/stream-entry-id.ts';
import { streamEntrySchema, streamSchema } from '../../src/collections/stream.schema.ts';
import { explainAudio } from './audio-format.ts';
import { checkFields, itemsAt, mistakeAt, valueAt } from './check-fields.ts';
import { checkEntries } from './check-lists.ts';
import type { Content } from './content.ts';
import type { Mistake } from './mistake.ts';
import type { Path, Source } from './source.ts';

/** The entries of the stream with their recordings, and the page about it. */
export function checkStream({ root, lists: { entries }, streamItems }: Content): Mistake[] {
  return [
    ...streamItems.flatMap((source) => checkFields(source, streamSchema)),
    ...checkEntries(entries, streamEntrySchema),
    ...(entries ? findSameMoments(entries) : []),
    ...(entries
      ? itemsAt(entries, []).flatMap(({ path }) => checkRecording(root, entries, path))
      : []),
  ];
}

function findSameMoments(entries: Source): Mistake[] {
  const seen = new Set<string>();
  return itemsAt(entries, []).flatMap(({ path }) => {
    const at = (field: string) => valueAt(entries.data, [...path, field]);
    const id = streamEntryId({ type: at('type'), date: at('date') });
    if (id === undefined) return [];
    if (seen.has(id)) {
      const fix = `two entries would both be /stream#${id}. Change the time of one by a minute.`;
      return [mistakeAt(entries, [...path, 'date'], fix)];
    }
    seen.add(id);
    return [];
  });
}

function checkRecording(root: string, entries: Source, path: Path): Mistake[] {
  const at = [...path, 'src'];
  const src = valueAt(entries.data, at);
  if (typeof src !== 'string' || !src.startsWith('./media/')) return [];
  const file = join(dirname(entries.file), src).replaceAll('\\', '/');
  const problem = existsSync(join(root, file))
    ? explainAudio(src, readFileSync(join(root, file)))
    : `there is no file at ${file}. Put the recording there or correct the path.`;
  return problem === undefined ? [] : [mistakeAt(entries, at, problem)];
}
