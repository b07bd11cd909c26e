import type { CSSProperties } from 'react';

import type { Layout } from './layout';
import { formatPercent, tellMissed, tellShare } from './words';
import type { Missed, Share } from './words';

interface Props {
  layout: Layout;
  /** Counted once, where half of the comments are toxic. */
  accuracy: number;
  /** How many of the flags are right. */
  share: Share;
  /** Unset: not known yet. */
  missed: Missed | undefined;
  isNaive: boolean;
  /** Whether more flags are wrong than right. */
  hasFallen: boolean;
}

/** Two large numbers at the height of their values: the boast, which never moves, and what it is worth here. */
export function Plates({ layout, accuracy, share, missed, isNaive, hasFallen }: Props) {
  const { plate, plateY } = layout;
  const value = share.of === 0 ? 0 : share.right / share.of;
  const style = (left: number, height: number): CSSProperties => ({
    left,
    width: plate.width,
    height: plate.height,
    fontSize: plate.size,
    translate: `0 ${plateY(height)}px`,
    // Hangs crooked the further it has fallen.
    rotate: hasFallen ? `${(0.5 - height) * (layout.isNarrow ? 4 : 7)}deg` : '0deg',
  });
  return (
    <>
      <p className="plate" style={{ ...style(0, accuracy), rotate: '0deg' }}>
        <b>{formatPercent(accuracy)}</b>
        <span>
          accurate in its test{layout.isNarrow ? ', cut 0.50' : ': half toxic, cut at 0.50'}
        </span>
      </p>
      <p className="plate" data-moves data-fallen={hasFallen} style={style(plate.right, value)}>
        <b data-long={value === 1}>{share.of === 0 ? '–' : formatPercent(value)}</b>
        <span>
          <span data-share>{tellShare(share, isNaive, layout.isNarrow)}</span>
          {missed && (
            <>
              <br />
              <span data-missed>{tellMissed(missed, layout.isNarrow)}</span>
            </>
          )}
        </span>
      </p>
    </>
  );
}
