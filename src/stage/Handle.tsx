import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { firstHandle, takeFocusFromPlay } from './focus';
import { NumberInput, opensField } from './Sentence';
import { enterText, moveByKey, snapTo } from './number-control';
import type { NumberControl } from './number-control';
import { useDrag } from './use-drag';

interface Props {
  /** What it moves. A number in the sentence with the same control is its twin. */
  control: NumberControl;
  /** Where its middle is, in pixels of the drawing. */
  at: { readonly x: number; readonly y: number };
  /** The direction it moves in. */
  axis: 'x' | 'y';
  /** The value for a place of its middle along the axis, in pixels of the drawing; the inverse of your scale. */
  valueAt: (place: number) => number;
  /** Whether it asks to be moved, until it has been. Set it when the opening act is over. */
  isLit?: boolean;
  /** The dare beside it while it is lit: "Drag the goal". */
  invite?: ReactNode;
  /** The side of the dare. Unset: below. `below-left` is for a handle at the right edge. */
  inviteSide?: 'above' | 'below' | 'below-left' | 'left' | 'right';
  /** Its look. Unset: a round grip with arrows. */
  children?: ReactNode;
  /** Whether it can be typed as well: Enter, a digit, or a press that moves nothing opens a field in its place. Unset: no. */
  canType?: boolean;
  /** Whether more is further down: the arrow and page keys then go where they point. Unset: more is further up. */
  isDownward?: boolean;
  /** Told when a drag begins and ends, for drawings that follow the hand without a tween. */
  onHold?: (isHeld: boolean) => void;
  /** Told of Enter and Space, for a value that is let go of and not only moved. */
  onConfirm?: () => void;
}

const OPPOSITE: Readonly<Record<string, string>> = {
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
  PageUp: 'PageDown',
  PageDown: 'PageUp',
};

/** Something in the drawing that can be moved: by pointer, by touch, and by keys as a slider. */
export function Handle({
  control,
  at,
  axis,
  valueAt,
  isLit = false,
  invite,
  inviteSide = 'below',
  children,
  canType = false,
  isDownward = false,
  onHold,
  onConfirm,
}: Props) {
  const { setting, value, change } = control;
  const startedAt = useRef(0);
  const [wasUsed, setWasUsed] = useState(false);
  const inviteId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    // A drawing has no handles before it has a size, and with reduced motion the scene is not drawn again.
    const stage = button.current?.closest<HTMLElement>('.stage');
    if (stage && document.activeElement?.matches('[data-room]')) {
      takeFocusFromPlay(firstHandle(stage));
    }
  }, []);
  const asks = isLit && !wasUsed;

  const drag = useDrag({
    onStart: () => {
      startedAt.current = at[axis];
      onHold?.(true);
    },
    onMove: (moved) => {
      setWasUsed(true);
      change(snapTo(setting, valueAt(startedAt.current + moved[axis])));
    },
    onEnd: (wasMoved) => {
      onHold?.(false);
      if (canType && !wasMoved) setTyped(setting.format(value));
    },
  });

  const handle = (
    <button
      ref={button}
      type="button"
      className="handle"
      data-handle={setting.name}
      data-axis={axis}
      data-lit={asks}
      style={{ left: at.x, top: at.y }}
      role="slider"
      aria-label={setting.name}
      aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
      aria-valuemin={setting.from}
      aria-valuemax={setting.to}
      aria-valuenow={value}
      aria-valuetext={setting.say(value)}
      aria-describedby={asks && invite !== undefined ? inviteId : undefined}
      {...drag}
      onKeyDown={(event) => {
        const key = isDownward ? (OPPOSITE[event.key] ?? event.key) : event.key;
        const next = moveByKey(setting, value, key);
        if (next !== undefined) {
          setWasUsed(true);
          change(next);
        } else if (canType && opensField(event)) {
          setTyped(event.key === 'Enter' ? setting.format(value) : event.key);
        } else return;
        event.preventDefault();
      }}
      // A key's click has no detail; a pointer that lets go is told by `onHold`.
      onClick={({ detail }) => {
        if (detail === 0) onConfirm?.();
      }}
    >
      {children ?? <Grip axis={axis} />}
      {invite !== undefined && (
        <span className="invite" id={inviteId} data-side={inviteSide} hidden={!asks}>
          {invite}
        </span>
      )}
    </button>
  );
  if (typed === undefined) return handle;
  return (
    <>
      {handle}
      <span className="handle" style={{ left: at.x, top: at.y }}>
        <NumberInput
          name={setting.name}
          start={typed}
          onDone={(text, isByKey) => {
            if (text !== undefined) {
              setWasUsed(true);
              enterText(control, text);
            }
            setTyped(undefined);
            if (isByKey) button.current?.focus({ preventScroll: true });
          }}
        />
      </span>
    </>
  );
}

const ARROWS = {
  x: 'M12 11l-6 6 6 6M22 11l6 6-6 6',
  y: 'M11 12l6-6 6 6M11 22l6 6 6-6',
} as const;

/** The round look of a handle, with arrows in the directions it moves in. */
export function Grip({ axis }: { axis: 'x' | 'y' }) {
  return (
    <span className="grip">
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <path d={ARROWS[axis]} />
      </svg>
    </span>
  );
}
