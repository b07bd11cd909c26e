import { THEME_KEY } from '@/config/inline';

/** Makes the theme buttons work: sets the theme, remembers it, and keeps the focus on the button that took its place. */
export function listenForThemeChoice(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-set-theme]')) {
    button.addEventListener('click', () => {
      const theme = button.dataset['setTheme'] ?? '';
      document.documentElement.dataset['theme'] = theme;
      remember(theme);
      document
        .querySelector<HTMLElement>(`[data-set-theme]:not([data-set-theme='${theme}'])`)
        ?.focus();
    });
  }
}

function remember(theme: string): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be closed to us (a private window, a full disk); the choice then lasts for this page.
  }
}
