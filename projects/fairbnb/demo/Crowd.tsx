import { memo, useState } from 'react';

import { numberAt } from '@/lib/element-at';
import { Canvas } from '@/stage/Drawing';
import type { SleeveColours } from '@/stage/read-sleeve';
import { useFrameLoop, useReducedMotion } from '@/stage/motion';
import { placeIn } from '@/stage/pointer';

import { findHouse, flow, hasLanded } from './crowd-layout';
import type { CrowdLayout, Places } from './crowd-layout';

interface Props {
  layout: CrowdLayout;
  width: number;
  height: number;
  /** Whether votes are sealed: a house that moves is a sealed one, and opens where it lands. */
  isSealed: boolean;
  /** The jury that was seen close up. */
  front: number;
  onPick: (jury: number) => void;
}

/** A house for every jury, in columns by right votes. Houses leap to their new columns and change color on the way. */
export const Crowd = memo(
  function Crowd({ layout, width, height, isSealed, front, onPick }: Props) {
    const isStill = useReducedMotion();
    const { pitch, places: goal } = layout;
    const [flown, setFlown] = useState(goal);
    const isMoving = !isStill && flown !== goal;
    useFrameLoop((ms) => setFlown((before) => flow(before, goal, ms)), isMoving);
    const places = isStill ? goal : flown;
    return (
      <div
        className="fairbnb__houses"
        role="presentation"
        onClick={(event) => {
          const jury = findHouse(places, pitch, placeIn(event.currentTarget, event));
          if (jury !== undefined) onPick(jury);
        }}
      >
        <Canvas
          size={{ width, height }}
          draw={(context, colours) => {
            drawHouses(context, colours, { places, goal, pitch, middle: width / 2, isSealed });
            drawRing(context, colours, { places, pitch, front, base: layout.base });
          }}
        />
      </div>
    );
  },
  // A thousand houses are drawn when they move, and not for every frame of what stands around them. What a press does is the
  // same at any time.
  (before, after) =>
    before.layout === after.layout &&
    before.isSealed === after.isSealed &&
    before.front === after.front,
);

interface Houses {
  readonly places: Places;
  readonly goal: Places;
  readonly pitch: number;
  readonly middle: number;
  readonly isSealed: boolean;
}

/**
 * A right verdict is a white house on red, a wrong one a dark house. All houses of a colour are one path: a thousand copies of
 * a picture took twice as long.
 */
function drawHouses(
  context: CanvasRenderingContext2D,
  { figure, ink, spot }: SleeveColours,
  { places, goal, pitch, middle, isSealed }: Houses,
): void {
  const line = Math.max(pitch * 0.11, 0.5);
  const side = pitch - 2 * line;
  const plots = new Path2D();
  const right = new Path2D();
  const wrong = new Path2D();
  for (let at = 0; at < places.length; at += 2) {
    const x = numberAt(places, at);
    const y = numberAt(places, at + 1);
    const isShut = isSealed && !hasLanded(places, goal, at / 2);
    const isRight = isShut || x + pitch / 2 > middle;
    if (isRight) plots.rect(x, y, pitch, pitch);
    if (isShut) addEnvelope(right, x + line, y + line, side);
    else addHouse(isRight ? right : wrong, x + line, y + line, side);
  }
  for (const [path, colour] of [
    [plots, figure],
    [right, spot],
    [wrong, ink],
  ] as const) {
    context.fillStyle = colour;
    context.fill(path);
  }
}

function addHouse(path: Path2D, x: number, y: number, side: number): void {
  path.moveTo(x, y + side * 0.42);
  path.lineTo(x + side / 2, y);
  path.lineTo(x + side, y + side * 0.42);
  path.lineTo(x + side, y + side);
  // Not closed: filling does that, and closing each of a thousand houses is slow.
  path.lineTo(x, y + side);
}

/** A sheet with the notch of its flap. */
function addEnvelope(path: Path2D, x: number, y: number, side: number): void {
  path.moveTo(x, y);
  path.lineTo(x + side / 2, y + side * 0.45);
  path.lineTo(x + side, y);
  path.lineTo(x + side, y + side);
  path.lineTo(x, y + side);
}

function drawRing(
  context: CanvasRenderingContext2D,
  { ground, ink }: SleeveColours,
  { places, pitch, front, base }: { places: Places; pitch: number; front: number; base: number },
): void {
  const [x = 0, y = 0] = places.subarray(front * 2, front * 2 + 2);
  const radius = Math.max(pitch * 1.15, 8);
  // Within the drawing and above the names of the columns.
  const middle = {
    x: Math.max(x + pitch / 2, radius + 2),
    y: Math.min(y + pitch / 2, base - radius - 2),
  };
  for (const [width, colour] of [
    [6, ground],
    [3, ink],
  ] as const) {
    context.beginPath();
    context.arc(middle.x, middle.y, radius, 0, 2 * Math.PI);
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  }
}
