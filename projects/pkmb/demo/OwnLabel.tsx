import { COLUMNS } from './roll';
import type { WallLayout } from './wall-layout';

interface Props {
  layout: WallLayout;
  /** The first of the visitor's tokens, which the line leads to. */
  token: number;
  isNarrow: boolean;
  /** Whether they were all bought before the draw. */
  isGuessed: boolean;
}

/** Says once what the windows are, with a line to the first of them. */
export function OwnLabel({ layout: { left, top, tile }, token, isNarrow, isGuessed }: Props) {
  const y = top - 16;
  const x = left + ((token % COLUMNS) + 0.5) * tile;
  const windowTop = top + Math.floor(token / COLUMNS) * tile;
  return (
    <>
      <svg className="pkmb__lead" aria-hidden="true">
        <path d={`M${left} ${y + 7}H${x}V${windowTop}`} />
      </svg>
      <p className="pkmb__own" style={{ left, top: y - 14 }}>
        {isNarrow ? 'Your 50' : 'Your 50 windows'}
        {!isNarrow &&
          isGuessed &&
          ' copy the list’s pattern of crowns: one deal in 1,000 fits them all'}
      </p>
    </>
  );
}
