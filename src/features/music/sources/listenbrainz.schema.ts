import { z } from 'astro/zod';

import { link, listOf, text } from './forgiving.ts';

const mapping = z.object({
  caa_release_mbid: z.uuid().nullable().catch(null),
  caa_id: z.coerce.number().int().positive().nullable().catch(null),
  /** A list of addresses, or of objects that hold one. */
  url_rels: listOf(z.union([link, z.object({ url: link }).transform(({ url }) => url)])),
});

const listen = z.object({
  track_metadata: z.object({
    artist_name: text,
    track_name: text,
    release_name: text,
    additional_info: z.object({ spotify_id: link }).nullable().catch(null),
    mbid_mapping: mapping.nullable().catch(null),
  }),
});

export type Listen = z.output<typeof listen>;

/** Both calls answer with this; `playing_now` says true even when nothing plays, so only the list counts. */
export const listensSchema = z.object({
  payload: z.object({ count: z.number(), listens: z.array(z.unknown()).pipe(listOf(listen)) }),
});
