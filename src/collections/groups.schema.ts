import { z } from 'astro/zod';

import { strict, text } from './strict.ts';

const NAME_FIX = 'Write the name as it stands in addresses, in lower case, such as web3.';
const PROJECTS_FIX = 'Write a list of project slugs, such as [my-project].';

/** One entry of content/groups.yaml. */
export const groupSchema = strict({
  name: z
    .string({ error: NAME_FIX })
    .regex(/^[a-z0-9-]+$/, NAME_FIX)
    .describe('the name in addresses'),
  label: text('the name on the page', { max: 30 }),
  projects: z
    .array(z.string(), { error: PROJECTS_FIX })
    .min(1, PROJECTS_FIX)
    .describe('slugs, in the order they are shown'),
});
