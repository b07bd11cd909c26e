import { sitePath } from '@/config/site';
import { describeMoment } from '@/lib/format-date';

/** Spotify's own height for the player of one song. */
const EMBED_HEIGHT_PX = 152;

/** A player's code loads on the first of these, so that it is usually there before the click. */
const LOAD_EVENTS = ['pointerenter', 'pointerdown', 'focusin', 'click'];

/** Adds the behaviour of the stream page. The code of a player loads on its first use. */
export function setUpStream(): void {
  showLocalDates(new Date());
  for (const root of document.querySelectorAll<HTMLElement>('[data-player]')) loadWhenUsed(root);
  for (const button of document.querySelectorAll('[data-load-embed]')) {
    button.addEventListener('click', () => loadEmbed(button));
  }
  addEventListener('hashchange', followMovedEntry);
  followMovedEntry();
}

/** Replaces the author's time zone with the visitor's. */
function showLocalDates(now: Date): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const time of document.querySelectorAll<HTMLTimeElement>('[data-moment]')) {
    const { short, exact } = describeMoment(new Date(time.dateTime), now, timeZone);
    time.textContent = short;
    time.title = exact;
  }
}

function loadWhenUsed(root: HTMLElement): void {
  let isLoaded = false;
  const load = (event: Event) => {
    void import('@/ui/player/set-up-player').then(({ setUpPlayer }) => {
      if (!isLoaded) setUpPlayer(root);
      isLoaded = true;
      for (const type of LOAD_EVENTS) root.removeEventListener(type, load);
      repeatPress(event);
    });
  };
  for (const type of LOAD_EVENTS) root.addEventListener(type, load);
}

/** Repeats a press that happened while the player was loading. */
function repeatPress(event: Event): void {
  if (!(event.target instanceof Element)) return;
  if (event.type === 'click') event.target.closest('button')?.click();
  if (event.type === 'pointerdown') event.target.dispatchEvent(new PointerEvent(event.type, event));
}

/** Puts Spotify's player in the place of the button that asked for it. */
function loadEmbed(button: Element): void {
  const card = button.closest<HTMLElement>('[data-embed]');
  if (!card) return;
  const frame = document.createElement('iframe');
  frame.className = 'song__embed';
  frame.src = card.dataset['embed'] ?? '';
  frame.title = card.dataset['embedTitle'] ?? '';
  frame.height = String(EMBED_HEIGHT_PX);
  frame.allow = 'autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'no-referrer';
  button.closest('.song__ask')?.remove();
  card.append(frame);
  frame.focus();
}

/** Entries move to later pages as new ones are added; a link to one that has moved is redirected. */
function followMovedEntry(): void {
  const id = location.hash.slice(1);
  if (id && !document.getElementById(id)) void goToMovedEntry(id);
}

/** Goes to the page that an entry is on now; does nothing when there is no such entry. */
async function goToMovedEntry(id: string): Promise<void> {
  const answer = await fetch(sitePath('/stream/addresses.json'));
  if (!answer.ok) return;
  const addresses: unknown = await answer.json();
  if (typeof addresses !== 'object' || addresses === null) return;
  const address: unknown = Reflect.get(addresses, id);
  if (typeof address === 'string') location.replace(address);
}
