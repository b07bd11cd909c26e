import { useReducer, useState } from 'react';

import { Canvas, Drawing } from '@/stage/Drawing';
import type { DrawingSize } from '@/stage/Drawing';
import { Handle } from '@/stage/Handle';
import type { NumberControl } from '@/stage/number-control';
import { useFrameLoop, useReducedMotion } from '@/stage/motion';

import { Arm, LockedArm } from './Arm';
import type { Best } from './blocks';
import { OtherLabel, OwnLabel } from './Labels';
import { CROWNS, SUPPLY } from './sale';
import { layOut } from './wall-layout';
import type { Fate } from './Labels';
import { createWallPainter } from './wall-painter';
import type { Frame } from './wall-painter';

interface Props {
  frame: Frame;
  /** How many sales come before the deal. */
  sold: NumberControl;
  tries: NumberControl;
  /** The best deals that were found so far; each is marked along the arm. */
  bests: readonly Best[];
  /** Without it the crowns stand in one row, and nearly the right deal takes nearly all. */
  isShuffled: boolean;
  /** The place of one other buyer, who had a crown. */
  other: number | undefined;
  /** What became of it. Undefined: the list still moves. */
  fate: Fate | undefined;
  /** Which of the two handles asks to be moved. */
  lit: 'arm' | 'draw' | undefined;
  /** Whether a longer pull may still find more. */
  asks: boolean;
  onHold: (isHeld: boolean) => void;
}

/** The public list behind 50 frames, with the deal as a line between two sales and an arm that deals again. */
export function Wall(props: Props) {
  return (
    <Drawing className="pkmb__wall">{(size) => <WallPicture {...props} size={size} />}</Drawing>
  );
}

function WallPicture({
  frame,
  sold,
  tries,
  bests,
  isShuffled,
  other,
  fate,
  lit,
  asks,
  onHold,
  size,
}: Props & { size: DrawingSize }) {
  const layout = layOut(size);
  const isReduced = useReducedMotion();
  const [painter] = useState(createWallPainter);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [calmAt, setCalmAt] = useState<string>();
  const { place, tokens, front, isStill } = frame;
  const look = `${place.x} ${place.y} ${tokens.join()} ${front} ${isStill}`;
  useFrameLoop((ms) => {
    const isMoving = painter.step(isReduced ? Number.MAX_SAFE_INTEGER : ms, frame);
    setCalmAt(isMoving ? undefined : look);
    redraw();
  }, calmAt !== look);

  return (
    <>
      <Canvas size={size} draw={(pen, colours) => painter.paint(pen, colours, layout, frame)} />
      {(sold.value === SUPPLY || !size.isNarrow) && frame.tokens.length === CROWNS && (
        <OwnLabel
          layout={layout}
          token={frame.tokens[0] ?? 0}
          isNarrow={size.isNarrow}
          isShort={size.isNarrow && lit === 'arm'}
          isGuessed={sold.value === SUPPLY}
          isShuffled={isShuffled}
        />
      )}
      {other !== undefined && <OtherLabel layout={layout} token={other} fate={fate} />}
      {sold.value === SUPPLY ? (
        <Arm
          tries={tries}
          bests={bests}
          arm={layout.arm}
          isLit={lit === 'arm'}
          asks={asks}
          onHold={onHold}
        />
      ) : (
        <LockedArm layout={layout} isNarrow={size.isNarrow} />
      )}
      <Handle
        control={sold}
        at={{ x: layout.handleX, y: layout.y(frame.draw) }}
        axis="y"
        valueAt={layout.soldAt}
        isDownward
        isLit={lit === 'draw'}
        onHold={onHold}
      >
        <span className="pkmb__grip">
          <span data-low={frame.draw > SUPPLY / 2}>
            The deal <i aria-hidden="true">↕</i>
          </span>
        </span>
      </Handle>
    </>
  );
}
