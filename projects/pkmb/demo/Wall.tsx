import { useReducer, useState } from 'react';

import { Canvas, Drawing } from '@/stage/Drawing';
import type { DrawingSize } from '@/stage/Drawing';
import { Handle } from '@/stage/Handle';
import type { NumberControl } from '@/stage/number-control';
import { useFrameLoop, useReducedMotion, useTween } from '@/stage/motion';
import type { OpeningAct } from '@/stage/use-opening-act';

import type { Sale } from './run-sale';
import { SUPPLY } from './sale';
import { layOut } from './wall-layout';
import { createWallPainter } from './wall-painter';

interface Props {
  sale: Sale;
  /** How many sales come before the draw. */
  control: NumberControl;
  act: OpeningAct;
  /** How many tokens have begun to turn over. */
  turned: number;
}

/** 1,000 tokens in order of sale, with the draw as a line between two of them. */
export function Wall(props: Props) {
  return (
    <Drawing className="pkmb__wall">{(size) => <WallPicture {...props} size={size} />}</Drawing>
  );
}

function WallPicture({ sale, control, act, turned, size }: Props & { size: DrawingSize }) {
  const layout = layOut(size);
  const isStill = useReducedMotion();
  const [painter] = useState(() => createWallPainter(sale));
  const [restsOn, setRestsOn] = useState<Sale>();
  const [, redraw] = useReducer((frame: number) => frame + 1, 0);
  const [isHeld, setIsHeld] = useState(false);
  const draw = useTween(control.value, { isInstant: isHeld, ms: 450 });

  useFrameLoop(
    (ms) => {
      const isMoving = painter.step(isStill ? Number.MAX_SAFE_INTEGER : ms, sale, turned);
      if (!isMoving && act.isDone) setRestsOn(sale);
      redraw();
    },
    restsOn !== sale || !act.isDone,
  );

  return (
    <>
      <Canvas
        size={size}
        draw={(pen, colours) => painter.paint(pen, colours, { layout, turned, draw })}
      />
      <Handle
        control={mirror(control)}
        at={{ x: layout.handleX, y: layout.y(draw) }}
        axis="y"
        valueAt={(y) => SUPPLY - layout.soldAt(y)}
        isLit={act.isDone && control.value === 0}
        invite={size.isNarrow ? 'Drag me below the sale' : 'Drag the draw below the last sale'}
        inviteSide={size.isNarrow ? 'left' : 'below-left'}
        onHold={setIsHeld}
      >
        <span className="pkmb__grip">
          <i aria-hidden="true">↕</i>
          {!size.isNarrow && <span>The draw</span>}
        </span>
      </Handle>
    </>
  );
}

/** The wall is read downwards, and a slider's arrow keys must go where they point: up is more sales after the draw. */
function mirror({ setting, value, change, ...rest }: NumberControl): NumberControl {
  return {
    ...rest,
    setting: { ...setting, say: (after) => setting.say(SUPPLY - after) },
    value: SUPPLY - value,
    change: (after) => change(SUPPLY - after),
  };
}
