import type { CSSProperties } from 'react';

import type { Layout } from './layout';
import { formatPercent } from './words';

/** So many of so many, and what they are. */
export interface Share {
  readonly right: number;
  readonly of: number;
  readonly words: string;
}

interface Props {
  layout: Layout;
  /** Counted once, where half of the comments are toxic. */
  accuracy: number;
  share: Share;
  /** Whether more flags are wrong than right. */
  hasFallen: boolean;
}

/** Two large numbers at the height of their values: the boast, which never moves, and what it is worth here. */
export function Plates({ layout, accuracy, share: { right, of, words }, hasFallen }: Props) {
  const { plate, plateY } = layout;
  const value = of === 0 ? 0 : right / of;
  const style = (left: number, height: number): CSSProperties => ({
    left,
    width: plate.width,
    height: plate.height,
    fontSize: plate.size,
    translate: `0 ${plateY(height)}px`,
    // Hangs crooked the further it has fallen.
    rotate: hasFallen ? `${(0.5 - height) * 7}deg` : '0deg',
  });
  return (
    <>
      <p className="plate" style={{ ...style(0, accuracy), rotate: '0deg' }}>
        <b>{formatPercent(accuracy)}</b>
        <span>accurate in its test</span>
      </p>
      <p className="plate" data-moves data-fallen={hasFallen} style={style(plate.right, value)}>
        <b data-long={value === 1}>{of === 0 ? '–' : formatPercent(value)}</b>
        <span data-share>{of === 0 ? 'nothing is flagged' : `${right} of ${of} ${words}`}</span>
      </p>
    </>
  );
}
