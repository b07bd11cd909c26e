import { useRef, type PointerEvent, type RefObject } from 'react';

/** How far something has to be pulled, as a share of the screen's shorter side, or how fast, to lead to another track. */
const PULL_SHARE = 0.22;
const FLICK_PX_PER_MS = 0.5;
/** Less is a press. */
const LEAST_PX = 8;

interface Pull {
  /** What follows the finger. It is moved without a render, which would draw the whole stage. */
  sleeve: RefObject<HTMLElement | null>;
  /** Told of where a pull led to: 1 is the next track. */
  onPulled: (step: 1 | -1) => void;
  /** Unset: what is below has presses of its own. */
  onPressed?: () => void;
  /** Where a finger has to begin; a mouse does not pull there. Unset: anywhere, also a mouse. */
  touchOn?: string;
}

/** What a part of the page listens to so that a finger can pull the sleeve with it. */
export function usePull({ sleeve, onPulled, onPressed, touchOn }: Pull) {
  const grip = useRef<{ x: number; at: number; isPull: boolean }>(undefined);
  const pull = (px: number) => {
    sleeve.current?.setAttribute('data-pulled', String(px !== 0));
    sleeve.current?.style.setProperty('translate', `${px}px`);
  };
  const letGo = () => {
    grip.current = undefined;
    pull(0);
  };
  return {
    onPointerDown: ({ clientX, timeStamp, target, pointerType }: PointerEvent) => {
      const isOn = target instanceof Element && touchOn !== undefined && target.matches(touchOn);
      if (touchOn !== undefined && (pointerType !== 'touch' || !isOn)) return;
      grip.current = { x: clientX, at: timeStamp, isPull: false };
    },
    onPointerMove: ({ clientX, pointerId, buttons, currentTarget }: PointerEvent) => {
      const { current } = grip;
      if (!current) return;
      // Let go of outside, before it became a pull.
      if (buttons === 0) {
        letGo();
        return;
      }
      const px = clientX - current.x;
      if (!current.isPull && Math.abs(px) < LEAST_PX) return;
      current.isPull = true;
      // From here on, a button below the finger is not pressed.
      currentTarget.setPointerCapture(pointerId);
      pull(px);
    },
    onPointerUp: ({ clientX, timeStamp }: PointerEvent) => {
      const { current } = grip;
      letGo();
      if (!current?.isPull) {
        if (current) onPressed?.();
        return;
      }
      const px = clientX - current.x;
      const isFast = Math.abs(px) / (timeStamp - current.at) > FLICK_PX_PER_MS;
      if (isFast || Math.abs(px) > Math.min(innerWidth, innerHeight) * PULL_SHARE)
        onPulled(px < 0 ? 1 : -1);
    },
    onPointerCancel: letGo,
  };
}
