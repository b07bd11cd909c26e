import { chooseTheme, showStoredTheme } from '@/config/choose-theme';

/** Makes the theme buttons work. The pressed button is replaced by the other one, which gets the focus. */
export function listenForThemeChoice(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-set-theme]')) {
    button.addEventListener('click', () => {
      const theme = button.dataset['setTheme'] === 'dark' ? 'dark' : 'light';
      chooseTheme(theme);
      document
        .querySelector<HTMLElement>(`[data-set-theme]:not([data-set-theme='${theme}'])`)
        ?.focus();
    });
  }
  // A page that comes back as it was left does not know what was chosen since.
  addEventListener('pageshow', ({ persisted }) => persisted && showStoredTheme());
}
