import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';

import { placeIn } from '@/stage/pointer';

import { placeOfTurn, rimOf, turnAt, turnOn, untiltPoint } from './disc-layout';
import type { DiscLayout, Point, Tilt } from './disc-layout';
import { hzAt } from './pitch';
import type { Unfolded } from './pitch';

interface Options {
  layout: DiscLayout;
  tilt: Tilt;
  unfolded: Unfolded;
  /** Sounds a pitch for this finger, or moves it. */
  onPress: (finger: string, hz: number) => void;
  onLift: (finger: string) => void;
  /** Sounds a pitch for a moment. */
  onTap: (hz: number) => void;
  /** What a press takes hold of where it is: the pitch does not jump to the finger. Unset: nothing. */
  knob: Point | undefined;
}

/** How far from its middle a finger still has the knob. */
const KNOB_PX = 26;

/** Further sideways than this, a finger in the middle plays. */
const SIDEWAYS_PX = 6;

/** Fingers and mice on the disc: each plays the pitch under it, and all of them together a chord. */
export function useFingers({ layout, tilt, unfolded, onPress, onLift, onTap, knob }: Options) {
  /** How far round each of them has gone, so that one that goes past an end stays there. */
  const fingers = useRef(new Map<number, number>());
  /** How far round the knob was from the finger that took hold of it. */
  const beside = useRef(new Map<number, number>());
  /** Where fingers came down in the middle that may be about to scroll. */
  const waiting = useRef(new Map<number, number>());
  /** The pitch under a mouse that is not pressed. */
  const [hovered, setHovered] = useState<number>();
  const { centre } = layout;

  const hzOfTurn = (turn: number): number =>
    Math.round(hzAt(placeOfTurn(turn), unfolded) * 100) / 100;
  const play = (finger: number, turn: number) => {
    fingers.current.set(finger, turn);
    onPress(String(finger), hzOfTurn(turn));
  };
  const pointOf = (event: PointerEvent<HTMLElement>): Point => {
    const drawing = event.currentTarget.closest('.drawing') ?? event.currentTarget;
    return untiltPoint(layout, tilt, placeIn(drawing, event));
  };
  const isOnDisc = ({ x, y }: Point) => Math.hypot(x - centre.x, y - centre.y) <= rimOf(layout).far;
  const end = ({ pointerId }: PointerEvent) => {
    beside.current.delete(pointerId);
    if (fingers.current.delete(pointerId)) onLift(String(pointerId));
  };

  return {
    hovered,
    /** For the middle of the disc, from where a finger may also scroll the page. */
    middleHandlers: {
      onPointerDown: ({ pointerId, clientX }: PointerEvent<HTMLElement>) => {
        waiting.current.set(pointerId, clientX);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const turn = turnAt(layout, pointOf(event));
        const from = waiting.current.get(event.pointerId);
        const before = fingers.current.get(event.pointerId);
        if (before !== undefined) play(event.pointerId, turnOn(before, turn));
        else if (from !== undefined && Math.abs(event.clientX - from) > SIDEWAYS_PX)
          play(event.pointerId, turn);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const isTap = waiting.current.delete(event.pointerId);
        if (isTap && !fingers.current.has(event.pointerId))
          onTap(hzOfTurn(turnAt(layout, pointOf(event))));
        end(event);
      },
      onPointerCancel: (event: PointerEvent<HTMLElement>) => {
        waiting.current.delete(event.pointerId);
        end(event);
      },
    },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const point = pointOf(event);
        if (event.button !== 0 || !isOnDisc(point)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        // It would stay where the press began while the hand sweeps on.
        setHovered(undefined);
        const turn = turnAt(layout, point);
        const isOnKnob = knob && Math.hypot(point.x - knob.x, point.y - knob.y) <= KNOB_PX;
        const offset = isOnKnob ? turnAt(layout, knob) - turn : 0;
        beside.current.set(event.pointerId, offset);
        play(event.pointerId, turn + offset);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const point = pointOf(event);
        const turn = turnAt(layout, point);
        const before = fingers.current.get(event.pointerId);
        if (before !== undefined) {
          const offset = beside.current.get(event.pointerId) ?? 0;
          play(event.pointerId, turnOn(before, turn + offset));
        } else if (event.pointerType === 'mouse')
          setHovered(isOnDisc(point) ? hzOfTurn(turn) : undefined);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: () => setHovered(undefined),
    },
  };
}
