/** The orders a list can have; the first is the one it has unasked. */
export const SORTS = ['track', 'date', 'title'] as const;

export type Sort = (typeof SORTS)[number];

/** What the bar offers to choose. */
export type ChoiceKind = 'tag' | 'group' | 'sort';

/** What a visitor chose to see of the list. */
export interface View {
  /** Tags in lower case, in alphabetical order; a project must have all of them. */
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

/** The view an address stands for, be it a prerendered page or a query. What it does not know, it leaves out. */
export function readView({ pathname, search }: Pick<URL, 'pathname' | 'search'>): View {
  const [kind, name] = pathname.slice(ROOT.length).split('/').filter(Boolean);
  const query = new URLSearchParams(search);
  const tags = [...(kind === 'tag' && name ? [name] : []), ...query.getAll('tag')];
  const sort = query.get('sort') ?? (kind === 'sort' ? name : undefined);
  return {
    tags: tidy(tags),
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
  return parameters.size > 0 ? `${ROOT}?${parameters.toString()}` : ROOT;
}

/** The address of the prerendered page for one choice, which needs no script; without a choice, that of all projects. */
export function pageAddress(kind?: ChoiceKind, value = ''): string {
  const isDefault = value === '' || value === ALL_PROJECTS.sort;
  return kind === undefined || isDefault ? ROOT : `${ROOT}/${kind}/${value}`;
}

/** The same view with a tag added, or taken away where it was chosen. */
export function toggleTag(view: View, tag: string): View {
  const others = view.tags.filter((chosen) => chosen !== tag);
  return { ...view, tags: others.length < view.tags.length ? others : tidy([...others, tag]) };
}

/** The view after a choice in the bar: `kind` and `value` are those of the link. Anything else is the way back to all. */
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

/** Whether it leaves anything out; the order alone does not. */
export function isNarrowed({ tags, group, query }: View): boolean {
  return tags.length > 0 || group !== undefined || query !== '';
}

function tidy(tags: string[]): string[] {
  return [...new Set(tags.map((tag) => tag.toLowerCase()))].sort();
}
