import { chooseTheme } from '@/config/choose-theme';

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
}
