import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

/** Takes the first file that is dropped onto the element. Answers whether one is hovering over it. */
export function useFileDrop(
  element: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFile);

  useEffect(() => {
    const place = element.current;
    if (place === null) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const hover = (event: DragEvent) => {
      // Without this the browser would leave the page and open the file.
      event.preventDefault();
      setIsOver(true);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) take(file);
    };
    place.addEventListener('dragover', hover, { signal });
    place.addEventListener('dragleave', () => setIsOver(false), { signal });
    place.addEventListener('drop', drop, { signal });
    return () => listeners.abort();
  }, [element]);

  return isOver;
}
