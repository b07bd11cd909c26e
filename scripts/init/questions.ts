import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { extname, join } from 'node:path';

import { z } from 'astro/zod';

import { profileSchema } from '../../src/collections/profile.schema.ts';
import { tagSchema } from '../../src/collections/tags.schema.ts';

const profile = profileSchema({ image: () => z.string() }).shape;

/** Where the site can be put, with the heading of docs/deploy.md that says how. */
export const HOSTS = {
  static: 'Any static host',
  'sub-path': 'A sub-path',
  docker: 'Docker',
  server: 'A server of your own',
  workers: 'Cloudflare Workers',
} as const;

/** What puts a site on GitHub Pages; it is copied for a sub-path. */
export const WORKFLOW = '.github/workflows/pages.yml';

/** One thing that the owner is asked. */
export interface Question {
  /** Its name as a flag and in a file of answers. */
  key: string;
  /** What it is, for the prompt and for --help. */
  meaning: string;
  /** Whether the answer is a list: commas in the terminal, a repeated flag, a list in a file. */
  isList?: boolean;
  /** The fewest values of a list that is not empty. */
  least?: number;
  /** Whether nothing is an answer too. */
  isOptional?: boolean;
  /** What an answer must look like. */
  schema: z.ZodType<string>;
}

const PICTURES = ['.png', '.jpg', '.jpeg', '.webp', '.avif'];

const https = z
  .url({ protocol: /^https$/, error: 'Write a whole address that begins with https://.' })
  .max(200, 'Write at most 200 characters.');

const PROFILE_FIX =
  'Write one whole address that begins with https:// and has no spaces and no commas of other scripts.';

/** `z.url` takes an address with spaces, which the schema of the profile refuses. Two addresses in one are none. */
const profileAddress = https.regex(/^https:\/\/[^\s،，、]+$/, PROFILE_FIX);

/** A path with the home folder in the place of `~`: in a prompt, no shell does that. */
export function expandHome(path: string): string {
  return path.startsWith('~/') ? join(homedir(), path.slice(1)) : path;
}

/** In the order in which they are asked. */
export const QUESTIONS: readonly Question[] = [
  { key: 'name', meaning: 'your name', schema: profile.name },
  { key: 'role', meaning: 'what you are, in a few words', schema: profile.role },
  {
    key: 'location',
    meaning: 'where you are, such as Lisbon, Portugal',
    isOptional: true,
    schema: profile.location.unwrap(),
  },
  {
    key: 'picture',
    meaning: 'a picture of you for the About page, as the path of a png, jpg, webp or avif file',
    isOptional: true,
    schema: z
      .string()
      .transform(expandHome)
      .refine((file) => PICTURES.includes(extname(file).toLowerCase()), {
        error:
          'Name a png, jpg, webp or avif file; a photo of a phone in another format can be exported as JPEG.',
      })
      .refine((file) => existsSync(file), { error: 'There is no such file.' }),
  },
  {
    key: 'headline',
    meaning: 'the sentence on the first page; *words* carry the accent color',
    schema: profile.headline,
  },
  { key: 'intro', meaning: 'two or three sentences about you', schema: profile.intro },
  {
    key: 'accent',
    meaning: "the color of links and buttons, such as #c2410c, or none for the template's blue",
    isOptional: true,
    schema: z
      .string()
      .regex(/^#?[0-9a-f]{6}$/i, 'Write a color such as #c2410c.')
      .transform((color) => color.replace(/^#?/, '#')),
  },
  {
    key: 'available',
    meaning: 'whether you take new projects: yes or no',
    schema: z.enum(['yes', 'no'], { error: 'Write yes or no.' }),
  },
  {
    key: 'email',
    meaning: 'your e-mail address',
    isOptional: true,
    schema: z.email('Write an address such as ada@example.com.'),
  },
  {
    key: 'link',
    meaning: 'the addresses of your profiles (https://…)',
    isList: true,
    isOptional: true,
    schema: profileAddress,
  },
  {
    key: 'tag',
    meaning: 'tags for your projects, such as Web or Design',
    isList: true,
    isOptional: true,
    schema: tagSchema,
  },
  {
    key: 'word',
    meaning: 'words for the moving line on the first page, at least four, or none',
    isList: true,
    least: 4,
    isOptional: true,
    schema: z.string().min(1).max(40, 'Write at most 40 characters.'),
  },
  {
    key: 'site',
    meaning:
      'the address of the site, such as https://ada.example or https://ada.example/portfolio',
    isOptional: true,
    schema: https,
  },
  {
    key: 'host',
    meaning: `where it goes: ${Object.keys(HOSTS).join(', ')}`,
    isOptional: true,
    schema: z.enum(Object.keys(HOSTS), {
      error: `Write one of ${Object.keys(HOSTS).join(', ')}.`,
    }),
  },
  {
    key: 'samples',
    meaning: 'the sample projects, texts and recordings: remove or keep',
    schema: z.enum(['remove', 'keep'], { error: 'Write remove or keep.' }),
  },
];

/** The flags of `node:util` for the questions. */
export function listFlags() {
  return Object.fromEntries(
    QUESTIONS.map(({ key, isList = false }) => [
      key,
      { type: 'string' as const, multiple: isList },
    ]),
  );
}
