import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';

import { loadStylesheet } from '@/lib/load-stylesheet';

import { Tour } from './Tour';
import styles from './tour.css?url';

/** Puts the player over the page, whose other parts are then out of reach. The spines of the front sink into its band. */
export async function mountTour(
  front: HTMLElement,
  props: ComponentProps<typeof Tour>,
): Promise<void> {
  await loadStylesheet(styles);
  const place = document.createElement('main');
  for (const other of document.body.children) if (other instanceof HTMLElement) other.hidden = true;
  document.body.append(place, front);
  createRoot(place).render(<Tour {...props} />);
  front.inert = true;
  delete front.dataset['widget'];
  front.dataset['state'] = 'gone';
  await Promise.allSettled(front.getAnimations({ subtree: true }).map(({ finished }) => finished));
  front.remove();
}
