import { createRoot } from 'react-dom/client';

import type { Demo } from './define-demo';
import { firstHandle, takeFocusFromPlay } from './focus';
import kitStyles from './kit.css?url';
import { loadStylesheet } from './load-stylesheet';
import { Stage } from './Stage';

/**
 * Starts a demo in the room of its stage. The sleeve stays until the scene can be drawn, and then gives way to it in one step.
 * Answers how to end it.
 */
export async function mountDemo(stage: HTMLElement, demo: Demo): Promise<() => void> {
  const room = stage.querySelector<HTMLElement>('[data-room]');
  if (!room) throw new Error('The stage has no room for a demo.');
  await Promise.all(
    [kitStyles, ...(demo.styles === undefined ? [] : [demo.styles])].map(loadStylesheet),
  );
  const root = createRoot(room);
  root.render(<Stage demo={demo} stage={stage} onReady={() => open(stage, room)} />);
  return () => root.unmount();
}

/** Shows the room in the place of the sleeve; the title flies to its label where the browser can do it. */
function open(stage: HTMLElement, room: HTMLElement): void {
  if (stage.dataset['state'] !== 'loading' && stage.dataset['state'] !== 'failed') return;
  const show = () => {
    if (stage.dataset['state'] === 'loading') stage.dataset['state'] = 'running';
    // An opening act leaves the focus on the room, from which the handle that it ends on takes it.
    takeFocusFromPlay(firstHandle(stage) ?? room);
  };
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) return show();
  document.startViewTransition(show);
}
