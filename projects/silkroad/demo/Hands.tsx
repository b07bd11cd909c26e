import type { RoadLayout } from './road-layout';
import { standingOf } from './words';
import type { Verdict } from './verify';

/** The supplier writes block 2, Shipped, and the hospital block 3, Received. */
export const OFFERS = 2;
export const ACCEPTS = 3;

/** A hand that reaches to the right, its finger tips at the origin. */
const HAND =
  'M-44 -13h15c4 0 7-3 11-6l7-5c4-3 9 2 6 6l-7 9h15a5 5 0 0 1 0 10h-6l1 1a5 5 0 0 1-4 8h-2a4.500 4.500 0 0 1-4 6h-13c-5 0-9-3-13-3h-6z';
const CUFF = 'M-62 -17h18v35h-18z';

/** On a phone, what is wrong with a block is wide, and stands beside what the hands do. */
const ASIDE_PX = 4;
/** A way hangs this much lower at most. */
const HUNG_PX = 12;

interface Props {
  layout: RoadLayout;
  verdict: Verdict;
}

/** The handover of a signed record takes two, and a hand is given only as far as its block is believed. */
export function Hands({ layout, verdict }: Props) {
  const { segments, scale } = layout;
  const middle = segments[ACCEPTS]?.at(0.5);
  if (!middle) return undefined;
  const { x, y, angle } = middle;
  const isGiven = (position: number) => standingOf(position, verdict) === 'believed';
  const size = scale * (layout.isNarrow ? 0.8 : 1.15);
  const below = layout.roadWidth / 2 + (layout.isNarrow ? 9 : 17);
  // Clear of the road where that hangs: below it, and on a phone, where names take that room, above it.
  const hung = layout.isNarrow ? -below : below + HUNG_PX * Math.min(scale, 1);
  const aside = layout.isNarrow && !isGiven(OFFERS) ? ASIDE_PX : 0;
  return (
    <>
      <text className="hands__words" x={x - aside} y={y + (isGiven(ACCEPTS) ? below : hung)}>
        {wordsFor(isGiven(OFFERS), isGiven(ACCEPTS))}
      </text>
      <g
        className="hands"
        // The road may lead to the left, and hands are never upside down.
        transform={`translate(${x} ${y}) scale(${angle === 180 ? -size : size} ${size})`}
      >
        <g className="hand" data-given={isGiven(OFFERS)}>
          <path d={CUFF} />
          <path d={HAND} />
        </g>
        <g transform="scale(-1 1)">
          <g className="hand" data-given={isGiven(ACCEPTS)}>
            <path d={CUFF} />
            <path d={HAND} />
          </g>
        </g>
      </g>
    </>
  );
}

/** What the two of them do. */
function wordsFor(isOffered: boolean, isAccepted: boolean): string {
  if (!isOffered) return 'not given';
  return isAccepted ? 'handed over' : 'refused';
}
