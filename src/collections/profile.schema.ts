import { z } from 'astro/zod';

import { list, strict, text } from './strict.ts';

const FIRST_YEAR = 1970;
const MIN_MARQUEE_WORDS = 4;
const ICON_FIX =
  'Write the name of an icon of tabler.io/icons, such as github, or of a drawing of your own in content/icons.';

const year = z
  .number({ error: 'Write a year, such as 2024.' })
  .int('Write a whole year, such as 2024.')
  .min(FIRST_YEAR, 'Write a year, such as 2024.');

const START_FIX = 'Write a year, such as 2024, or a month, such as 2024-03.';

const startOfSpan = z
  .union([year, z.string().regex(/^(?:19[7-9]|2\d\d)\d-(?:0[1-9]|1[0-2])$/)], {
    error: START_FIX,
  })
  .transform(String)
  .describe('the year or the month it began');

const endOfSpan = z
  .union([year, z.string().trim().min(1)], {
    error: 'Write a year, a month such as 2024-03, or a label such as Present.',
  })
  .transform(String)
  .describe('the year or the month it ended, or a label such as Present');

const ACCENT_FIX =
  "Write a color as '#c2410c', in quotes, or one for each theme: { light: '#c2410c', dark: '#ffb08a' }.";
const colour = z.string({ error: ACCENT_FIX }).regex(/^#[0-9a-f]{6}$/i, ACCENT_FIX);

/** The accent of the site: one color, whose shades the build finds, or one for each theme. */
export const accentSchema = z
  .union([colour, strict({ light: colour, dark: colour })], { error: ACCENT_FIX })
  .nullish();

/** What a site can do without: the page of the stream, and parts of the home page. */
const HIDEABLE = ['stream', 'music', 'quotes', 'marquee', 'crate'] as const;

export type Hideable = (typeof HIDEABLE)[number];

const hiddenPart = z.enum(HIDEABLE, {
  error: `Write one of ${HIDEABLE.join(', ')}. Other pages are shown by what they hold: docs/recipes/hide-a-page.md.`,
});

interface Pictures<Picture> {
  /** The schema of a picture's path: Astro's in a build. */
  image: () => Picture;
}

const workHistoryEntry = <Picture extends z.ZodType>({ image }: Pictures<Picture>) =>
  strict({
    company: text('where it was', { max: 80 }),
    title: text('the role held there', { max: 80 }),
    logo: image()
      .optional()
      .describe('a square picture, relative to this file; unset: the initials of the company'),
    start: startOfSpan,
    end: endOfSpan,
    summary: text('what the work was, for the CV', { max: 300 }).optional(),
    points: list(
      text('one thing done there', { max: 200 }),
      'Write a list of sentences, one for each thing done.',
    ).describe('what was done there, for the CV'),
  });

const educationEntry = strict({
  school: text('where it was', { max: 80 }),
  title: text('the degree or course, such as B.Sc. Computer Science', { max: 80 }),
  start: startOfSpan,
  end: endOfSpan,
});

const socialLink = strict({
  label: text('the name of the service', { max: 40 }),
  href: z
    .string({ error: 'Write the address: https://…, mailto:… or a path of this site.' })
    .regex(
      /^(https:\/\/\S+|mailto:\S+@\S+|\/(?!\/)\S*)$/,
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

const NAVIGATION_FIX = 'Write a path of this site, such as /cv, or https://….';

const navigationLink = strict({
  label: text('the word in the navigation', { max: 16 }),
  href: z
    .string({ error: NAVIGATION_FIX })
    .regex(/^(https:\/\/\S+|\/(?!\/)\S*)$/, NAVIGATION_FIX)
    .describe('where the link leads'),
});

const tool = strict({
  name: text('the name of the tool', { max: 40 }),
  use: text('what it is used for, in a few words', { max: 80 }),
  projects: z
    .array(z.string(), { error: 'Write a list of project slugs, such as [my-project].' })
    .min(1, 'Name at least one project that proves it, or leave the tool out.')
    .describe('slugs of the write-ups that prove it, the best proof first'),
});

/** content/profile.yaml: who the site is about. */
export const profileSchema = <Picture extends z.ZodType>(context: Pictures<Picture>) =>
  strict({
    name: text('the name on the site', { max: 60 }),
    role: text('what the owner is, in a few words', { max: 100 }),
    headline: text('the sentence on the about card; *words* carry the accent', { max: 140 }),
    location: text('where the owner is, such as Lisbon, Portugal', { max: 80 }).optional(),
    picture: context
      .image()
      .optional()
      .describe('a portrait for the About page, relative to this file'),
    intro: text('two or three sentences about the owner', { min: 40, max: 500 }),
    isAvailable: z
      .boolean({ error: 'Write true or false.' })
      .default(true)
      .describe('whether the owner takes new projects'),
    accent: accentSchema.describe('the color of links, buttons and the record; unset: blue'),
    navigation: z
      .array(navigationLink, { error: 'Write a list of links, or leave the field out.' })
      .max(5, 'Keep five links, which is what fits on a phone.')
      .nullish()
      .describe('the links in the header and the footer; unset: every page that there is'),
    hidden: list(hiddenPart, 'Write a list of what to hide, such as [music, crate].').describe(
      'what the site does not show, although there is content for it',
    ),
    workHistory: list(workHistoryEntry(context), 'Write a list of roles, newest first.').describe(
      'newest first',
    ),
    education: list(educationEntry, 'Write a list of schools, newest first.').describe(
      'newest first',
    ),
    socialLinks: list(socialLink, 'Write a list of links.').describe('in reading order'),
    projectsIntro: text('the sentences above the list of projects', { max: 300 }).default(
      'Every sleeve opens a write-up.',
    ),
    selectedProjects: list(
      z.string(),
      'Write a list of project slugs, such as [my-project].',
    ).describe('slugs of the projects on the CV, the best first'),
    tools: list(tool, 'Write a list of tools, each with the projects that prove it.').describe(
      'the most used first',
    ),
    marqueeWords: list(text('a word or two', { max: 40 }), 'Write a list of words.')
      .refine(({ length }) => length === 0 || length >= MIN_MARQUEE_WORDS, {
        error:
          'Write at least four words, or the marquee looks empty; leave the field out for none.',
      })
      .describe('what runs along the marquee'),
  });
