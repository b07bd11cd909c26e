import { describeMoment } from '@/lib/describe-moment';

/** What wakes a player: it loads when a visitor comes near, so it is there when they press. */
const WAKING = ['pointerenter', 'pointerdown', 'focusin', 'click'];

/** Makes the stream live. Everything large loads when it is first used. */
export function enlivenStream(): void {
  tellMomentsLocally(new Date());
  for (const root of document.querySelectorAll<HTMLElement>('[data-player]')) wakeWhenUsed(root);
  for (const button of document.querySelectorAll('[data-load-embed]')) {
    button.addEventListener('click', () => {
      void import('./load-embed').then(({ loadEmbed }) => loadEmbed(button));
    });
  }
  addEventListener('hashchange', followEntry);
  followEntry();
}

function tellMomentsLocally(now: Date): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('[data-moment]')) {
    const { short, exact } = describeMoment(new Date(time.dateTime), now);
    time.textContent = short;
    time.title = exact;
  }
}

function wakeWhenUsed(root: HTMLElement): void {
  let isAwake = false;
  const wake = (event: Event) => {
    void import('./player').then(({ bringToLife }) => {
      if (!isAwake) bringToLife(root);
      isAwake = true;
      for (const type of WAKING) root.removeEventListener(type, wake);
      repeat(event);
    });
  };
  for (const type of WAKING) root.addEventListener(type, wake);
}

/** A press that came while the player was loading was meant for it. */
function repeat(event: Event): void {
  if (!(event.target instanceof Element)) return;
  if (event.type === 'click') event.target.closest('button')?.click();
  if (event.type === 'pointerdown') event.target.dispatchEvent(new PointerEvent(event.type, event));
}

/** Older entries move on to other pages as new ones arrive; their address keeps working. */
function followEntry(): void {
  const id = location.hash.slice(1);
  if (id && !document.getElementById(id)) {
    void import('./find-entry').then(({ findEntry }) => findEntry(id));
  }
}
