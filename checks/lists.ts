import type { z } from 'astro/zod';

import { groupSchema } from '../src/collections/groups.schema.ts';
import { principleSchema } from '../src/collections/principles.schema.ts';
import { quotesSchema } from '../src/collections/quotes.schema.ts';
import { tagSchema } from '../src/collections/tags.schema.ts';
import { listSlugs, type Content } from './content.ts';
import { adviceAt, checkFields, itemsAt, mistakeAt, valueAt } from './fields.ts';
import { findRepeated } from './find-repeated.ts';
import type { Finding } from './finding.ts';
import { didYouMean } from './nearest.ts';
import type { Path, Source } from './source.ts';

/** Groups, principles, quotes and tags, and every list of projects. */
export function checkLists(content: Content): Finding[] {
  const { groups, principles, quotes, tags } = content.lists;
  return [
    ...checkEntries(groups, groupSchema),
    ...(groups
      ? (['name', 'label'] as const).flatMap((field) => findSameGroups(groups, field))
      : []),
    ...checkEntries(principles, principleSchema),
    ...checkEntries(tags, tagSchema),
    ...(quotes ? checkFields(quotes, quotesSchema) : []),
    ...checkSlugs(content),
  ];
}

/** Compares every entry of a file that is a list with its schema. */
export function checkEntries(source: Source | undefined, schema: z.ZodType): Finding[] {
  if (!source || source.data === null) return [];
  if (!Array.isArray(source.data)) {
    return [mistakeAt(source, [], 'the file must be a list. Begin each entry with a dash.')];
  }
  return itemsAt(source, []).flatMap(({ path }) => checkFields(source, schema, path));
}

/** Two groups of one name would be one page, in upper or lower case; two of one label would confuse readers. */
function findSameGroups(groups: Source, field: 'name' | 'label'): Finding[] {
  return findRepeated(itemsAt(groups, []), ({ value }) => {
    const name = valueAt(value, [field]);
    return typeof name === 'string' ? name.toLowerCase() : undefined;
  }).map(({ item, earlier }) => {
    const at = [...item.path, field];
    const line = groups.lineOf([...earlier.path, field]);
    const message = `${String(valueAt(groups.data, at))} is also the ${field} of the group on line ${line}. Rename one.`;
    return field === 'name' ? mistakeAt(groups, at, message) : adviceAt(groups, at, message);
  });
}

/** Names that no project has, and those listed twice. The site passes over an unknown name, so that a project can be deleted with its folder alone. */
function checkSlugs({ root, lists: { groups, profile } }: Content): Finding[] {
  const known = listSlugs(root);
  return [
    ...itemsAt(groups, []).map(({ path }) => ({ source: groups, at: [...path, 'projects'] })),
    { source: profile, at: ['selectedProjects'] },
    ...itemsAt(profile, ['tools']).map(({ path }) => ({
      source: profile,
      at: [...path, 'projects'],
    })),
  ].flatMap(({ source, at }) => (source ? checkSlugList(source, at, known) : []));
}

function checkSlugList(source: Source, at: Path, known: string[]): Finding[] {
  const slugs = itemsAt(source, at);
  const unknown = slugs.flatMap(({ value, path }) => {
    if (typeof value !== 'string' || known.includes(value)) return [];
    const message = `there is no project ${value}, so it is passed over.${didYouMean(value, known)} Remove it, or choose from ${known.join(', ')}.`;
    return [adviceAt(source, path, message)];
  });
  const repeated = findRepeated(slugs, ({ value }) => String(value));
  return [
    ...unknown,
    ...repeated.map(({ item, key }) =>
      adviceAt(source, item.path, `${key} is listed twice. Remove one of them.`),
    ),
  ];
}
