import type { Field } from '../../../tooling/content/check-fields.ts';
import { FILES } from '../../../tooling/content/content.ts';
import { findRepeated } from '../../../tooling/content/find-repeated.ts';
import type { Finding } from '../finding.ts';
import type { Site, Source } from '../site.ts';
import { projectsOf } from '../values-of.ts';

type Tag = Field & { file: string };

/** Tags that nothing has, and tags in two spellings. */
export function checkTags({ sources }: Site): Finding[] {
  const listed = sources
    .filter(({ file }) => file === FILES.tags)
    .flatMap((source) => tagsIn(source, /^\[\d+\]$/));
  const used = projectsOf(sources).flatMap((source) => tagsIn(source, /^tags\[\d+\]$/));
  const clashing = findClashing([...listed, ...used]);
  const isNew = (tag: Tag) =>
    !clashing.some(({ file, field }) => file === tag.file && field === tag.path);
  if (listed.length === 0) return clashing;
  return [...clashing, ...listed.filter((tag) => isNew(tag) && !hasTag(used, tag)).map(unused)];
}

function unused({ file, line, path, value }: Tag): Finding {
  return {
    file,
    line,
    field: path,
    problem: `no project has the tag ${value}`,
    fix: 'Give it to one, or remove it.',
  };
}

/** Tags become addresses in lower case, so two spellings would be one page. */
function findClashing(tags: readonly Tag[]): Finding[] {
  const keyOf = ({ value }: Tag) =>
    String(value)
      .toLowerCase()
      .replaceAll(/[\s_-]/g, '');
  return findRepeated(tags, keyOf)
    .filter(({ item, earlier }) => item.value !== earlier.value)
    .map(({ item, earlier }) => ({
      file: item.file,
      line: item.line,
      field: item.path,
      problem: `the tag ${item.value} is written ${earlier.value} in ${earlier.file}`,
      fix: `Write ${earlier.value} in both.`,
    }));
}

function hasTag(tags: readonly Tag[], { value }: Tag): boolean {
  return tags.some((tag) => tag.value === value);
}

function tagsIn({ file, fields }: Source, path: RegExp): Tag[] {
  return fields.filter((field) => path.test(field.path)).map((field) => ({ ...field, file }));
}
