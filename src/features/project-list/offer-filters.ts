import { chosenLink } from './chosen-link';
import type { Search } from './run-filters';

/**
 * Makes the filters work without leaving the page. The code for that arrives when the bar is first touched, or at once
 * where the address asks for a view that no prerendered page has.
 */
export function offerFilters(search: Search): void {
  const bar = document.querySelector<HTMLElement>('[data-filter-bar]');
  if (!bar) return;

  let running: Promise<void> | undefined;
  const run = () =>
    (running ??= import('./run-filters').then(async ({ runFilters }) => {
      await runFilters(bar, search);
      document.removeEventListener('click', holdChoice);
    }));
  // When the code does not arrive, the links still lead to pages.
  const prepare = () => void run().catch(() => undefined);

  /** A choice made before the code is there waits for it. */
  function holdChoice(event: MouseEvent): void {
    const link = chosenLink(event);
    if (!link) return;
    event.preventDefault();
    run().then(
      () => link.click(),
      () => location.assign(link.href),
    );
  }

  document.addEventListener('click', holdChoice);
  for (const type of ['pointerover', 'focusin']) {
    bar.addEventListener(type, prepare, { once: true });
  }
  addEventListener('popstate', prepare, { once: true });
  if (location.search) prepare();
}
