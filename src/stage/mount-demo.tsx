import kitStyles from './kit.css?url';
import { createRoot } from 'react-dom/client';

import { loadStylesheet } from '@/lib/load-stylesheet';

import type { Demo } from './define-demo';
import { firstHandle, takeFocusFromPlay } from './focus';
import { Stage } from './Stage';

/**
 * Starts a demo in the room of its stage. The sleeve stays until the scene can be drawn, and then gives way to it in one step.
 * Answers how to end it.
 */
export async function mountDemo(stage: HTMLElement, demo: Demo): Promise<() => void> {
  const room = stage.querySelector<HTMLElement>('[data-room]');
  if (!room) throw new Error('The stage has no room for a demo.');
  await loadStyles(demo);
  const root = createRoot(room);
  root.render(<Stage demo={demo} stage={stage} onReady={() => open(stage, room)} />);
  return () => root.unmount();
}

/** The styles of the kit and of the demo, which wait for Play. */
export async function loadStyles({ styles }: Demo): Promise<void> {
  await Promise.all([kitStyles, ...(styles === undefined ? [] : [styles])].map(loadStylesheet));
}

/** On a low screen the dares would be below its edge. */
function showWhole(stage: HTMLElement): void {
  const { bottom, height } = stage.getBoundingClientRect();
  if (bottom > innerHeight && height <= innerHeight) stage.scrollIntoView();
}

/** Shows the room in the place of the sleeve; the title flies to its label where the browser can do it. */
function open(stage: HTMLElement, room: HTMLElement): void {
  if (stage.dataset['state'] !== 'loading' && stage.dataset['state'] !== 'failed') return;
  const show = () => {
    if (stage.dataset['state'] === 'loading') stage.dataset['state'] = 'running';
    showWhole(stage);
    // An opening act leaves the focus on the room, from which the handle that it ends on takes it.
    takeFocusFromPlay(firstHandle(stage) ?? room);
  };
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) return show();
  stage.dataset['opens'] = '';
  const { finished } = document.startViewTransition(show);
  const close = () => delete stage.dataset['opens'];
  finished.then(close, close);
}
