import { z } from 'astro/zod';

import { groupSchema } from '../../src/collections/groups.schema.ts';
import { principleSchema } from '../../src/collections/principles.schema.ts';
import { quotesSchema } from '../../src/collections/quotes.schema.ts';
import { tagSchema } from '../../src/collections/tags.schema.ts';
import { checkFields, itemsAt, mistakeAt, valueAt } from './check-fields.ts';
import type { Content } from './content.ts';
import type { Mistake } from './mistake.ts';
import type { Source } from './source.ts';

/** The entries of groups, principles, quotes and tags. */
export function checkLists({ lists: { groups, principles, quotes, tags } }: Content): Mistake[] {
  return [
    ...checkEntries(groups, groupSchema),
    ...findTwice(groups, 'name', (name) => `two groups are called ${name}. Rename one.`),
    ...checkEntries(principles, principleSchema),
    ...checkEntries(tags, tagSchema),
    ...(quotes ? checkFields(quotes, quotesSchema) : []),
  ];
}

/** Compares every entry of a file that is a list with its schema. */
export function checkEntries(source: Source | undefined, schema: z.ZodType): Mistake[] {
  if (!source || source.data === null) return [];
  if (!Array.isArray(source.data)) {
    return [
      {
        file: source.file,
        line: source.lineOf([]),
        fix: 'the file must be a list. Begin each entry with a dash.',
      },
    ];
  }
  return itemsAt(source, []).flatMap(({ path }) => checkFields(source, schema, path));
}

/** A mistake for every entry whose field equals that of an earlier one. */
export function findTwice(
  source: Source | undefined,
  field: string,
  explain: (value: string) => string,
): Mistake[] {
  if (!source) return [];
  const seen = new Set<unknown>();
  return itemsAt(source, []).flatMap(({ path }) => {
    const value = valueAt(source.data, [...path, field]);
    if (typeof value !== 'string') return [];
    if (seen.has(value)) return [mistakeAt(source, [...path, field], explain(value))];
    seen.add(value);
    return [];
  });
}
