import { useState } from 'react';

import { useFrameLoop } from '@/stage/use-frame-loop';
import { useReducedMotion } from '@/stage/use-reduced-motion';

import type { RoadLayout } from './road-layout';

/** The reader needs so long for a road that holds, and less for one that breaks early. */
const LEAST_MS = 500;
const MS_PER_WAY = 190;
const BREAK = 0.4;
const FALL_MS = 380;

interface Props {
  layout: RoadLayout;
  /** The station before which the road breaks; `Infinity` when it holds. */
  breaksAt: number;
  /** Names what is read: another one sends the reader out again. Empty: nobody reads. */
  trip: string;
}

/** A dot that reads the road from its beginning, and falls where it ends. Decoration: the sentence says the same. */
export function Reader({ layout, breaksAt, trip }: Props) {
  const isStill = useReducedMotion();
  const [state, setState] = useState({ trip: '', ms: 0 });
  if (state.trip !== trip) setState({ trip, ms: 0 });

  const { segments, scale } = layout;
  const ways = Math.min(breaksAt + BREAK, segments.length);
  const lasts = LEAST_MS + ways * MS_PER_WAY;
  const falls = breaksAt < segments.length;
  const ends = lasts + (falls ? FALL_MS : 0);
  const isOn = trip !== '' && !isStill && state.ms < ends;
  useFrameLoop((ms) => setState((before) => ({ ...before, ms: before.ms + ms })), isOn);
  if (!isOn) return null;

  const done = Math.min(state.ms / lasts, 1);
  const way = ways * (1 - (1 - done) ** 1.5);
  const index = Math.min(Math.floor(way), segments.length - 1);
  const { x, y } = segments[index]?.at(Math.min(way - index, 1)) ?? layout.start;
  const fallen = Math.max(state.ms - lasts, 0) / FALL_MS;
  return (
    <circle
      className="road__reader"
      cx={x}
      cy={y + fallen ** 2 * 90}
      r={12 * Math.max(scale, 0.7)}
      opacity={1 - fallen}
    />
  );
}
