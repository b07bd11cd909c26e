import { chosenLink } from './chosen-link';

/**
 * Makes the filters work without leaving the page. Their code is loaded when the bar is first hovered or focused, or at once
 * when the address has a query, for which no page is prerendered.
 */
export function offerFilters(): void {
  const bar = document.querySelector<HTMLElement>('[data-filter-bar]');
  if (!bar) return;

  let running: Promise<void> | undefined;
  const run = () =>
    (running ??= import('./run-filters').then(async ({ runFilters }) => {
      await runFilters(bar);
      document.removeEventListener('click', delayChoice);
    }));
  // If the code fails to load, the links still lead to pages.
  const prepare = () => void run().catch(() => undefined);

  /** A choice made before the code has loaded is repeated afterwards. */
  function delayChoice(event: MouseEvent): void {
    const link = chosenLink(event);
    if (!link) return;
    event.preventDefault();
    run().then(
      () => link.click(),
      () => location.assign(link.href),
    );
  }

  document.addEventListener('click', delayChoice);
  for (const type of ['pointerover', 'focusin']) {
    bar.addEventListener(type, prepare, { once: true });
  }
  addEventListener('popstate', prepare, { once: true });
  if (location.search) prepare();
}
