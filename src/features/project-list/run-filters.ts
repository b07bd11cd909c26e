import { chosenLink } from './chosen-link';
import { findWriteUps } from './find-write-ups';
import { findInCards, readCards, showCards, showChoices } from './show-view';
import { applyChoice, readView, viewAddress, type View } from './view';

/** How long after the last key the search starts. */
const TYPING_PAUSE_MS = 160;

/** With more cards than this, animating them drops frames. */
const MAX_ANIMATED_CARDS = 60;

/** Adds the filters' behaviour to the bar and the list, and shows the view of the current address. */
export async function runFilters(bar: HTMLElement): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-widget="project-list"]');
  const field = bar.querySelector<HTMLInputElement>('input[type="search"]');
  if (list && field) await connect({ bar, list, field });
}

interface Parts {
  bar: HTMLElement;
  list: HTMLElement;
  field: HTMLInputElement;
}

async function connect({ bar, list, field }: Parts): Promise<void> {
  const cards = readCards(list);
  let shown = readView(location);
  let latest = 0;
  let typing: ReturnType<typeof setTimeout> | undefined;

  async function show(view: View, moves: boolean): Promise<void> {
    const turn = ++latest;
    shown = view;
    const excerpts = view.query === '' ? undefined : await find(view.query);
    // A newer choice has been made during this search.
    if (turn !== latest) return;

    const update = () => {
      showChoices(bar, view, cards, excerpts);
      showCards(list, view, cards, excerpts);
    };
    if (moves && mayAnimate(cards.length)) await animate(update);
    else update();
  }

  async function find(query: string): Promise<ReadonlyMap<string, string>> {
    return findWriteUps(query).catch(() => findInCards(cards, query));
  }

  function go(view: View, step: 'push' | 'replace'): void {
    const address = viewAddress(view);
    if (address === viewAddress(shown)) return;
    history[`${step}State`](null, '', address);
    void show(view, view.query === shown.query);
  }

  function searchNow(): void {
    clearTimeout(typing);
    const query = field.value.trim();
    if (query === shown.query) return;
    // Going back undoes a whole search, not one letter.
    go({ ...shown, query }, shown.query === '' ? 'push' : 'replace');
  }

  document.addEventListener('click', (event) => {
    const link = chosenLink(event);
    if (!link) return;
    event.preventDefault();
    clearTimeout(typing);
    const { choice, value } = link.dataset;
    // Includes words still being typed. `shown` is already the latest choice, even while its search runs.
    go(applyChoice({ ...shown, query: field.value.trim() }, choice, value), 'push');
    field.value = shown.query;
  });
  field.addEventListener('input', () => {
    clearTimeout(typing);
    typing = setTimeout(searchNow, TYPING_PAUSE_MS);
  });
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    searchNow();
  });
  addEventListener('popstate', () => {
    clearTimeout(typing);
    const view = readView(location);
    field.value = view.query;
    void show(view, true);
  });

  // Words may have been typed while this code was loading.
  if (field.value === '') field.value = shown.query;
  await show(shown, false);
  searchNow();
}

async function animate(update: () => void): Promise<void> {
  const { ready, updateCallbackDone } = document.startViewTransition(update);
  // The next choice skips this transition, which rejects `ready`; the update itself still happens.
  ready.catch(() => undefined);
  await updateCallbackDone;
}

function mayAnimate(count: number): boolean {
  return (
    count <= MAX_ANIMATED_CARDS &&
    'startViewTransition' in document &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
