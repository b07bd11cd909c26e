import type { DrawingSize } from '@/stage/Drawing';
import { Grip, Handle } from '@/stage/Handle';
import type { NumberControl } from '@/stage/number-control';
import { useTween } from '@/stage/motion';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import {
  FLAT,
  eyeDistance,
  knobRadius,
  layOut,
  pointAt,
  rimOf,
  tiltAt,
  tiltHandle,
  tiltPoint,
} from './disc-layout';
import { DiscCanvas } from './DiscCanvas';
import type { DiscScene } from './draw-disc';
import type { Hub } from './hub';
import { namesOf, nameSize } from './names';
import { RANGE_HZ, clampHz, formatHz, placeOf, noteName } from './pitch';
import type { Unfolded } from './pitch';
import { StandingBars } from './StandingBars';
import { useFingers } from './use-fingers';
import type { OnPaint } from './use-picture';

const SEMITONES: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 12,
  PageDown: -12,
};
const HELD_BY_KEY = 'key';
/** Nearer to flat than this is meant to be flat. */
const ALMOST_FLAT = 87;
const TILT_MS = 400;
/** How far a press lays the disc down. */
const PRESSED_TILT = 48;

/** How wide the middle is that scrolls, in radii. */
const MIDDLE = 1.1;

interface Props extends Pick<
  DiscScene,
  'held' | 'keys' | 'above' | 'ghost' | 'marks' | 'tones' | 'rings' | 'isStill'
> {
  size: DrawingSize;
  hz: number;
  /** The pitch that a key sounds or moves on from. */
  playsHz: number;
  unfolded: Unfolded;
  hub: Hub;
  /** Whether there is one pitch that a hand can move. */
  hasKnob: boolean;
  /** The loudest pitch of this moment; unset in silence. */
  peakHz: number | undefined;
  /** Unset where bars cannot be stood up. */
  tilt: NumberControl | undefined;
  centreRow: () => number;
  isLit: boolean;
  onPress: (finger: string, hz: number) => void;
  onLift: (finger: string) => void;
  /** Sounds a pitch for a moment. */
  onTap: (hz: number) => void;
  onPaint: OnPaint;
  onLost: () => void;
}

/** The disc: the picture, and the instrument. A slider for the keyboard. */
export function Disc(props: Props) {
  const { size, hz, playsHz, unfolded, hub, peakHz, held, isStill, isLit, onPress, onLift } = props;
  const layout = layOut(size);
  const { centre } = layout;
  const inviteId = useId();
  const [isTilting, setIsTilting] = useState(false);
  const [isKeyDown, setIsKeyDown] = useState(false);
  const tilt = useTween(props.tilt?.value ?? FLAT, { ms: TILT_MS, isInstant: isTilting });
  const isTilted = tilt < FLAT;
  const [hasStood, setHasStood] = useState(false);
  if (hasStood && !isTilted) setHasStood(false);
  const knob = pointAt(layout, placeOf(hz, unfolded), knobRadius(layout));
  const { hovered, handlers, middleHandlers } = useFingers({
    ...{ layout, tilt, unfolded, onPress, onLift },
    onTap: props.onTap,
    knob: isLit ? knob : undefined,
  });
  const rim = rimOf(layout).far;
  const grip = tiltPoint(layout, tilt, knob);
  const tiltBefore = useRef(FLAT);
  const layDown = () => props.tilt?.change(props.tilt.value < FLAT ? FLAT : PRESSED_TILT);

  const letGo = () => {
    setIsKeyDown(false);
    onLift(HELD_BY_KEY);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const steps = SEMITONES[key];
    const end = key === 'Home' ? RANGE_HZ.from : key === 'End' ? RANGE_HZ.to : undefined;
    if (key === ' ') {
      if (!event.repeat) onPress(HELD_BY_KEY, playsHz);
      setIsKeyDown(true);
    } else if (steps !== undefined || end !== undefined) {
      const next = end ?? clampHz(Math.round(playsHz * 2 ** ((steps ?? 0) / 12) * 100) / 100);
      if (isKeyDown) onPress(HELD_BY_KEY, next);
      else props.onTap(next);
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <DiscCanvas
        size={size}
        onPaint={props.onPaint}
        style={
          isTilted
            ? {
                transformOrigin: `${centre.x}px ${centre.y}px`,
                transform: `perspective(${eyeDistance(layout)}px) rotateX(${FLAT - tilt}deg)`,
              }
            : {}
        }
        sceneNow={() => ({
          layout,
          unfolded,
          rings: props.rings,
          centreRow: props.centreRow(),
          held,
          hovered,
          isStill,
          areBarsUp: isTilted && hasStood,
          keys: props.keys,
          hz,
          above: props.above,
          ghost: props.ghost,
          marks: props.marks,
          tones: props.tones,
        })}
      />
      <svg className="disc__names" aria-hidden="true" fontSize={nameSize(layout)}>
        {namesOf({
          layout,
          tilt,
          unfolded,
          tones: props.tones,
          hasKnob: props.tilt !== undefined,
        }).map(({ text, x, y, anchor }) => (
          <text key={text} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </svg>
      {isTilted && (
        <StandingBars
          layout={layout}
          tilt={tilt}
          unfolded={unfolded}
          rings={props.rings}
          centreRow={props.centreRow}
          onPaint={props.onPaint}
          onPainted={() => setHasStood(true)}
          onLost={props.onLost}
        />
      )}
      <button
        type="button"
        className="disc"
        data-knob={props.hasKnob}
        data-handle="Pitch"
        data-lit={isLit}
        role="slider"
        aria-label="Pitch"
        aria-valuemin={RANGE_HZ.from}
        aria-valuemax={RANGE_HZ.to}
        aria-valuenow={hz}
        aria-valuetext={`${formatHz(hz)}, ${noteName(hz)}`}
        aria-describedby={isLit ? inviteId : undefined}
        style={{ left: centre.x, top: centre.y, width: 2 * rim, height: 2 * rim }}
        {...handlers}
        onKeyDown={onKeyDown}
        onKeyUp={({ key }) => {
          if (key === ' ') letGo();
        }}
        onBlur={letGo}
      >
        <span
          className="disc__hub"
          style={{ fontSize: layout.hub * Math.max(Math.sin((tilt / 180) * Math.PI), 0.7) }}
        >
          <b>{hub.large}</b>
          <span data-peak={peakHz !== undefined}>{hub.small}</span>
        </span>
        <span
          className="invite disc__invite"
          id={inviteId}
          hidden={!isLit}
          style={{ left: rim + grip.x - centre.x, top: rim + grip.y - centre.y }}
        >
          Press here: it sounds
        </span>
      </button>
      <span
        className="disc__middle"
        aria-hidden="true"
        style={{
          ...{ left: centre.x, top: centre.y },
          ...{ width: MIDDLE * layout.radius, height: MIDDLE * layout.radius },
        }}
        {...middleHandlers}
      />
      {props.hasKnob && (
        <span
          className="disc__grip"
          data-lit={isLit}
          data-small={layout.isSmall}
          style={{ left: grip.x, top: grip.y }}
        >
          <Grip axis="x" />
        </span>
      )}
      {props.tilt && (
        <Handle
          control={props.tilt}
          at={tiltHandle(layout, tilt)}
          axis="y"
          valueAt={(y) => {
            const wanted = tiltAt(layout, y);
            return wanted > ALMOST_FLAT ? FLAT : wanted;
          }}
          // Pressed and not moved, it stands the bars up, or lays them flat again.
          onHold={(isHeld) => {
            setIsTilting(isHeld);
            if (isHeld) tiltBefore.current = props.tilt?.value ?? FLAT;
            else if (props.tilt?.value === tiltBefore.current) layDown();
          }}
          onConfirm={layDown}
        >
          <span className="disc__tilt">
            <Grip axis="y" />
            Tilt
          </span>
        </Handle>
      )}
    </>
  );
}
