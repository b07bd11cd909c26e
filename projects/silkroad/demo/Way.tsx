import { useFrameLoop } from '@/stage/use-frame-loop';
import { useReducedMotion } from '@/stage/use-reduced-motion';
import { useState } from 'react';

import type { RoadLayout, Segment } from './road-layout';

/** The reader needs so long for a road that holds, and less for one that breaks early. */
const LEAST_MS = 500;
const MS_PER_WAY = 190;
/** How far it comes on a way that breaks, as a share of it. */
const LAST_STEP = 0.4;
const FALL_MS = 380;

/** Where a broken way breaks, as a share of it. */
const BREAK = 0.46;
/** Ways are measured as 100 long, so that a share can be cut off without measuring them. */
const WAY = 100;

interface ReaderProps {
  layout: RoadLayout;
  /** The station before which the road breaks; `Infinity` when it holds. */
  breaksAt: number;
  /** Names what is read: another one sends the reader out again. Empty: nobody reads. */
  trip: string;
}

/** A dot that reads the road from its beginning, and falls where it ends. Decoration: the sentence says the same. */
export function Reader({ layout, breaksAt, trip }: ReaderProps) {
  const isStill = useReducedMotion();
  const [state, setState] = useState({ trip: '', ms: 0 });
  if (state.trip !== trip) setState({ trip, ms: 0 });

  const { segments, scale } = layout;
  const ways = Math.min(breaksAt + LAST_STEP, segments.length);
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

interface WayProps {
  segment: Segment;
  exit: Segment | undefined;
  width: number;
  isOff: boolean;
  isCut: boolean;
  hangs: string;
  around: { x: number; y: number };
}

/** The road to one station: solid, hollow and hanging, or cut. */
export function Way({ segment, exit, width, isOff, isCut, hangs, around }: WayProps) {
  const rest = `0 ${BREAK * WAY + 2} ${2 * WAY}`;
  const crack = segment.at(BREAK);
  return (
    <>
      {isCut && (
        <>
          <path
            className="road__out"
            d={segment.d}
            pathLength={WAY}
            strokeWidth={width}
            strokeDasharray={`${BREAK * WAY} ${2 * WAY}`}
          />
          <path
            className="road__crack"
            d="M2 -26L-9 -13 3 -3 -12 10 0 26H40V-26Z"
            transform={`translate(${crack.x} ${crack.y}) rotate(${crack.angle}) scale(${width / 42})`}
          />
        </>
      )}
      <g
        className="road__way"
        data-off={isOff}
        style={{ transform: hangs, transformOrigin: `${around.x}px ${around.y}px` }}
      >
        {[segment, ...(exit ? [exit] : [])].map((part) => (
          <g key={part.d}>
            <path className="road__dots" d={part.d} />
            <path
              className="road__out"
              d={part.d}
              pathLength={WAY}
              strokeWidth={width}
              strokeDasharray={isCut && part === segment ? rest : undefined}
            />
            {isOff && (
              <path
                className="road__in"
                d={part.d}
                pathLength={WAY}
                strokeWidth={width - 6}
                strokeDasharray={isCut && part === segment ? rest : undefined}
              />
            )}
          </g>
        ))}
      </g>
    </>
  );
}
