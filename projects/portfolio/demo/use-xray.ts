import { useEffect, useEffectEvent, useState } from 'react';

/** How long the x-ray is shown when something else has been chosen to wake, unless the visitor goes on before. */
const FLASH_MS = 2_600;
const FIELDS = 'input, textarea, select';

interface Options {
  /** Whether it stays on by itself. */
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
}

/** The x-ray: on while it is held with a finger, a pointer or the key X, while it is kept, and for a moment after a choice. */
export function useXray({ isKept, onKeep }: Options) {
  const [isHeld, setIsHeld] = useState(false);
  const [flashes, setFlashes] = useState(0);
  const isFlashing = flashes > 0;

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

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.type === 'keyup') {
      if (event.key.toLowerCase() === 'x') setIsHeld(false);
    } else if (event.key === 'Escape') end();
    else if (event.key.toLowerCase() === 'x' && isMeant(event)) setIsHeld(true);
  });
  useEffect(() => {
    const letGo = () => setIsHeld(false);
    addEventListener('keydown', onKey);
    addEventListener('keyup', onKey);
    addEventListener('blur', letGo);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('keyup', onKey);
      removeEventListener('blur', letGo);
    };
  }, []);

  function end(): void {
    setIsHeld(false);
    setFlashes(0);
    if (isKept) onKeep(false);
  }

  return {
    isOn: isHeld || isKept || isFlashing,
    hold: setIsHeld,
    flash: () => setFlashes((before) => before + 1),
    end,
  };
}

/** A lone letter must do nothing elsewhere on the page, nor where it is typed. */
function isMeant({ target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  const stage = document.querySelector('[data-widget="demo"]');
  if (ctrlKey || metaKey || altKey || repeat || !(target instanceof Element)) return false;
  if (target.matches(FIELDS)) return false;
  return stage !== null && (stage.contains(target) || stage.matches(':hover'));
}
