import { z } from 'astro/zod';

const FIX =
  'Write a tag of up to 30 letters, digits, hyphens and single spaces, such as AI or Machine learning.';

/** One tag, in a project and in content/tags.yaml. It also stands in an address, in lower case and with hyphens for spaces. */
export const tagSchema = z
  .string({ error: FIX })
  .max(30, FIX)
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*(?: [\p{L}\p{M}\p{N}-]+)*$/u, FIX);
