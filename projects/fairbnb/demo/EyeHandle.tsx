import { useRef } from 'react';
import type { ReactNode } from 'react';

import { Handle } from '@/stage/Handle';

import type { Sky } from './crowd-layout';
import { Eye } from './Eye';
import type { Scenery } from './FairbnbScene';

/** So far a hand opens the eye from shut to wide. */
const TRAVEL_PX = 100;
const WHOLE = 100;

interface Props extends Scenery {
  eye: Sky['eye'];
  /** How far it is open, from 0 to 1. */
  open: number;
  onHold: (isHeld: boolean) => void;
}

/** The eye is pulled open and shut from anywhere on it; a press that moves nothing opens or shuts it whole. */
export function EyeHandle({ run, act, story, isBlind, eye, open, onHold }: Props): ReactNode {
  const control = run.number('peek');
  const { peek } = run.values;
  const grip = useRef({ from: peek, wasMoved: false, isSkip: false });
  const turn = () => control.change(peek > WHOLE / 2 ? 0 : WHOLE);
  return (
    <Handle
      // A dare may ask for the eye once more.
      key={run.opened}
      control={{
        ...control,
        change: (next) => {
          grip.current.wasMoved = true;
          control.change(next);
        },
      }}
      at={eye}
      axis="y"
      valueAt={(place) => grip.current.from + ((eye.y - place) / TRAVEL_PX) * WHOLE}
      onHold={(isNowHeld) => {
        if (isNowHeld)
          grip.current = { from: peek, wasMoved: false, isSkip: !act.isDone && !story.isOver };
        // The press that skipped the opening was not meant for the eye.
        else if (!grip.current.wasMoved && !grip.current.isSkip) turn();
        onHold(isNowHeld);
      }}
      onConfirm={turn}
      isLit={story.isOver && peek === 0}
      invite="Open the eye ↑"
    >
      <Eye open={open} isBlind={isBlind} width={eye.width} />
    </Handle>
  );
}
