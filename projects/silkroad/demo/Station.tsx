import { Handle } from '@/stage/Handle';
import type { NumberControl } from '@/stage/number-control';
import { useRef } from 'react';

import type { Point } from './road-layout';
import type { Standing } from './words';

/** Dragging by this many pixels is one box. */
const PIXELS_PER_BOX = 7;

export interface StationProps {
  position: number;
  control: NumberControl;
  at: Point;
  radius: number;
  name: string;
  /** "hash 7b95662f", where there is room. */
  who: string | undefined;
  standing: Standing;
  /** Whether this block is another than the honest one. */
  isChanged: boolean;
  /** Whether its line has been written, in the opening act. */
  isWritten: boolean;
  /** Who signed it, or what is wrong with it. Empty: nobody signed. Unset: there are no signatures. */
  tag: string | undefined;
  /** Whether the sentence is about this one. */
  isNamed: boolean;
  /** The honest number, where it differs. */
  was: number | undefined;
  /** How it hangs once the road has broken before it. */
  hangs: string;
  isLit: boolean;
  /** Unset: it takes the first key, and does not ask for it. */
  invite: string | undefined;
  inviteSide: 'below' | 'left';
}

/** One block of the ledger: its number of boxes is dragged up and down, or typed. */
export function Station({ position, control, at, radius, name, who, ...props }: StationProps) {
  const { standing, isChanged, was, hangs } = props;
  const startedAt = useRef(0);
  const size = { width: radius * 2, height: radius * 2, fontSize: radius * 0.74 };
  return (
    <Handle
      control={control}
      at={at}
      axis="y"
      valueAt={(y) => startedAt.current + (at.y - y) / PIXELS_PER_BOX}
      isLit={props.isLit}
      invite={props.invite}
      inviteSide={props.inviteSide}
      canType
      onHold={(isHeld) => {
        if (isHeld) startedAt.current = control.value;
      }}
    >
      <span
        className="station"
        data-block={position}
        data-standing={standing}
        data-changed={isChanged}
        data-written={props.isWritten}
        data-named={props.isNamed}
        style={{ transform: hangs }}
      >
        <span className="station__disc" style={size}>
          <svg viewBox="0 0 92 92" aria-hidden="true">
            <path d="M37 25l9-7 9 7M37 67l9 7 9-7" />
          </svg>
          <b>{control.value}</b>
        </span>
        {props.tag !== undefined && <span className="station__tag">{props.tag}</span>}
        <span className="station__name">
          {position} {name} {was !== undefined && <s>{was}</s>}
        </span>
        {who !== undefined && <span className="station__who">{who}</span>}
      </span>
    </Handle>
  );
}
