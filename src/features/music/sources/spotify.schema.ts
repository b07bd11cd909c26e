import { z } from 'astro/zod';

import { link, listOf, picture, text } from './forgiving.ts';

const image = z.object({
  url: picture,
  width: z.number().positive().optional().catch(undefined),
});

/** A track or an episode. A local file has empty links, no pictures and no ids. */
const item = z.object({
  type: text,
  name: text,
  artists: listOf(z.object({ name: text })),
  album: z
    .object({ name: text, images: listOf(image) })
    .nullable()
    .catch(null),
  external_urls: z.object({ spotify: link }).nullable().catch(null),
});

export type SpotifyItem = z.output<typeof item>;

/** GET /v1/me/player/currently-playing */
export const currentlyPlayingSchema = z.object({
  is_playing: z.boolean(),
  currently_playing_type: text,
  item: item.nullable().catch(null),
});

/** GET /v1/me/player/recently-played */
export const recentlyPlayedSchema = z.object({
  items: z.array(z.unknown()).pipe(listOf(z.object({ track: item }))),
});

/** The answer of the token endpoint. A new refresh token comes only sometimes. */
export const tokenSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional().catch(undefined),
  expires_in: z.number().positive().catch(3_600),
});

/** An error of the token endpoint. */
export const tokenErrorSchema = z.object({ error: z.string() });

/** An error of the API. */
export const apiErrorSchema = z.object({ error: z.object({ message: z.string() }) });
