import { defineCollection, type SchemaContext } from 'astro:content';

import { groupSchema } from '@/collections/groups.schema';
import {
  groupsLoader,
  principlesLoader,
  profileLoader,
  projectsLoader,
  quotesLoader,
  streamEntriesLoader,
  streamLoader,
} from '@/collections/loaders';
import { principleSchema } from '@/collections/principles.schema';
import { profileSchema } from '@/collections/profile.schema';
import { projectSchema } from '@/collections/projects.schema';
import { quotesSchema } from '@/collections/quotes.schema';
import { streamEntrySchema, streamSchema } from '@/collections/stream.schema';

export const collections = {
  groups: defineCollection({ loader: groupsLoader(), schema: groupSchema }),
  principles: defineCollection({ loader: principlesLoader(), schema: principleSchema }),
  profile: defineCollection({
    loader: profileLoader(),
    schema: (context: SchemaContext) => profileSchema(context),
  }),
  projects: defineCollection({
    loader: projectsLoader(),
    schema: (context: SchemaContext) => projectSchema(context),
  }),
  quotes: defineCollection({ loader: quotesLoader(), schema: quotesSchema }),
  stream: defineCollection({ loader: streamLoader(), schema: streamSchema }),
  streamEntries: defineCollection({
    loader: streamEntriesLoader(),
    schema: (context: SchemaContext) => streamEntrySchema(context),
  }),
};
