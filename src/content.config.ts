import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';

import {
  principlesLoader,
  profileLoader,
  projectsLoader,
  quotesLoader,
  streamEntriesLoader,
} from '@/collections/loaders';
import { principleSchema } from '@/collections/principles.schema';
import { profileSchema } from '@/collections/profile.schema';
import { projectSchema } from '@/collections/projects.schema';
import { quoteSchema } from '@/collections/quotes.schema';
import { streamEntrySchema, streamSchema } from '@/collections/stream.schema';

export const collections = {
  principles: defineCollection({ loader: principlesLoader(), schema: principleSchema }),
  profile: defineCollection({ loader: profileLoader(), schema: profileSchema }),
  projects: defineCollection({ loader: projectsLoader(), schema: projectSchema }),
  quotes: defineCollection({ loader: quotesLoader(), schema: quoteSchema }),
  stream: defineCollection({
    loader: glob({ base: 'content/stream', pattern: '*.mdx' }),
    schema: streamSchema,
  }),
  streamEntries: defineCollection({ loader: streamEntriesLoader(), schema: streamEntrySchema }),
};
