import { COLUMNS } from './roll';
import type { WallLayout } from './wall-layout';

interface OwnProps {
  layout: WallLayout;
  /** The first of the visitor's places, which the line leads to. */
  token: number;
  isNarrow: boolean;
  /** Whether the arm's invitation leaves room for the name only. */
  isShort: boolean;
  /** Whether they were all bought before the draw. */
  isGuessed: boolean;
  isShuffled: boolean;
}

/** A line to a frame further down would cross the list. */
const NEAR_ROWS = 4;

/** Says once what the frames are, with a line to the first of them. */
export function OwnLabel({
  layout: { left, top, tile },
  token,
  isNarrow,
  isShort,
  isGuessed,
  isShuffled,
}: OwnProps) {
  const y = top - 16;
  const x = left + ((token % COLUMNS) + 0.5) * tile;
  const row = Math.floor(token / COLUMNS);
  return (
    <>
      {row < NEAR_ROWS && (
        <svg className="pkmb__lead" aria-hidden="true">
          <path d={`M${left} ${y + 7}H${x}V${top + row * tile}`} />
        </svg>
      )}
      <p className="pkmb__own" style={{ left, top: y - 14 }}>
        {isNarrow ? 'Your frames' : 'Your 50 frames'}
        {!isNarrow && isGuessed && ' copy the crowns of the list'}
        {!isShort &&
          isGuessed &&
          isShuffled &&
          (isNarrow ? ': 1 deal in 1,000 fits all' : ': one deal in 1,000 fits them all')}
      </p>
    </>
  );
}

interface OtherProps {
  layout: WallLayout;
  token: number;
  /** What came of it. Undefined: the wall still moves. */
  fate: Fate | undefined;
}

export type Fate = 'kept' | 'lost' | 'unlucky';

const FATES: Readonly<Record<Fate, string>> = {
  kept: 'has a crown',
  lost: 'lost a crown to you',
  unlucky: 'had a fair chance',
};

const HALF_LABEL = 100;

/** Says what became of one other buyer, below the wall, with a line to the ring around that place. */
export function OtherLabel({
  layout: { tile, left, top, width, height },
  token,
  fate,
}: OtherProps) {
  const x = left + ((token % COLUMNS) + 0.5) * tile;
  const y = top + (Math.floor(token / COLUMNS) + 0.5) * tile;
  const radius = Math.max(tile, 11);
  const below = top + height + 12;
  const middle = Math.min(Math.max(x, left + HALF_LABEL), left + width - HALF_LABEL);
  return (
    <>
      <svg className="pkmb__other-mark" aria-hidden="true">
        <circle cx={x} cy={y} r={radius} />
        <path d={`M${x} ${y + radius}V${below}`} />
      </svg>
      <p className="pkmb__other" data-fate={fate} style={{ left: middle, top: below }}>
        Buyer {token + 1}
        {fate && ` ${FATES[fate]}`}
      </p>
    </>
  );
}
