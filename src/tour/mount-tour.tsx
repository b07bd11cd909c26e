import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';

import { loadStylesheet } from '@/stage/mount-demo';

import { Tour } from './Tour';
import styles from './tour.css?url';

/** Puts the player over the page, whose other parts are then out of reach. */
export async function mountTour(
  front: HTMLElement,
  props: ComponentProps<typeof Tour>,
): Promise<void> {
  await loadStylesheet(styles);
  const place = document.createElement('main');
  for (const other of document.body.children) if (other instanceof HTMLElement) other.hidden = true;
  front.remove();
  document.body.append(place);
  createRoot(place).render(<Tour {...props} />);
}
