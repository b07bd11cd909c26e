import { useEffect, useEffectEvent, useState } from 'react';

/** How long the page around the stage is dark when the chosen way is shown, unless the visitor goes on before. */
export const FLASH_MS = 6_000;

interface Options {
  /** Whether it stays on by itself. */
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
}

/** The x-ray of the page around the stage: on for a moment after a choice, or for as long as it is kept. */
export function useXray({ isKept, onKeep }: Options) {
  const [flashes, setFlashes] = useState(0);

  useEffect(() => {
    if (flashes === 0) return;
    const stop = () => setFlashes(0);
    const timer = setTimeout(stop, FLASH_MS);
    addEventListener('keydown', stop, true);
    addEventListener('pointerdown', stop, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', stop, true);
      removeEventListener('pointerdown', stop, true);
    };
  }, [flashes]);

  function end(): void {
    setFlashes(0);
    if (isKept) onKeep(false);
  }
  const endByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') end();
  });
  useEffect(() => {
    addEventListener('keydown', endByKey);
    return () => removeEventListener('keydown', endByKey);
  }, []);

  return {
    isOn: isKept || flashes > 0,
    /** Counts them while one is on. */
    flashes,
    flash: () => setFlashes((before) => before + 1),
    end,
  };
}
