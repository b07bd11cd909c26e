import type { View } from './view';

/** How groups are called on the page. */
export const GROUP_LABELS: Record<string, string> = {
  homepage: 'Home page',
  web3: 'Web3',
  design: 'Design',
  ai: 'AI',
};

/** How orders are called on the page. */
export const SORT_LABELS = { track: 'Track', date: 'Date', title: 'Title' } as const;

/** What stands above a list that is not in track order. */
export const SORT_HEADINGS = {
  date: 'By date, newest first',
  title: 'By title, A to Z',
} as const;

/** The title of a view, such as `AI and Web3 projects, by date`. `tagLabels` are its tags as they are written. */
export function describeView({ group, sort, query }: View, tagLabels: readonly string[]): string {
  const subject = tagLabels.length > 0 ? `${tagLabels.join(' and ')} projects` : 'Projects';
  return [
    subject,
    group !== undefined && `featured: ${GROUP_LABELS[group] ?? group}`,
    sort !== 'track' && `by ${sort}`,
    query !== '' && `with “${query}”`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** How much of the crate is shown, in words. */
export function countLine(shown: number, total: number): string {
  const noun = total === 1 ? 'project' : 'projects';
  return shown === total ? `${total} ${noun}` : `${shown} of ${total} ${noun}`;
}

/** How many sleeves a crate holds, in words. */
export function trackCount(count: number): string {
  return `${count} ${count === 1 ? 'track' : 'tracks'}`;
}
