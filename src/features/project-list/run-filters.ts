import { findInCards, readCards } from './cards';
import { chosenLink } from './chosen-link';
import { showCards, showChoices } from './show-view';
import { applyChoice, readView, viewAddress, type View } from './view';

/** Finds projects by words in their write-ups: slug and an excerpt in HTML. Throws when it cannot search. */
export type Search = (query: string) => Promise<ReadonlyMap<string, string>>;

/** Long enough to finish a word, short enough to feel immediate. */
const TYPING_PAUSE_MS = 160;

/** Beyond this many covers, moving them costs more frames than it is worth. */
const MOST_MOVING = 60;

/** Takes over the bar and the list, and shows the view of the current address. */
export async function runFilters(bar: HTMLElement, search: Search): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-widget="project-list"]');
  const field = bar.querySelector<HTMLInputElement>('input[type="search"]');
  if (list && field) await takeOver({ bar, list, field, search });
}

interface Parts {
  bar: HTMLElement;
  list: HTMLElement;
  field: HTMLInputElement;
  search: Search;
}

async function takeOver({ bar, list, field, search }: Parts): Promise<void> {
  const cards = readCards(list);
  let shown = readView(location);
  let latest = 0;
  let typing: ReturnType<typeof setTimeout> | undefined;

  async function show(view: View, moves: boolean): Promise<void> {
    const turn = ++latest;
    shown = view;
    const excerpts = view.query === '' ? undefined : await find(view.query);
    // A later choice has overtaken this search.
    if (turn !== latest) return;

    const update = () => {
      showChoices(bar, view, cards, excerpts);
      showCards(list, view, cards, excerpts);
    };
    if (moves && mayMove(cards.length)) await move(update);
    else update();
  }

  async function find(query: string): Promise<ReadonlyMap<string, string>> {
    return search(query).catch(() => findInCards(cards, query));
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
    // One step back undoes a search, not a letter.
    go({ ...shown, query }, shown.query === '' ? 'push' : 'replace');
  }

  document.addEventListener('click', (event) => {
    const link = chosenLink(event);
    if (!link) return;
    event.preventDefault();
    clearTimeout(typing);
    const { choice, value } = link.dataset;
    // Words still being typed count too. The choice adds to what was chosen last, shown yet or not.
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

  // Words may have been typed while this code was on its way.
  if (field.value === '') field.value = shown.query;
  await show(shown, false);
  searchNow();
}

async function move(update: () => void): Promise<void> {
  const { ready, updateCallbackDone } = document.startViewTransition(update);
  // The next choice cuts a movement short; what it led to is shown all the same.
  ready.catch(() => undefined);
  await updateCallbackDone;
}

function mayMove(count: number): boolean {
  return (
    count <= MOST_MOVING &&
    'startViewTransition' in document &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
