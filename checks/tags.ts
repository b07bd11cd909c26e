import { FILES, type Content } from './content.ts';
import { adviceAt, itemsAt, mistakeAt } from './fields.ts';
import { findRepeated } from './find-repeated.ts';
import type { Finding } from './finding.ts';
import { didYouMean } from './nearest.ts';
import type { Path, Source } from './source.ts';

interface Tag {
  source: Source;
  at: Path;
  name: string;
}

/** Tags in two spellings, and tags of projects that content/tags.yaml does not list. Without that file, every tag is allowed. */
export function checkTags({ lists: { tags }, projects }: Content): Finding[] {
  const known = listTags(tags, []).map(({ name }) => name);
  const used = projects.flatMap((source) => listTags(source, ['tags']));
  const isUnknown = (tag: Tag) => tags !== undefined && !known.includes(tag.name);
  const clashing = findRepeated([...listTags(tags, []), ...used], toAddress).filter(
    ({ item, earlier }) => item.name !== earlier.name,
  );
  return [
    ...clashing.map(({ item, earlier }) => {
      const message = `the tag ${item.name} is written ${earlier.name} in ${earlier.source.file}. Write ${earlier.name} in both.`;
      return (isUnknown(item) ? mistakeAt : adviceAt)(item.source, item.at, message);
    }),
    ...used
      .filter((tag) => isUnknown(tag) && !clashing.some(({ item }) => item === tag))
      .map(({ source, at, name }) => {
        const message = `there is no tag ${name}.${didYouMean(name, known)} Choose from ${known.join(', ')}, or add it to ${FILES.tags}.`;
        return mistakeAt(source, at, message);
      }),
  ];
}

/** Listed tags that no project has. */
export function checkUnusedTags({ lists: { tags }, projects }: Content): Finding[] {
  const used = new Set(projects.flatMap((source) => listTags(source, ['tags'])).map(toAddress));
  return listTags(tags, [])
    .filter((tag) => !used.has(toAddress(tag)))
    .map(({ source, at, name }) =>
      adviceAt(source, at, `no project has the tag ${name}. Give it to one, or remove it.`),
    );
}

/** Tags become addresses in lower case, so two spellings would be one page. */
function toAddress({ name }: Tag): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '');
}

function listTags(source: Source | undefined, at: Path): Tag[] {
  return itemsAt(source, at).flatMap(({ value, path }) =>
    source && typeof value === 'string' ? [{ source, at: path, name: value }] : [],
  );
}
