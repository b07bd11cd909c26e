import type { Demo } from '@/stage/define-demo';

import type { TourData } from './Tour';
import { sayLength, timeOf, trackAt } from './tracks';

/** What the address says when the visitor has pressed play on the page before. */
const STARTS = '#start';

/** Makes the front of the tour work: a press anywhere on it fetches the player, which takes its place. */
export function offerTour(loadDemo: (slug: string) => Promise<Demo>): void {
  const front = document.querySelector<HTMLElement>('[data-widget="tour"]');
  const data: unknown = JSON.parse(front?.dataset['tour'] ?? 'null');
  if (!front || !isTour(data)) return;
  const { tracks } = data;
  const first = location.hash === '#end' ? tracks.length : trackAt(tracks, location.hash);
  const chosen = tracks[first ?? 0];
  const words = front.querySelector('[data-tour-start]');
  const spines = front.querySelectorAll<HTMLElement>('[data-tour-track]');
  if (first !== undefined && chosen && words) {
    words.textContent = `Start at ${chosen.no} ${chosen.title}.`;
    spines[first]?.setAttribute('aria-current', 'true');
    front.dataset['track'] = chosen.slug;
    const time = front.querySelector('[data-tour-time]');
    if (time) time.textContent = `${sayLength(timeOf(tracks, first))} from there`;
  }

  for (const button of document.querySelectorAll('[data-tour-play]'))
    button.addEventListener('click', () => void start(first ?? 0));
  for (const link of spines)
    link.addEventListener('click', (event) => {
      event.preventDefault();
      void start(Number(link.dataset['tourTrack']));
    });
  addEventListener('keydown', (event) => {
    const { key, target } = event;
    const isOn = target instanceof Element && target.closest('a, button') !== null;
    if (key !== ' ' || isOn || !front.checkVisibility()) return;
    event.preventDefault();
    void start(first ?? 0);
  });
  if (location.hash === '#end') void start(tracks.length);
  // Who asked for less motion gets the list, whatever the address says.
  else if (location.hash === STARTS && !matchMedia('(prefers-reduced-motion: reduce)').matches)
    void start(0);

  async function start(track: number): Promise<void> {
    if (!front || !isTour(data) || front.dataset['state'] !== 'idle') return;
    front.dataset['state'] = 'playing';
    try {
      const { mountTour } = await import('./mount-tour');
      await mountTour(front, { ...data, start: track, loadDemo });
    } catch {
      front.dataset['state'] = 'idle';
      const message = front.querySelector('[data-tour-message]');
      if (message)
        message.textContent =
          'The player could not be loaded. Check the connection and reload the page.';
    }
  }
}

function isTour(data: unknown): data is TourData {
  return typeof data === 'object' && data !== null && 'tracks' in data && 'contacts' in data;
}
