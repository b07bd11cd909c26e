import { z } from 'astro/zod';

import { groupSchema } from '../../src/collections/groups.schema.ts';
import { principleSchema } from '../../src/collections/principles.schema.ts';
import { quotesSchema } from '../../src/collections/quotes.schema.ts';
import { tagSchema } from '../../src/collections/tags.schema.ts';
import { checkFields, itemsAt, mistakeAt, valueAt } from './check-fields.ts';
import type { Content } from './content.ts';
import { findRepeated } from './find-repeated.ts';
import type { Mistake } from './mistake.ts';
import type { Source } from './source.ts';

/** The entries of groups, principles, quotes and tags. */
export function checkLists({ lists: { groups, principles, quotes, tags } }: Content): Mistake[] {
  return [
    ...checkEntries(groups, groupSchema),
    ...(groups ? ['name', 'label'].flatMap((field) => findTwice(groups, field)) : []),
    ...checkEntries(principles, principleSchema),
    ...checkEntries(tags, tagSchema),
    ...(quotes ? checkFields(quotes, quotesSchema) : []),
  ];
}

/** Compares every entry of a file that is a list with its schema. */
export function checkEntries(source: Source | undefined, schema: z.ZodType): Mistake[] {
  if (!source || source.data === null) return [];
  if (!Array.isArray(source.data)) {
    return [mistakeAt(source, [], 'the file must be a list. Begin each entry with a dash.')];
  }
  return itemsAt(source, []).flatMap(({ path }) => checkFields(source, schema, path));
}

/** Two groups of one name would be one page, in upper or lower case; two of one label would confuse readers. */
function findTwice(groups: Source, field: string): Mistake[] {
  return findRepeated(itemsAt(groups, []), ({ value }) => {
    const name = valueAt(value, [field]);
    return typeof name === 'string' ? name.toLowerCase() : undefined;
  }).map(({ item, earlier }) => {
    const at = [...item.path, field];
    const line = groups.lineOf([...earlier.path, field]);
    const fix = `${String(valueAt(groups.data, at))} is also the ${field} of the group on line ${line}. Rename one.`;
    return { ...mistakeAt(groups, at, fix), isWarning: field === 'label' };
  });
}
