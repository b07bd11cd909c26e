import { basename } from 'node:path';

import type { Finding } from '../finding.ts';
import type { Field, Site, Source } from '../site.ts';
import { findField, projectsOf } from '../values-of.ts';

/** Fields that list slugs of projects, by file. */
const SLUG_FIELDS: Readonly<Record<string, RegExp>> = {
  'content/groups.yaml': /^\[\d+\]\.projects\[/,
  'content/profile.yaml': /^(selectedProjects\[|tools\[\d+\]\.projects\[)/,
};

/** Groups and tracks that name nothing, or name two things at once. */
export function checkNames(site: Site): Finding[] {
  return [
    ...site.sources.flatMap((source) => unknownSlugs(source, site.slugs)),
    ...clashingGroups(site.sources),
    ...clashingTracks(projectsOf(site.sources)),
    ...misplacedWriteUps(projectsOf(site.sources)),
  ];
}

function unknownSlugs({ file, fields }: Source, slugs: readonly string[]): Finding[] {
  const listed = SLUG_FIELDS[file];
  if (!listed) return [];
  const found = fields.filter(({ path }) => listed.test(path));
  const unknown = found.filter(({ value }) => !slugs.includes(String(value)));
  const twice = found.filter((field, index) =>
    found.slice(0, index).some((other) => isSameList(field, other) && other.value === field.value),
  );
  return [
    ...unknown.map(({ path, line, value }) => ({
      file,
      line,
      field: path,
      problem: `there is no project ${value}, so it is passed over`,
      fix: `Remove it, or choose from ${slugs.join(', ')}.`,
    })),
    ...twice.map(({ path, line, value }) => ({
      file,
      line,
      field: path,
      problem: `${value} is listed twice`,
      fix: 'Remove one of them.',
    })),
  ];
}

function isSameList(a: Field, b: Field): boolean {
  return a.path.replace(/\[\d+\]$/, '') === b.path.replace(/\[\d+\]$/, '');
}

function clashingGroups(sources: readonly Source[]): Finding[] {
  const groups = sources.filter(({ file }) => file === 'content/groups.yaml');
  return groups.flatMap(({ file, fields }) =>
    clashes(
      fields.filter(({ path }) => /^\[\d+\]\.(name|label)$/.test(path)),
      ({ path, value }) => `${path.replace(/^\[\d+\]/, '')} ${String(value).toLowerCase()}`,
    ).map(([field, other]) => ({
      file,
      line: field.line,
      field: field.path,
      problem: `${field.value} is also the group of line ${other.line}`,
      fix: 'Rename one of them.',
    })),
  );
}

function clashingTracks(projects: readonly Source[]): Finding[] {
  const tracks = projects.flatMap(({ file, fields }) =>
    fields.filter(({ path }) => path === 'track').map((field) => ({ ...field, file })),
  );
  return clashes(tracks, ({ value }) => String(value)).map(([track, other]) => ({
    file: track.file,
    line: track.line,
    field: 'track',
    problem: `${track.value} is also the track of ${other.file}`,
    fix: 'Give one of them a number that is free.',
  }));
}

function misplacedWriteUps(projects: readonly Source[]): Finding[] {
  return projects.flatMap((source) => {
    const [, folder = ''] = source.file.split('/');
    if (basename(source.file, '.mdx').toLowerCase() === folder.toLowerCase()) return [];
    return [
      {
        file: source.file,
        line: findField(source, 'title')?.line,
        field: 'file',
        problem: 'a write-up has the name of its folder',
        fix: `Rename it to projects/${folder}/${folder}.mdx.`,
      },
    ];
  });
}

/** Every item whose key an earlier item has, with that item. */
function clashes<Item>(items: readonly Item[], keyOf: (item: Item) => string): [Item, Item][] {
  const seen = new Map<string, Item>();
  return items.flatMap((item): [Item, Item][] => {
    const other = seen.get(keyOf(item));
    if (other === undefined) seen.set(keyOf(item), item);
    return other === undefined ? [] : [[item, other]];
  });
}
