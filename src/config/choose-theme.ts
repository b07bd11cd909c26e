import { THEME_KEY } from './inline';

/** A theme that a visitor can choose instead of the system's. */
export type Theme = 'light' | 'dark';

/** Shows a theme on this page and remembers it for the next ones; undefined goes back to the system's. */
export function chooseTheme(theme: Theme | undefined): void {
  show(theme);
  try {
    if (theme) localStorage.setItem(THEME_KEY, theme);
    else localStorage.removeItem(THEME_KEY);
  } catch {
    // Storage may be unavailable (a private window, a full disk); the choice then lasts for this page.
  }
}

/** Shows what was chosen on another page. */
export function showStoredTheme(): void {
  try {
    show(localStorage.getItem(THEME_KEY));
  } catch {
    // Without storage nothing was remembered; the page stays as it is.
  }
}

function show(theme: string | null | undefined): void {
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
  else delete dataset['theme'];
}
