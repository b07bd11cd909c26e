import { defineCollection, type SchemaContext } from 'astro:content';

import { groupsLoader } from '@/collections/groups.loader';
import { groupSchema } from '@/collections/groups.schema';
import { principlesLoader } from '@/collections/principles.loader';
import { principleSchema } from '@/collections/principles.schema';
import { profileLoader } from '@/collections/profile.loader';
import { profileSchema } from '@/collections/profile.schema';
import { projectsLoader } from '@/collections/projects.loader';
import { projectSchema } from '@/collections/projects.schema';
import { quotesLoader } from '@/collections/quotes.loader';
import { quotesSchema } from '@/collections/quotes.schema';
import { streamEntriesLoader, streamLoader } from '@/collections/stream.loader';
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
  streamEntries: defineCollection({ loader: streamEntriesLoader(), schema: streamEntrySchema }),
};
