import type { StreamEntry, StreamEntryType } from '@/collections/stream';

/** Past this many entries the stream continues on another page. */
export const ENTRIES_PER_PAGE = 50;

/** Every kind of entry, in the order the filter offers them, with the words a visitor reads. */
export const KINDS = [
  { type: 'text', label: 'Thoughts' },
  { type: 'audio', label: 'Audio' },
  { type: 'spotify', label: 'Spotify' },
] as const satisfies { type: StreamEntryType; label: string }[];

/** One page of the stream, or of one kind of entry in it. */
export interface StreamView {
  path: string;
  /** Unset: entries of every kind. */
  type: StreamEntryType | undefined;
  /** Counts from 1. */
  page: number;
  entries: StreamEntry[];
  newerPath: string | undefined;
  olderPath: string | undefined;
  pageCount: number;
}

/** The kinds that the stream has entries of. */
export function listKinds(entries: readonly Pick<StreamEntry, 'type'>[]) {
  return KINDS.filter(({ type }) => entries.some((entry) => entry.type === type));
}

/** Every page of the stream: all entries first, then each kind that there is. */
export function listStreamViews(entries: StreamEntry[]): StreamView[] {
  const types = [undefined, ...listKinds(entries).map(({ type }) => type)];
  return types.flatMap((type) =>
    paginate(
      entries.filter((entry) => type === undefined || entry.type === type),
      type,
    ),
  );
}

/** Where each entry stands among all entries, by its id: `/stream#…` or `/stream/page/2#…`. */
export function entryAddresses(entries: StreamEntry[]): Map<string, string> {
  return new Map(
    entries.map(({ id }, index) => [
      id,
      `${pathOfStreamPage(undefined, Math.floor(index / ENTRIES_PER_PAGE) + 1)}#${id}`,
    ]),
  );
}

/** The address of a page of one kind of entry; of all entries when the kind is unset. */
export function pathOfStreamPage(type: StreamEntryType | undefined, page = 1): string {
  const start = type === undefined ? '/stream' : `/stream/type/${type}`;
  return page === 1 ? start : `${start}/page/${page}`;
}

function paginate(entries: StreamEntry[], type: StreamEntryType | undefined): StreamView[] {
  const pageCount = Math.max(1, Math.ceil(entries.length / ENTRIES_PER_PAGE));
  return Array.from({ length: pageCount }, (_, index) => {
    const page = index + 1;
    return {
      path: pathOfStreamPage(type, page),
      type,
      page,
      pageCount,
      entries: entries.slice(index * ENTRIES_PER_PAGE, page * ENTRIES_PER_PAGE),
      newerPath: page > 1 ? pathOfStreamPage(type, page - 1) : undefined,
      olderPath: page < pageCount ? pathOfStreamPage(type, page + 1) : undefined,
    };
  });
}
