import type { Finding } from '../finding.ts';
import { projectsOf } from '../read/list-pages.ts';
import type { Site, Source } from '../site.ts';

/** Tags that do not exist, and tags in two spellings. */
export function checkTags({ sources, tags }: Site): Finding[] {
  const projects = projectsOf(sources);
  const unknown = tags === undefined ? [] : unknownTags(projects, tags);
  return unknown.length > 0 ? unknown : clashingTags(projects);
}

function unknownTags(projects: readonly Source[], tags: readonly string[]): Finding[] {
  return listTags(projects)
    .filter(({ value }) => !tags.includes(String(value)))
    .map(({ file, line, path, value }) => ({
      file,
      line,
      field: path,
      problem: `there is no tag ${value}`,
      fix: `Choose from ${tags.join(', ')}, or add it where the tags are listed.`,
    }));
}

/** Tags become addresses in lower case, so two spellings would be one page. */
function clashingTags(projects: readonly Source[]): Finding[] {
  const first = new Map<string, string>();
  return listTags(projects).flatMap(({ file, line, path, value }) => {
    const key = String(value)
      .toLowerCase()
      .replaceAll(/[\s_-]/g, '');
    const spelling = first.get(key) ?? String(value);
    first.set(key, spelling);
    if (spelling === value) return [];
    return [
      {
        file,
        line,
        field: path,
        problem: `the tag ${value} is written ${spelling} in another project`,
        fix: `Write ${spelling} in both.`,
      },
    ];
  });
}

function listTags(projects: readonly Source[]) {
  return projects.flatMap(({ file, fields }) =>
    fields.filter(({ path }) => path.startsWith('tags[')).map((field) => ({ ...field, file })),
  );
}
