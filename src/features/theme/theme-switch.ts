import { chooseTheme } from '@/config/choose-theme';

/** Makes the theme buttons work, and keeps the focus on the button that took the pressed one's place. */
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
