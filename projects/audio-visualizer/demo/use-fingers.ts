import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';

import { rimOf, WHOLE, placeAt, unzoom, zoomAt } from './disc-layout';
import type { DiscLayout, Point, Zoom } from './disc-layout';
import { hzAt } from './pitch';
import type { Unfolded } from './pitch';

/** Two fingers that land together pinch; one that follows later than this plays a chord. */
const TOGETHER_MS = 250;

interface Options {
  layout: DiscLayout;
  unfolded: Unfolded;
  /** Sounds a pitch for this finger, or moves it. */
  onPress: (finger: string, hz: number) => void;
  onLift: (finger: string) => void;
}

interface Finger {
  readonly point: Point;
  readonly landedAt: number;
}

/** Fingers and mice on the disc: each plays the pitch under it, and two that land together zoom. */
export function useFingers({ layout, unfolded, onPress, onLift }: Options) {
  const fingers = useRef(new Map<number, Finger>());
  const isPinching = useRef(false);
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  /** The pitch under a mouse that is not pressed. */
  const [hovered, setHovered] = useState<number>();
  /** Two fingers may move between two renders; each goes on from where the other left it. */
  const newestZoom = useRef(zoom);
  const { centre, radius } = layout;
  const side = { width: 2 * radius, height: 2 * radius };

  /** Enlarges around a point of the drawing; answers whether that changed anything. */
  const zoomBy = (factor: number, { x, y }: Point): boolean => {
    const before = newestZoom.current;
    const next = zoomAt(
      before,
      factor,
      { x: x - centre.x + radius, y: y - centre.y + radius },
      side,
    );
    newestZoom.current = next;
    setZoom(next);
    return next.scale !== before.scale;
  };
  const hzUnder = (point: Point) => {
    const inside = unzoom(zoom, { x: point.x - centre.x + radius, y: point.y - centre.y + radius });
    const on = { x: inside.x + centre.x - radius, y: inside.y + centre.y - radius };
    return Math.round(hzAt(placeAt(layout, on), unfolded) * 100) / 100;
  };
  const end = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
    onLift(String(pointerId));
    if (fingers.current.size === 0) isPinching.current = false;
  };

  return {
    zoom,
    zoomBy,
    hovered,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const point = pointOf(event);
        if (event.button !== 0) return;
        if (Math.hypot(point.x - centre.x, point.y - centre.y) > rimOf(layout).far) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const [first] = fingers.current.values();
        fingers.current.set(event.pointerId, { point, landedAt: event.timeStamp });
        if (first && event.timeStamp - first.landedAt < TOGETHER_MS) {
          isPinching.current = true;
          for (const id of fingers.current.keys()) onLift(String(id));
        }
        if (!isPinching.current) onPress(String(event.pointerId), hzUnder(point));
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const finger = fingers.current.get(event.pointerId);
        const point = pointOf(event);
        if (!finger) {
          if (event.pointerType === 'mouse') setHovered(hzUnder(point));
          return;
        }
        const before = spread(fingers.current);
        fingers.current.set(event.pointerId, { ...finger, point });
        if (!isPinching.current) onPress(String(event.pointerId), hzUnder(point));
        else if (before.apart > 0) {
          const after = spread(fingers.current);
          zoomBy(after.apart / before.apart, after.middle);
        }
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: () => setHovered(undefined),
    },
  };
}

/** In pixels of the drawing, which is the parent of what takes the fingers. */
export function pointOf({ currentTarget, clientX, clientY }: PointerLike): Point {
  const drawing = currentTarget instanceof Element ? currentTarget.closest('.drawing') : null;
  const { left, top } = drawing?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: clientX - left, y: clientY - top };
}

interface PointerLike {
  readonly currentTarget: EventTarget | null;
  readonly clientX: number;
  readonly clientY: number;
}

function spread(fingers: ReadonlyMap<number, Finger>): { apart: number; middle: Point } {
  const [one, other] = [...fingers.values()].map(({ point }) => point);
  if (!one || !other) return { apart: 0, middle: { x: 0, y: 0 } };
  return {
    apart: Math.hypot(one.x - other.x, one.y - other.y),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}

/** So much turning of the wheel enlarges by e. */
const DELTA_PER_E = 400;

/**
 * Zooms by the wheel, but never a page that is scrolled past: only while Control is held, which is also how trackpads say
 * pinch, in full screen, or after the picture has been pressed and until the pointer leaves it. `onZoom` answers whether it
 * changed anything; at its ends the page scrolls on.
 */
export function useWheel(
  element: RefObject<HTMLElement | null>,
  onZoom: (factor: number, event: WheelEvent) => boolean,
): void {
  const isEngaged = useRef(false);
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const place = element.current;
    if (!place) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const engage = () => {
      isEngaged.current = true;
    };
    const leave = () => {
      isEngaged.current = false;
    };
    const turn = (event: WheelEvent) => {
      if (!isEngaged.current && !event.ctrlKey && document.fullscreenElement === null) return;
      if (zoom(Math.exp(-event.deltaY / DELTA_PER_E), event)) event.preventDefault();
    };
    place.addEventListener('pointerdown', engage, { signal });
    place.addEventListener('pointerleave', leave, { signal });
    // React's own listener could not keep the page from scrolling.
    place.addEventListener('wheel', turn, { signal, passive: false });
    return () => listeners.abort();
  }, [element]);
}
