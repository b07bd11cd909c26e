import { useMemo, useState } from 'react';

import { numberAt } from '@/lib/element-at';
import { Canvas } from '@/stage/Drawing';
import type { DrawingSize } from '@/stage/Drawing';
import type { SleeveColours } from '@/stage/read-sleeve';
import { useFrameLoop, useReducedMotion } from '@/stage/motion';

import { AXIS_PX, findHouse, flow, layOutCrowd, nameColumn } from './crowd-layout';
import type { CrowdLayout, Places } from './crowd-layout';

interface Props {
  votes: readonly number[];
  jurors: number;
  accuracy: number;
  size: DrawingSize;
  /** The jury of the case in front. */
  front: number;
  onPick: (jury: number) => void;
}

/** A house for every jury, in columns by right votes. Houses leap to their new columns and change color on the way. */
export function Crowd({ votes, jurors, accuracy, size, front, onPick }: Props) {
  const isStill = useReducedMotion();
  const layout = useMemo(
    () => layOutCrowd(votes, { jurors, accuracy }, size),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the size is a new object at every render
    [votes, jurors, accuracy, size.width, size.height],
  );
  const [flown, setFlown] = useState(layout.places);
  const isMoving = !isStill && flown !== layout.places;
  useFrameLoop((ms) => setFlown((before) => flow(before, layout.places, ms)), isMoving);
  const places = isStill ? layout.places : flown;
  return (
    <div
      className="fairbnb__crowd"
      role="presentation"
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const press = { x: event.clientX - box.left, y: event.clientY - box.top };
        const jury = findHouse(places, layout.pitch, press);
        if (jury !== undefined) onPick(jury);
      }}
    >
      <Canvas
        size={size}
        draw={(context, colours) => {
          drawGround(context, colours, layout, size.width);
          drawHouses(context, colours, { places, pitch: layout.pitch, middle: size.width / 2 });
          drawRing(context, colours, { places, pitch: layout.pitch, front });
        }}
      />
      <svg className="fairbnb__axis" aria-hidden="true">
        {Array.from({ length: jurors + 1 }, (_, column) => (
          <text
            key={column}
            x={(column + 0.5) * layout.columnWidth}
            y={layout.base + AXIS_PX - 12}
            textAnchor="middle"
          >
            {nameColumn(column, jurors, layout.columnWidth)}
          </text>
        ))}
      </svg>
    </div>
  );
}

function drawGround(
  context: CanvasRenderingContext2D,
  { figure }: SleeveColours,
  { base }: CrowdLayout,
  width: number,
): void {
  context.fillStyle = figure;
  context.fillRect(0, base + 1, width, 3);
}

/**
 * A right verdict is a white house on red, a wrong one a dark house. All houses of a colour are one path: a thousand copies of
 * a picture took twice as long.
 */
function drawHouses(
  context: CanvasRenderingContext2D,
  { figure, ink, spot }: SleeveColours,
  { places, pitch, middle }: { places: Places; pitch: number; middle: number },
): void {
  const line = Math.max(pitch * 0.11, 0.5);
  const side = pitch - 2 * line;
  const plots = new Path2D();
  const right = new Path2D();
  const wrong = new Path2D();
  for (let at = 0; at < places.length; at += 2) {
    const x = numberAt(places, at);
    const y = numberAt(places, at + 1);
    const isRight = x + pitch / 2 > middle;
    if (isRight) plots.rect(x, y, pitch, pitch);
    addHouse(isRight ? right : wrong, x + line, y + line, side);
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

function drawRing(
  context: CanvasRenderingContext2D,
  { ground, ink }: SleeveColours,
  { places, pitch, front }: { places: Places; pitch: number; front: number },
): void {
  const [x = 0, y = 0] = places.subarray(front * 2, front * 2 + 2);
  const radius = Math.max(pitch * 1.15, 8);
  for (const [width, colour] of [
    [7, ground],
    [3, ink],
  ] as const) {
    context.beginPath();
    context.arc(x + pitch / 2, y + pitch / 2, radius, 0, 2 * Math.PI);
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  }
}
