import { z } from 'astro/zod';

/** A strict object whose message for a misspelt key lists the keys that exist, so the author sees the fix. */
export function strict<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const known = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Unknown field ${issue.keys.join(', ')}: correct the spelling or remove it. The fields are ${known}.`
        : undefined,
  });
}

/** A required string with limits; the message says which field is wrong and what it should hold. */
export function text(meaning: string, { min = 1, max }: { min?: number; max: number }) {
  const fix = `Write ${meaning}, ${min} to ${max} characters.`;
  return z.string({ error: fix }).trim().min(min, fix).max(max, fix).describe(meaning);
}

/** A list that may be left out or left empty, which both mean none. */
export function list<Item extends z.ZodType>(item: Item, error: string) {
  return z
    .array(item, { error })
    .nullish()
    .transform((items) => items ?? []);
}

/** A day written as YYYY-MM-DD that exists in the calendar. */
export function day(meaning: string) {
  const fix = "Write a real date as 'YYYY-MM-DD', in quotes.";
  return z.iso.date({ error: fix }).describe(meaning);
}

/** A moment written in ISO 8601 with its time zone. */
export function moment(meaning: string) {
  const fix = "Write the moment as '2026-10-18T20:15:00+05:30', in quotes, with its time zone.";
  return z.iso.datetime({ offset: true, error: fix }).describe(meaning);
}

/** An https address. */
export function address(meaning: string) {
  const fix = 'Write a whole address that begins with https://.';
  return z.url({ protocol: /^https$/, error: fix }).describe(meaning);
}
