import type { DrawingSize } from '@/stage/Drawing';
import { Grip } from '@/stage/Handle';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { WHOLE, layOut, pointAt, rimOf } from './disc-layout';
import { DiscCanvas } from './DiscCanvas';
import type { DiscScene } from './draw-disc';
import { RANGE_HZ, clampHz, formatHz, placeOf, noteName, noteSign } from './pitch';
import type { Unfolded } from './pitch';
import { pointOf, useFingers, useWheel } from './use-fingers';
import type { Paint } from './use-picture';

const SEMITONES: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 12,
  PageDown: -12,
};
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1.25, '=': 1.25, '-': 0.8, '0': 0 };
const HELD_BY_KEY = 'key';

interface Props {
  size: DrawingSize;
  hz: number;
  unfolded: Unfolded;
  /** What is written in the hub; the pitch, unless it says otherwise. */
  hub?: { readonly large: string; readonly small: string } | undefined;
  rings: DiscScene['rings'];
  centreRow: () => number;
  isStill: boolean;
  isLit: boolean;
  onPress: (finger: string, hz: number) => void;
  onLift: (finger: string) => void;
  /** Sounds a pitch for a moment. */
  onTap: (hz: number) => void;
  onPaint: (paint: Paint | undefined) => void;
}

/** The disc: the picture, and the instrument. A slider for the keyboard. */
export function Disc(props: Props) {
  const { size, hz, unfolded, hub, isStill, isLit, onPress, onLift, onTap } = props;
  const layout = layOut(size);
  const { centre, radius } = layout;
  const button = useRef<HTMLButtonElement>(null);
  const inviteId = useId();
  const [wasUsed, setWasUsed] = useState(false);
  const [holds, setHolds] = useState<ReadonlyMap<string, number>>(new Map());
  const press = (finger: string, at: number) => {
    setWasUsed(true);
    setHolds((before) => new Map(before).set(finger, at));
    onPress(finger, at);
  };
  const lift = (finger: string) => {
    setHolds((before) => new Map([...before].filter(([name]) => name !== finger)));
    onLift(finger);
  };
  const { zoom, zoomBy, hovered, handlers } = useFingers({
    layout,
    unfolded,
    onPress: press,
    onLift: lift,
  });
  const place = placeOf(hz, unfolded);
  const rim = rimOf(layout).far;
  const grip = pointAt(layout, place, (radius + rim) / 2 + 4);
  const asks = isLit && !wasUsed;

  useWheel(button, (factor, event) => zoomBy(factor, pointOf(event)));

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const steps = SEMITONES[key];
    const factor = ZOOM_KEYS[key];
    const end = key === 'Home' ? RANGE_HZ.from : key === 'End' ? RANGE_HZ.to : undefined;
    if (key === ' ') {
      if (!event.repeat) press(HELD_BY_KEY, hz);
    } else if (factor !== undefined) zoomBy(factor, pointAt(layout, place, radius / 2));
    else if (steps !== undefined || end !== undefined) {
      const next = end ?? clampHz(Math.round(hz * 2 ** ((steps ?? 0) / 12) * 100) / 100);
      setWasUsed(true);
      if (holds.has(HELD_BY_KEY)) press(HELD_BY_KEY, next);
      else onTap(next);
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <DiscCanvas
        size={size}
        onPaint={props.onPaint}
        sceneNow={() => ({
          layout,
          unfolded,
          rings: props.rings,
          centreRow: props.centreRow(),
          held: [...holds.values()],
          hovered,
          isStill,
          zoom,
        })}
      />
      <button
        ref={button}
        type="button"
        className="disc"
        data-handle="Pitch"
        data-lit={asks}
        data-zoom={zoom.scale.toFixed(2)}
        role="slider"
        aria-label="Pitch"
        aria-valuemin={RANGE_HZ.from}
        aria-valuemax={RANGE_HZ.to}
        aria-valuenow={hz}
        aria-valuetext={`${formatHz(hz)}, ${noteName(hz)}`}
        aria-describedby={asks ? inviteId : undefined}
        style={{ left: centre.x, top: centre.y, width: 2 * rim, height: 2 * rim }}
        {...handlers}
        onKeyDown={onKeyDown}
        onKeyUp={({ key }) => {
          if (key === ' ') lift(HELD_BY_KEY);
        }}
        onBlur={() => lift(HELD_BY_KEY)}
      >
        {zoom === WHOLE && (
          <span className="disc__hub" style={{ fontSize: layout.hub }}>
            <b>{hub?.large ?? noteSign(hz)}</b>
            <span>{hub?.small ?? formatHz(hz)}</span>
          </span>
        )}
        <span className="invite disc__invite" id={inviteId} hidden={!asks}>
          Press the disc
        </span>
      </button>
      {zoom === WHOLE && hub === undefined && (
        <span
          className="disc__grip"
          data-lit={asks}
          data-small={layout.isSmall}
          style={{ left: grip.x, top: grip.y }}
        >
          <Grip axis="x" />
        </span>
      )}
    </>
  );
}
