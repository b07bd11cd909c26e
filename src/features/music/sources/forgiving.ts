import { z } from 'astro/zod';

/** Text that may be missing, null, empty or no text at all: then null. */
export const text = z
  .string()
  .trim()
  .transform((value) => value || null)
  .nullable()
  .catch(null);

/** An address that a link may lead to; anything else, such as `javascript:`, is null. */
export const link = z
  .url({ protocol: /^https?$/ })
  .nullable()
  .catch(null);

/** The address of a picture; the page loads pictures over https only. */
export const picture = z
  .url({ protocol: /^https$/ })
  .nullable()
  .catch(null);

/** A list that may be missing or null; entries that do not fit are left out. */
export function listOf<Shape extends z.ZodType>(entry: Shape) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((values) =>
      values.flatMap((value) => {
        const result = entry.safeParse(value);
        return result.success ? [result.data] : [];
      }),
    );
}
