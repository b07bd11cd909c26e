import { z } from 'astro/zod';

import { link, listOf, picture, text } from './forgiving.ts';

/** The artist is in `#text`, or in `name` when the answer is an extended one. */
const named = z.object({ '#text': text, name: text }).nullable().catch(null);

const track = z.object({
  name: text,
  artist: named,
  album: named,
  url: link,
  image: listOf(z.object({ size: text, '#text': picture })),
  '@attr': z.object({ nowplaying: z.unknown() }).nullable().catch(null),
});

export type LastfmTrack = z.output<typeof track>;

const one = z.unknown().optional();

/** user.getRecentTracks: `track` is a list, a single object, or missing. */
export const recentTracksSchema = z.object({
  recenttracks: z.object({
    track: z.union([z.array(z.unknown()), one.transform((track) => [track])]).pipe(listOf(track)),
  }),
});

/** An error comes with any status, 200 included. */
export const lastfmErrorSchema = z.object({ error: z.coerce.number().int() });
