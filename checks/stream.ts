import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';

import { streamEntryId } from '../src/collections/stream-entry-id.ts';
import { streamEntrySchema, streamSchema } from '../src/collections/stream.schema.ts';
import { isUpToDate, peaksNameOf, sourceOf } from '../tooling/peaks-file.ts';
import { explainAudio } from './audio-format.ts';
import { listFiles, type Content } from './content.ts';
import { checkFields, itemsAt, mistakeAt, valueAt } from './fields.ts';
import { findRepeated } from './find-repeated.ts';
import type { Finding } from './finding.ts';
import { checkEntries } from './lists.ts';
import { checkPicture, pictureField } from './pictures.ts';
import type { Path, Source } from './source.ts';

const MEDIA = 'content/stream/media';
/** Waveforms, licences, and the pictures of entries, which have a check of their own. */
const NO_RECORDINGS = ['.json', '.md', '.txt', '.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg'];

/** The entries of the stream with the recordings they play, and the page about it. */
export async function checkStream(content: Content): Promise<Finding[]> {
  const { entries } = content.lists;
  return [
    ...content.streamItems.flatMap((source) => checkFields(source, streamSchema)),
    ...checkEntries(entries, streamEntrySchema({ image: pictureField })),
    ...itemsAt(entries, []).flatMap(({ path }) =>
      entries ? checkPicture(content.root, entries, [...path, 'picture', 'src']) : [],
    ),
    ...(entries ? findSameMoments(entries) : []),
    ...(entries ? await checkPlayed(content.root, entries) : []),
  ];
}

/** The ids of all entries, which are the fragments of /stream. */
export function listEntryIds(entries: Source | undefined): string[] {
  return itemsAt(entries, []).flatMap(({ value }) => entryIdOf(value) ?? []);
}

function findSameMoments(entries: Source): Finding[] {
  return findRepeated(itemsAt(entries, []), ({ value }) => entryIdOf(value)).map(
    ({ item, key }) => {
      const message = `two entries would both be /stream#${key}. Change the time of one by a minute.`;
      return mistakeAt(entries, [...item.path, 'date'], message);
    },
  );
}

function entryIdOf(entry: unknown): string | undefined {
  return streamEntryId({ type: valueAt(entry, ['type']), date: valueAt(entry, ['date']) });
}

async function checkPlayed(root: string, entries: Source): Promise<Finding[]> {
  const found = await Promise.all(
    listPlayed(entries).map(async ({ at, file }) => {
      const problem = existsSync(join(root, file))
        ? await explainAudio(basename(file), await readFile(join(root, file)))
        : `there is no file at ${file}. Put the recording there or correct the path.`;
      return problem === undefined ? [] : [mistakeAt(entries, at, problem)];
    }),
  );
  return found.flat();
}

/** The recordings that entries play. Other paths than those of the folder are left to the schema. */
function listPlayed(entries: Source | undefined): { at: Path; file: string }[] {
  return itemsAt(entries, []).flatMap(({ value, path }) => {
    const src = valueAt(value, ['src']);
    if (!entries || typeof src !== 'string' || !src.startsWith('./media/')) return [];
    const file = join(dirname(entries.file), src).replaceAll('\\', '/');
    return [{ at: [...path, 'src'], file }];
  });
}

/** Recordings without a waveform, and those that no entry plays and browsers could not. */
export async function checkRecordings({ root, lists: { entries } }: Content): Promise<Finding[]> {
  const played = new Set(listPlayed(entries).map(({ file }) => file));
  const recordings = listFiles(root, `${MEDIA}/*.*`).filter(
    (file) => !NO_RECORDINGS.includes(extname(file).toLowerCase()),
  );
  const found = await Promise.all(
    recordings.map(async (file) => {
      const bytes = await readFile(join(root, file));
      const refusal = await explainAudio(basename(file), bytes);
      if (refusal !== undefined) {
        return played.has(file) ? [] : [{ file, message: refusal, isFatal: false }];
      }
      const peaks = join(root, MEDIA, peaksNameOf(file));
      return (await isUpToDate(peaks, sourceOf(bytes))) ? [] : [explainWaveform(file)];
    }),
  );
  return found.flat();
}

function explainWaveform(file: string): Finding {
  const fix = file.endsWith('.m4a')
    ? 'Export it again as MP3: the waveform of an M4A file cannot be computed here.'
    : 'Run "npm run waveforms".';
  const message = `it has no waveform, or one of other audio. ${fix}`;
  return { file, message, isFatal: false };
}
