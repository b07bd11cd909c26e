import { z } from 'astro/zod';

/** Longer than any title worth showing; what is beyond is cut off. */
const LONGEST_TEXT = 300;

/** Longer than any real address of a song or a cover; beyond it, there is none. */
const LONGEST_ADDRESS = 2_000;

/** Text that may be missing, null, empty or no text at all: then null. */
export const text = z
  .string()
  .transform((value) => shorten(value.trim()) || null)
  .nullable()
  .catch(null);

/** An address that a link may lead to; anything else, such as `javascript:`, is null. */
export const link = z
  .url({ protocol: /^https?$/ })
  .max(LONGEST_ADDRESS)
  .nullable()
  .catch(null);

/** The address of a picture; the page loads pictures over https only. */
export const picture = z
  .url({ protocol: /^https$/ })
  .max(LONGEST_ADDRESS)
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

/** Cuts a text that is absurdly long, between two characters and never inside one. */
export function shorten(value: string): string {
  if (value.length <= LONGEST_TEXT) return value;
  return `${Array.from(value.slice(0, LONGEST_TEXT)).slice(0, -1).join('')}…`;
}

/** The record is drawn with 112 CSS pixels; dense screens show two for one. */
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
