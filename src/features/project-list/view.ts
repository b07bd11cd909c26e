import { sitePath } from '@/config/site';
import { countOf } from '@/lib/count-words';
import { tagSlug } from '@/lib/tag-slug';

import { listTags, type ListedProject } from './tracks';

/** The sort orders; the first is the default. */
export const SORTS = ['track', 'date', 'title'] as const;

export type Sort = (typeof SORTS)[number];

/** The kinds of choice in the filter bar. */
type ChoiceKind = 'tag' | 'group' | 'sort';

/** What a visitor chose to see of the list. */
export interface View {
  /** Tags as in addresses, in alphabetical order; a project must have all of them. */
  tags: readonly string[];
  /** A featured group. Unset: every project. */
  group: string | undefined;
  sort: Sort;
  /** Words to look for in the write-ups. Empty: no search. */
  query: string;
}

/** Everything, in track order. */
export const ALL_PROJECTS: View = { tags: [], group: undefined, sort: 'track', query: '' };

const ROOT = '/projects';

/** The name of each sort order in the filter bar. */
export const SORT_LABELS = { track: 'Track', date: 'Date', title: 'Title' } as const;

/** The heading of a list that is not in track order. */
export const SORT_HEADINGS = {
  date: 'By date, newest first',
  title: 'By title, A to Z',
} as const;

/** The view that an address asks for, by its path and its query. Unknown values are ignored. */
export function readView({ pathname, search }: Pick<URL, 'pathname' | 'search'>): View {
  const [kind, name] = pathname.slice(sitePath(ROOT).length).split('/').filter(Boolean);
  const query = new URLSearchParams(search);
  const tags = [...(kind === 'tag' && name ? [name] : []), ...query.getAll('tag')];
  const sort = query.get('sort') ?? (kind === 'sort' ? name : undefined);
  return {
    tags: normaliseTags(tags),
    group: query.get('group') ?? (kind === 'group' ? name : undefined),
    sort: SORTS.find((known) => known === sort) ?? ALL_PROJECTS.sort,
    query: query.get('q')?.trim() ?? '',
  };
}

/** The address of any view, for a page with script: choices are parameters and can be combined. */
export function viewAddress({ tags, group, sort, query }: View): string {
  const parameters = new URLSearchParams(tags.map((tag) => ['tag', tag]));
  if (group !== undefined) parameters.set('group', group);
  if (sort !== ALL_PROJECTS.sort) parameters.set('sort', sort);
  if (query !== '') parameters.set('q', query);
  const root = sitePath(ROOT);
  return parameters.size > 0 ? `${root}?${parameters.toString()}` : root;
}

/** The address of the prerendered page for one choice, which needs no script; without a choice, that of all projects. */
export function pageAddress(kind?: ChoiceKind, value = ''): string {
  const isDefault = value === '' || value === ALL_PROJECTS.sort;
  return kind === undefined || isDefault ? ROOT : `${ROOT}/${kind}/${value}`;
}

/** The same view with a tag added, or removed if it was chosen. */
export function toggleTag(view: View, tag: string): View {
  const others = view.tags.filter((chosen) => chosen !== tag);
  return {
    ...view,
    tags: others.length < view.tags.length ? others : normaliseTags([...others, tag]),
  };
}

/** The view after a choice in the bar: `kind` and `value` are those of the link. Anything else shows all projects again. */
export function applyChoice(view: View, kind: string | undefined, value = ''): View {
  switch (kind) {
    case 'tag':
      return toggleTag(view, value);
    case 'group':
      return { ...view, group: value === '' ? undefined : value };
    case 'sort':
      return { ...view, sort: SORTS.find((known) => known === value) ?? ALL_PROJECTS.sort };
    default:
      return { ...ALL_PROJECTS, sort: view.sort };
  }
}

/** Whether a value of the bar is part of the view. */
export function isChosen(view: View, kind: string | undefined, value = ''): boolean {
  switch (kind) {
    case 'tag':
      return view.tags.includes(value);
    case 'group':
      return (view.group ?? '') === value;
    case 'sort':
      return view.sort === value;
    default:
      return false;
  }
}

/** Whether any filter is active; the sort order is not one. */
export function isNarrowed({ tags, group, query }: View): boolean {
  return tags.length > 0 || group !== undefined || query !== '';
}

function normaliseTags(tags: string[]): string[] {
  return [...new Set(tags.map(tagSlug))].sort();
}

/** Chosen tags and the chosen group, as the page writes them. */
interface ViewLabels {
  tags: readonly string[];
  group: string | undefined;
}

/** The title of a view, such as `AI and Web3 projects, by date`. */
export function describeView({ sort, query }: View, { tags, group }: ViewLabels): string {
  const subject = tags.length > 0 ? `${tags.join(' and ')} projects` : 'Projects';
  return [
    subject,
    group !== undefined && `featured: ${group}`,
    sort !== 'track' && `by ${sort}`,
    query !== '' && `with “${query}”`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** How many of the projects are shown, in words. */
export function countLine(shown: number, total: number): string {
  const all = countOf(total, 'project');
  return shown === total ? all : `${shown} of ${all}`;
}

interface ListPage {
  address: string;
  view: View;
  title: string;
}

/** The prerendered views: all projects, every tag, every group, every sort order. A site without projects has none. */
export function listPages(
  tracks: readonly ListedProject[],
  groups: readonly { name: string; label: string }[],
): ListPage[] {
  if (tracks.length === 0) return [];
  return [
    toPage(),
    ...listTags(tracks).map((tag) => toPage('tag', tagSlug(tag), tag)),
    ...groups.map(({ name, label }) => toPage('group', name, label)),
    ...SORTS.filter((sort) => sort !== ALL_PROJECTS.sort).map((sort) => toPage('sort', sort)),
  ];
}

function toPage(kind?: ChoiceKind, value?: string, label = ''): ListPage {
  const view = applyChoice(ALL_PROJECTS, kind, value);
  return {
    address: pageAddress(kind, value),
    view,
    title: describeView(view, {
      tags: kind === 'tag' ? [label] : [],
      group: kind === 'group' ? label : undefined,
    }),
  };
}
