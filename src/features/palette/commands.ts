import { chooseTheme, type Theme } from '@/config/choose-theme';
import { sitePath } from '@/config/site';

import type { Destination } from './destinations';

/** One line of the palette: what it is called, and what it does. */
export interface Command {
  title: string;
  hint: string;
  keywords: string;
  /** Returns a status message; a command that leaves the page returns nothing. */
  run: () => string | Promise<string> | undefined;
}

/** A page as a command that goes there. */
export function goTo({ path, title, hint, keywords }: Destination): Command {
  return { title, hint, keywords, run: () => visit(path) };
}

/** Hands the words on to the search of the write-ups. */
export function searchFor(words: string): Command {
  return {
    title: `Search write-ups for “${words}”`,
    hint: 'Search',
    keywords: '',
    run: () => visit(`/projects?q=${encodeURIComponent(words)}`),
  };
}

/** What the palette does without leaving the page. */
export const ACTIONS: Command[] = [
  {
    title: 'Dark theme',
    hint: 'Theme',
    keywords: 'night appearance mode',
    run: () => setTheme('dark'),
  },
  {
    title: 'Light theme',
    hint: 'Theme',
    keywords: 'day appearance mode',
    run: () => setTheme('light'),
  },
  {
    title: 'Theme of the system',
    hint: 'Theme',
    keywords: 'auto appearance mode',
    run: () => setTheme(undefined),
  },
  {
    title: 'Copy the address of this page',
    hint: 'Link',
    keywords: 'share url clipboard',
    run: copyAddress,
  },
];

function visit(path: string): undefined {
  location.assign(sitePath(path));
}

function setTheme(theme: Theme | undefined): string {
  chooseTheme(theme);
  return theme ? `${theme === 'dark' ? 'Dark' : 'Light'} theme` : 'Theme of the system';
}

async function copyAddress(): Promise<string> {
  try {
    await navigator.clipboard.writeText(location.href);
    return 'Address copied';
  } catch {
    return 'The browser did not allow copying';
  }
}
