import { useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

/** Full screen for one element; not possible on an iPhone, which keeps it for video. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(listen, () => document.fullscreenElement !== null);
  const toggle = () => {
    if (isOn) void document.exitFullscreen();
    else void element.current?.requestFullscreen();
  };
  return { isPossible: document.fullscreenEnabled, isOn, toggle };
}

function listen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
