import { z } from 'astro/zod';

const FIX = 'Write a tag as one word of letters, digits and hyphens, such as AI or Open-source.';

/** One tag, in a project and in content/tags.yaml. It also stands in an address, in lower case. */
export const tagSchema = z.string({ error: FIX }).regex(/^[\p{L}\p{N}][\p{L}\p{N}-]{0,29}$/u, FIX);
