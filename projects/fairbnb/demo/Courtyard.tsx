import type { DrawingSize } from '@/stage/Drawing';
import { Handle } from '@/stage/Handle';
import type { Run } from '@/stage/use-run';

import { Crowd } from './Crowd';
import { EYE_PX, RAIL_PX } from './crowd-layout';
import { Eye } from './Eye';
import { JURIES } from './juries';
import type { Crowd as Count } from './juries';
import type { Settings } from './settings';
import { formatCoins, sayEye } from './words';

const WHOLE = 100;

interface Props {
  run: Run<Settings>;
  crowd: Count;
  /** What is shown on the way there; no count while seals are still being tried. */
  shown: { readonly right: number | undefined; readonly peek: number };
  size: DrawingSize;
  /** Whether who peeks sees only hashes. */
  isBlind: boolean;
  isLit: boolean;
  onHold: (isHeld: boolean) => void;
}

/** The drawing: the houses, their count in large figures, and the eye on its rail. */
export function Courtyard({ run, crowd, shown, size, isBlind, isLit, onHold }: Props) {
  const { width, height } = size;
  const { jurors, right } = run.values;
  const open = shown.peek / WHOLE;
  const eye = { x: EYE_PX / 2 + (width - EYE_PX) * open, y: height - RAIL_PX / 2 };
  return (
    <>
      <Crowd
        key={`${width} ${height}`}
        votes={crowd.votes}
        jurors={jurors}
        accuracy={right / WHOLE}
        size={size}
        front={run.values.case - 1}
        onPick={(jury) => run.change({ case: jury + 1 })}
      />
      <div className="fairbnb__count" aria-hidden="true">
        <p data-side="wrong">
          <b>{shown.right === undefined ? '…' : JURIES - shown.right}</b> wrong verdicts
        </p>
        <p data-side="right">
          <b>{shown.right ?? '…'}</b> right verdicts
        </p>
        <p className="fairbnb__unanimous">
          {shown.right === undefined ? '…' : formatCoins(crowd.unanimous)} of 1,000 juries are
          unanimous
        </p>
      </div>
      <div className="fairbnb__rail" style={{ width: eye.x }} />
      <span
        className="fairbnb__tag"
        aria-hidden="true"
        style={
          open > 0.5
            ? { right: width - eye.x + EYE_PX / 2 + 12 }
            : { left: eye.x + EYE_PX / 2 + 12 }
        }
      >
        {sayEye(shown.peek, isBlind)}
      </span>
      <Handle
        control={run.number('peek')}
        at={eye}
        axis="x"
        valueAt={(place) => ((place - EYE_PX / 2) / (width - EYE_PX)) * WHOLE}
        onHold={onHold}
        isLit={isLit && !isBlind && shown.peek > 0}
        invite="Drag the eye shut"
        inviteSide={open > 0.5 ? 'left' : 'right'}
      >
        <Eye open={open} isBlind={isBlind} />
      </Handle>
    </>
  );
}
