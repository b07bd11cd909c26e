import { z } from 'astro/zod';

import { address, moment, strict, text } from './strict.ts';

/** The frontmatter of content/stream/stream.mdx, the page that explains the stream. */
export const streamSchema = strict({ title: text('the title of the page', { max: 60 }) });

const date = moment('when it happened');

interface Pictures<Picture> {
  /** The schema of a picture's path: Astro's in a build. */
  image: () => Picture;
}

const textEntry = <Picture extends z.ZodType>({ image }: Pictures<Picture>) =>
  strict({
    type: z.literal('text'),
    date,
    description: text('a short label above the thought', { max: 120 }),
    text: text('the thought, in Markdown', { max: 5000 }),
    picture: strict({
      src: image().describe('the picture, relative to content/stream'),
      alt: text('what the picture shows, for those who do not see it', { max: 300 }),
    })
      .optional()
      .describe('a picture below the thought'),
  });

const audioEntry = strict({
  type: z.literal('audio'),
  date,
  title: text('the name of the recording', { max: 120 }),
  description: text('what it is, in a sentence', { max: 400 }),
  src: z
    .string({ error: 'Write the path of the recording, such as ./media/name.mp3.' })
    .regex(
      /^\.\/media\/[\w.-]+$/,
      'Put the recording in content/stream/media and write ./media/name.mp3.',
    )
    .describe('the recording, relative to content/stream'),
});

const SPOTIFY_EMBED = 'https://open.spotify.com/embed/';

const spotifyEntry = strict({
  type: z.literal('spotify'),
  date,
  title: text('the name of the song', { max: 200 }),
  href: address('where the song opens'),
  iframe: address('the embed address of the song').startsWith(
    SPOTIFY_EMBED,
    `Write the embed address, which begins with ${SPOTIFY_EMBED}.`,
  ),
});

/** One entry of content/stream/entries.yaml; its type decides its other fields. */
export const streamEntrySchema = <Picture extends z.ZodType>(context: Pictures<Picture>) =>
  z.discriminatedUnion('type', [textEntry(context), audioEntry, spotifyEntry], {
    error: 'Write type as text, audio or spotify.',
  });
