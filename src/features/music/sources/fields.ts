import { z } from 'astro/zod';

/** Longer texts are cut off. */
const MAX_TEXT_LENGTH = 300;

/** Longer addresses are treated as missing. */
const MAX_URL_LENGTH = 2_000;

/** A text, or null when it is missing, empty or of another type. */
export const text = z
  .string()
  .transform((value) => shorten(value.trim()) || null)
  .nullable()
  .catch(null);

/** An address that a link may lead to; anything else, such as `javascript:`, is null. */
export const link = z
  .url({ protocol: /^https?$/ })
  .max(MAX_URL_LENGTH)
  .nullable()
  .catch(null);

/** The address of a picture; the page loads pictures over https only. */
export const picture = z
  .url({ protocol: /^https$/ })
  .max(MAX_URL_LENGTH)
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

/** Cuts a text that is too long, but not inside a surrogate pair. */
export function shorten(value: string): string {
  if (value.length <= MAX_TEXT_LENGTH) return value;
  return `${Array.from(value.slice(0, MAX_TEXT_LENGTH)).slice(0, -1).join('')}…`;
}

/** Twice the 112 CSS pixels of the cover, for dense screens. */
const WANTED_WIDTH = 2 * 112;

interface Picture {
  url: string | null;
  /** Undefined when the service does not know it. */
  width?: number | undefined;
}

/** The smallest picture that is sharp enough, else the widest known, else the first. */
export function chooseImage(pictures: readonly Picture[]): string | null {
  const usable = pictures.filter(({ url }) => url !== null);
  const byWidth = usable
    .flatMap(({ url, width }) => (width === undefined ? [] : [{ url, width }]))
    .sort((a, b) => a.width - b.width);
  const choice = byWidth.find(({ width }) => width >= WANTED_WIDTH) ?? byWidth.at(-1) ?? usable[0];
  return choice?.url ?? null;
}
