import { parseDocument, stringify } from 'yaml';

import { FILES } from '../../checks/content.ts';
import { isSample } from './list-samples.ts';
import { asList, asRecord } from './site-files.ts';

/** The groups without removed projects; `starter` stands on the home page when nothing else does. */
export function editGroups(text: string, gone: ReadonlySet<string>, starter?: string): string {
  const groups = asList(parseDocument(text).toJS())
    .map(asRecord)
    .map((group) => ({
      ...group,
      projects: asList(group['projects']).filter((slug) => !gone.has(String(slug))),
    }))
    .filter(({ projects }) => projects.length > 0);
  const first =
    starter === undefined || groups.length > 0
      ? []
      : [{ name: 'homepage', label: 'Home page', projects: [starter] }];
  return replaceEntries(text, [...first, ...groups]);
}

/** The tags that projects may have. */
export function editTags(text: string, tags: readonly string[]): string {
  return replaceEntries(text, [...tags]);
}

/** The entries of the stream without the samples. */
export function editEntries(text: string): string {
  const entries = asList(parseDocument(text).toJS());
  const own = entries.filter((entry) => !isSample(FILES.entries)(entry));
  return own.length === entries.length ? text : replaceEntries(text, own);
}

/** The comment at the top of a file that is a list, and other entries. */
function replaceEntries(text: string, entries: readonly unknown[]): string {
  const [comment = ''] = /^(#.*\n|\n)*/.exec(text) ?? [];
  return comment + (entries.length > 0 ? stringify(entries, { lineWidth: 0 }) : '');
}
