import { describeMoment } from '@/lib/describe-moment';

/** A player's code loads on the first of these, so that it is usually there before the click. */
const LOAD_EVENTS = ['pointerenter', 'pointerdown', 'focusin', 'click'];

/** Adds the behaviour of the stream page. Players and embeds load their code on first use. */
export function setUpStream(): void {
  showLocalDates(new Date());
  for (const root of document.querySelectorAll<HTMLElement>('[data-player]')) loadWhenUsed(root);
  for (const button of document.querySelectorAll('[data-load-embed]')) {
    button.addEventListener('click', () => {
      void import('./load-embed').then(({ loadEmbed }) => loadEmbed(button));
    });
  }
  addEventListener('hashchange', checkEntry);
  checkEntry();
}

function showLocalDates(now: Date): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('[data-moment]')) {
    const { short, exact } = describeMoment(new Date(time.dateTime), now);
    time.textContent = short;
    time.title = exact;
  }
}

function loadWhenUsed(root: HTMLElement): void {
  let isLoaded = false;
  const load = (event: Event) => {
    void import('./player').then(({ setUpPlayer }) => {
      if (!isLoaded) setUpPlayer(root);
      isLoaded = true;
      for (const type of LOAD_EVENTS) root.removeEventListener(type, load);
      repeat(event);
    });
  };
  for (const type of LOAD_EVENTS) root.addEventListener(type, load);
}

/** Repeats a press that happened while the player was loading. */
function repeat(event: Event): void {
  if (!(event.target instanceof Element)) return;
  if (event.type === 'click') event.target.closest('button')?.click();
  if (event.type === 'pointerdown') event.target.dispatchEvent(new PointerEvent(event.type, event));
}

/** Entries move to later pages as new ones are added; a link to one that has moved is redirected. */
function checkEntry(): void {
  const id = location.hash.slice(1);
  if (id && !document.getElementById(id)) {
    void import('./go-to-moved-entry').then(({ goToMovedEntry }) => goToMovedEntry(id));
  }
}
