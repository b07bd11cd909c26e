import { useId, useRef } from 'react';
import type { ReactNode } from 'react';

import { moveByKey } from '@/stage/number-control';
import type { NumberControl } from '@/stage/number-control';
import { useDrag } from '@/stage/use-drag';

import { landingOf, MOST_UP, reachOf } from './contracts';

interface Props {
  control: NumberControl;
  /** The code that it says. */
  text: string;
  /** The same, with what somebody quotes of it lit. */
  children: ReactNode;
  /** What it does. */
  does: string;
  /** What it asks for once the opening act is over. */
  invite: string;
  /** Where the line is, from the top of the card, and how high a line is. */
  top: number;
  row: number;
  /** Whether the program has come to it. */
  isCurrent: boolean;
  isLit: boolean;
  /** Told how far it is dragged, in lines from the top of the four; nothing when it is let go. */
  onHold: (place: number | undefined) => void;
  /** A press that does not move it. */
  onPress: () => void;
}

/** The orange line: drag it up and down through four places, or use the arrow keys. */
export function ClearingLine({
  control,
  text,
  children,
  does,
  invite,
  top,
  row,
  isCurrent,
  isLit,
  onHold,
  onPress,
}: Props) {
  const { setting, value, change } = control;
  const startedAt = useRef({ up: 0, now: 0 });
  const inviteId = useId();

  const drag = useDrag({
    onStart: () => {
      startedAt.current = { up: value, now: value };
    },
    onMove: ({ y }) => {
      const { up: from } = startedAt.current;
      const up = Math.min(Math.max(from - y / row, 0), reachOf(from));
      onHold(MOST_UP - up);
      const next = landingOf(up);
      if (next === startedAt.current.now) return;
      startedAt.current.now = next;
      change(next);
    },
    onEnd: (wasMoved, { type }) => {
      onHold(undefined);
      if (!wasMoved && type === 'pointerup') onPress();
    },
  });

  return (
    <button
      type="button"
      className="handle clearing-line"
      data-handle={setting.name}
      data-axis="y"
      data-lit={isLit}
      data-current={isCurrent}
      style={{ top: top + row / 2 }}
      role="slider"
      aria-label={`The orange line, ${text}`}
      aria-orientation="vertical"
      aria-valuemin={setting.from}
      aria-valuemax={setting.to}
      aria-valuenow={value}
      aria-valuetext={setting.say(value)}
      aria-describedby={isLit ? inviteId : undefined}
      {...drag}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onPress();
        const next = moveByKey(setting, value, event.key);
        if (next === undefined) return;
        event.preventDefault();
        if (next !== value) change(next);
      }}
    >
      {/* A line may be lower than what a finger needs. */}
      <span className="clearing-line__cloth" style={{ height: row }}>
        <i className="clearing-line__grip" />
        <span>{children}</span>
        <small>{does}</small>
        <span className="invite" id={inviteId} hidden={!isLit}>
          {invite}
        </span>
      </span>
    </button>
  );
}
