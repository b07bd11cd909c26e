import { z } from 'astro/zod';

import { strict, text } from './strict.ts';

const FIRST_YEAR = 1970;
const ICON_FIX =
  'Write the name of an icon of tabler.io/icons, such as github, or of a drawing of your own in content/icons.';

const year = z
  .number({ error: 'Write a year, such as 2024.' })
  .int('Write a whole year, such as 2024.')
  .min(FIRST_YEAR, 'Write a year, such as 2024.');

interface Pictures<Picture> {
  /** The schema of a picture's path: Astro's in a build. */
  image: () => Picture;
}

const workHistoryEntry = <Picture extends z.ZodType>({ image }: Pictures<Picture>) =>
  strict({
    company: text('where it was', { max: 80 }),
    title: text('the role held there', { max: 80 }),
    logo: image().describe('a square picture, relative to this file'),
    start: year.describe('the year it began'),
    end: z
      .union([year, z.string().trim().min(1)], {
        error: 'Write a year, or a label such as Present.',
      })
      .transform(String)
      .describe('the year it ended, or a label such as Present'),
  });

const socialLink = strict({
  label: text('the name of the service', { max: 40 }),
  href: z
    .string({ error: 'Write the address: https://…, mailto:… or a path of this site.' })
    .regex(
      /^(https:\/\/\S+|mailto:\S+@\S+|\/\S*)$/,
      'Write https://…, mailto:… or a path such as /cv.',
    )
    .describe('where the link leads'),
  icon: z
    .string({ error: ICON_FIX })
    .regex(/^[a-z0-9-]+$/, ICON_FIX)
    .describe('which icon stands for it: one of content/icons, or of the icon set by its name'),
  outline: z
    .boolean({ error: 'Write true for an outlined icon, false for a filled one.' })
    .default(true)
    .describe('outlined or filled icon'),
});

const tool = strict({
  name: text('the name of the tool', { max: 40 }),
  use: text('what it is used for, in a few words', { max: 80 }),
  projects: z
    .array(z.string(), { error: 'Write a list of project slugs, such as [sipwise].' })
    .min(1, 'Name at least one project that proves it, or leave the tool out.')
    .describe('slugs of the write-ups that prove it, the best proof first'),
});

/** content/profile.yaml: who the site is about. */
export const profileSchema = <Picture extends z.ZodType>(context: Pictures<Picture>) =>
  strict({
    name: text('the name on the site', { max: 60 }),
    role: text('what the owner is, in a few words', { max: 100 }),
    headline: text('the sentence on the about card; *words* carry the accent', { max: 140 }),
    intro: text('two or three sentences about the owner', { min: 40, max: 500 }),
    isAvailable: z
      .boolean({ error: 'Write true or false.' })
      .default(true)
      .describe('whether the owner takes new projects'),
    workHistory: z
      .array(workHistoryEntry(context), { error: 'Write a list of roles, newest first.' })
      .describe('newest first'),
    socialLinks: z
      .array(socialLink, { error: 'Write a list of links.' })
      .describe('in reading order'),
    selectedProjects: z
      .array(z.string(), { error: 'Write a list of project slugs, such as [sipwise].' })
      .describe('slugs of the projects on the CV, the best first'),
    tools: z
      .array(tool, { error: 'Write a list of tools, each with the projects that prove it.' })
      .describe('the most used first'),
    marqueeWords: z
      .array(text('a word or two', { max: 40 }), { error: 'Write a list of words.' })
      .min(4, 'Write at least four words, or the marquee looks empty.')
      .describe('what runs along the marquee'),
  });
