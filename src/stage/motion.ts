import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { easeOut, mixAll } from './tween';

/** Filled by the stage. */
export const ActiveContext = createContext(true);

/** False while the demo is scrolled out of sight or its tab is hidden: whatever moves or sounds then rests. */
export function useIsActive(): boolean {
  return use(ActiveContext);
}

/** Whether the element is on the screen of a visible tab. */
export function useIsWatched(element: Element): boolean {
  const [isOnScreen, setIsOnScreen] = useState(true);
  const isTabVisible = useSyncExternalStore(
    listenForTab,
    () => document.visibilityState === 'visible',
  );

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      // Entries are in order of time: after a quick scroll past, only the last one is true.
      setIsOnScreen(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  return isOnScreen && isTabVisible;
}

function listenForTab(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** True while the tour performs by itself: nobody has asked for sound. Filled by the stage. */
export const SilentContext = createContext(false);

const QUERY = '(prefers-reduced-motion: reduce)';

/** Follows the visitor's setting while the demo runs. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(QUERY).matches);
}

function listen(onChange: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** After a pause the first frame must not leap; longer gaps count as this. */
const LONGEST_FRAME_MS = 100;

/**
 * Calls `draw` once per frame with the milliseconds since the last one, `longestMs` at most, and rests while nobody looks or
 * `isOn` is false.
 */
export function useFrameLoop(
  draw: (elapsedMs: number) => void,
  isOn = true,
  longestMs = LONGEST_FRAME_MS,
): void {
  const isActive = useIsActive() && isOn;
  const drawNow = useEffectEvent(draw);

  useEffect(() => {
    if (!isActive) return;
    let previous = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      drawNow(Math.min(Math.max(now - previous, 0), longestMs));
      previous = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isActive, longestMs]);
}

interface Options {
  /** Unset: 200. */
  ms?: number;
  /** Whether it follows without a tween, as while a hand holds it. Unset: no. */
  isInstant?: boolean;
}

const TWEEN_MS = 200;

/** A number that moves to its new value from wherever it is, and can be sent elsewhere on the way. */
export function useTween(target: number, options?: Options): number {
  const targets = useMemo(() => [target], [target]);
  return useTweens(targets, options)[0] ?? target;
}

/** The same for many numbers at once, such as the points of a shape. A list of another length is there at once.
 * The list has to stay the same object between renders for as long as it means the same. */
export function useTweens(
  targets: readonly number[],
  { ms = TWEEN_MS, isInstant = false }: Options = {},
): readonly number[] {
  const isStill = useReducedMotion();
  const [shown, setShown] = useState(targets);
  const jumps = isStill || isInstant || shown.length !== targets.length;
  const isThere = isSame(shown, targets);
  if (jumps && !isThere) setShown(targets);

  const startFrom = useEffectEvent(() => shown);
  const isMoving = !jumps && !isThere;
  useEffect(() => {
    if (!isMoving) return;
    const from = startFrom();
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      const share = Math.min(Math.max(now - startedAt, 0) / ms, 1);
      setShown(share === 1 ? targets : mixAll(from, targets, easeOut(share)));
      if (share < 1) frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [targets, isMoving, ms]);
  return jumps ? targets : shown;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => Object.is(value, other[index]));
}
