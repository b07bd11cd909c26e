import type { Field } from '../../../tooling/content/check-fields.ts';
import type { Finding } from '../finding.ts';
import type { Site, Source } from '../site.ts';
import { projectsOf } from '../values-of.ts';

/** The tags there are; without this file, any is allowed. */
const FILE = 'content/tags.yaml';

type Tag = Field & { file: string };

/** Tags that nothing has, and tags in two spellings. */
export function checkTags({ sources }: Site): Finding[] {
  const listed = sources
    .filter(({ file }) => file === FILE)
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
  const first = new Map<string, Tag>();
  return tags.flatMap((tag) => {
    const key = String(tag.value)
      .toLowerCase()
      .replaceAll(/[\s_-]/g, '');
    const other = first.get(key) ?? tag;
    first.set(key, other);
    if (other.value === tag.value) return [];
    return [
      {
        file: tag.file,
        line: tag.line,
        field: tag.path,
        problem: `the tag ${tag.value} is written ${other.value} in ${other.file}`,
        fix: `Write ${other.value} in both.`,
      },
    ];
  });
}

function hasTag(tags: readonly Tag[], { value }: Tag): boolean {
  return tags.some((tag) => tag.value === value);
}

function tagsIn({ file, fields }: Source, path: RegExp): Tag[] {
  return fields.filter((field) => path.test(field.path)).map((field) => ({ ...field, file }));
}
