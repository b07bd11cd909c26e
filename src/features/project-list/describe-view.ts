import { countOf } from '@/lib/count-words';

import type { View } from './view';

/** How orders are called on the page. */
export const SORT_LABELS = { track: 'Track', date: 'Date', title: 'Title' } as const;

/** What stands above a list that is not in track order. */
export const SORT_HEADINGS = {
  date: 'By date, newest first',
  title: 'By title, A to Z',
} as const;

/** Chosen tags and the chosen group as they are written on the page. */
export interface ViewLabels {
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
