import type { SleeveColours } from '@/stage/read-sleeve';

import { COLUMNS, ROWS, shiftOfPlace } from './roll';
import type { Place } from './roll';
import { isCrown, pictureOf, SUPPLY } from './sale';
import type { WallLayout } from './wall-layout';

/** How quickly a frame closes around its place, and how quickly a crown clicks into it, in milliseconds. */
const OPEN_MS = 260;
const CLICK_MS = 260;
/** Crowns click in one after the other, within this. */
const CLICKS_WITHIN_MS = 420;
/** How much larger than an empty frame one with a crown is. */
const SWELL = 0.25;
/** Frames and crowns are not smaller than this, in pixels, where places are. */
const LEAST_FRAME = 11.5;
const LEAST_CROWN = 9;
/** Pixels per second, per second. */
const GRAVITY = 1_500;

/** A crown, as wide as it is high. */
const CROWN = [
  [-0.5, -0.3],
  [-0.25, 0],
  [0, -0.45],
  [0.25, 0],
  [0.5, -0.3],
  [0.4, 0.45],
  [-0.4, 0.45],
] as const;

/** What the wall shows in one frame of time. */
export interface Frame {
  readonly list: Uint8Array;
  readonly place: Place;
  /** Whether the list lies still after a deal, so that crowns can click in. */
  readonly isStill: boolean;
  /** Whether crowns that are lost fall out of their frames. */
  readonly falls: boolean;
  /** The places that the script buys; each has a frame. */
  readonly tokens: readonly number[];
  /** How many places are sold; all but in the opening act. */
  readonly front: number;
  /** Where the deal lies, between two sales. */
  readonly draw: number;
}

interface Falling {
  readonly token: number;
  ms: number;
}

type Pen = CanvasRenderingContext2D;

/** Keeps how far each frame is closed and filled, and moves it to what a frame of time says from wherever it is. */
export function createWallPainter() {
  const open = new Float32Array(SUPPLY);
  const fill = new Float32Array(SUPPLY);
  let stillMs = 0;
  let falling: Falling[] = [];
  let before: Place | undefined;
  let speed = 0;

  /** Moves on by this many milliseconds; false when everything is in its place. */
  function step(ms: number, frame: Frame): boolean {
    const { list, place, isStill, falls, tokens, front } = frame;
    stillMs = isStill ? stillMs + ms : 0;
    speed = before ? place.y - before.y : 0;
    before = place;
    const shift = shiftOfPlace(place);
    const own = new Set(tokens);
    let isMoving = !isStill || speed !== 0;
    for (let token = 0; token < SUPPLY; token += 1) {
      const isOwn = own.has(token) && token < front;
      const isTaken = isOwn && isStill && isCrown(pictureOf(list, token, shift));
      const clicksAt = ((token * 7) % 50) * (CLICKS_WITHIN_MS / 50);
      if (falls && !isTaken && (fill[token] ?? 0) > 0.5) {
        falling.push({ token, ms: -clicksAt / 2 });
        fill[token] = 0;
      }
      open[token] = near(open[token] ?? 0, isOwn ? 1 : 0, ms / OPEN_MS);
      if (!isTaken || stillMs >= clicksAt)
        fill[token] = near(fill[token] ?? 0, isTaken ? 1 : 0, ms / CLICK_MS);
      isMoving ||= open[token] !== (isOwn ? 1 : 0) || fill[token] !== (isTaken ? 1 : 0);
    }
    for (const crown of falling) crown.ms += ms;
    falling = falling.filter((crown) => crown.ms < 1_400);
    return isMoving || falling.length > 0;
  }

  function paint(pen: Pen, colours: SleeveColours, layout: WallLayout, frame: Frame): void {
    const { list, place, draw, front } = frame;
    const { tile, left, top, width, height } = layout;
    const side = Math.max(tile, LEAST_FRAME);
    const crownSide = Math.max(tile * 0.9, LEAST_CROWN);
    const middle = (token: number) => ({
      x: left + ((token % COLUMNS) + 0.5) * tile,
      y: top + (Math.floor(token / COLUMNS) + 0.5) * tile,
    });

    paintCurtain(pen, colours.deep, layout, Math.min(draw, front));
    pen.save();
    pen.beginPath();
    pen.rect(left - EDGE, top - EDGE, width + 2 * EDGE, height + 2 * EDGE);
    pen.clip();
    paintList(pen, colours.figure, layout, { list, place, speed, crownSide });
    for (let token = 0; token < SUPPLY; token += 1) {
      const opened = open[token] ?? 0;
      if (opened > 0 && fill[token] === 0) hollow(token, opened);
    }
    for (const { token, ms } of falling) {
      const seconds = Math.max(ms, 0) / 1_000;
      const { x, y } = middle(token);
      pen.save();
      pen.translate(
        x + ((token % 11) - 5) * 22 * seconds,
        y - 190 * seconds + (GRAVITY * seconds ** 2) / 2,
      );
      pen.rotate(((token % 7) - 3) * 1.6 * seconds);
      taken(0, 0, 1 + SWELL);
      pen.restore();
    }
    pen.restore();
    for (let token = 0; token < SUPPLY; token += 1) {
      const filled = fill[token] ?? 0;
      if (filled === 0 || open[token] === 0) continue;
      const { x, y } = middle(token);
      taken(x, y, 1 + SWELL * filled + 0.7 * Math.sin(filled * Math.PI));
    }
    paintDraw(pen, colours.ink, layout, draw);

    /** An empty frame; it closes around its place from outside. */
    function hollow(token: number, opened: number): void {
      const { x, y } = middle(token);
      const wide = side * (2.2 - 1.2 * opened);
      const line = Math.max(tile * 0.13, 1.75);
      pen.strokeStyle = colours.spot;
      pen.lineWidth = line;
      pen.strokeRect(x - (wide - line) / 2, y - (wide - line) / 2, wide - line, wide - line);
    }

    /** A frame with a crown in it. */
    function taken(x: number, y: number, scale: number): void {
      const wide = side * scale;
      const edge = Math.max(tile * 0.08, 1.5);
      pen.fillStyle = colours.ink;
      pen.fillRect(x - wide / 2 - edge, y - wide / 2 - edge, wide + 2 * edge, wide + 2 * edge);
      pen.fillStyle = colours.spot;
      pen.fillRect(x - wide / 2, y - wide / 2, wide, wide);
      pen.fillStyle = colours.ink;
      pen.beginPath();
      addCrown(pen, x, y, wide * 0.72);
      pen.fill();
    }
  }

  return { step, paint };
}

/** Towards a target, by no more than this much. */
function near(value: number, target: number, most: number): number {
  return value + Math.sign(target - value) * Math.min(most, Math.abs(target - value));
}

function addCrown(pen: Pen, x: number, y: number, side: number): void {
  for (const [index, [dx, dy]] of CROWN.entries()) {
    if (index === 0) pen.moveTo(x + dx * side, y + dy * side);
    else pen.lineTo(x + dx * side, y + dy * side);
  }
  pen.closePath();
}

/** A crown may be larger than its place. */
const EDGE = 3;
/** A dot is this share of its place, and this pale. */
const DOT = 0.3;
const PALE = 0.4;

/** The public list where it lies: a crown for each rare picture, a dot for each other one, and while it is fast a streak. */
function paintList(
  pen: Pen,
  colour: string,
  { tile, left, top }: WallLayout,
  {
    list,
    place,
    speed,
    crownSide,
  }: Pick<Frame, 'list' | 'place'> & { speed: number; crownSide: number },
): void {
  const streak = Math.min(Math.abs(speed), 1) * 0.6 * tile;
  const crowns: Place[] = [];
  pen.beginPath();
  for (let index = 0; index < SUPPLY; index += 1) {
    const isRare = isCrown(pictureOf(list, index, 0));
    for (const { x, y } of shownAt(index, place)) {
      const at = { x: left + (x + 0.5) * tile, y: top + (y + 0.5) * tile };
      if (isRare) crowns.push(at);
      else {
        pen.moveTo(at.x, at.y - streak);
        // A line of no length has no caps in some browsers.
        pen.lineTo(at.x, at.y + Math.max(streak, 0.01));
      }
    }
  }
  pen.strokeStyle = colour;
  pen.lineCap = 'round';
  pen.lineWidth = Math.max(tile * DOT, 2);
  pen.globalAlpha = PALE;
  pen.stroke();
  pen.globalAlpha = 1;
  pen.lineCap = 'butt';
  pen.fillStyle = colour;
  pen.beginPath();
  for (const { x, y } of crowns) addCrown(pen, x, y, crownSide);
  pen.fill();
}

/** Where a place of the list is on the wall, in tiles; the list goes on from row to row and from its end to its start. */
function shownAt(index: number, { x, y }: Place): Place[] {
  const around = Math.floor(x / COLUMNS);
  const column = (index % COLUMNS) - (x - around * COLUMNS);
  const row = Math.floor(index / COLUMNS) - y - around;
  const isLeft = column > -1;
  const isRight = column < 0;
  return [
    ...(isLeft ? rowsAt(row).map((at) => ({ x: column, y: at })) : []),
    ...(isRight ? rowsAt(row - 1).map((at) => ({ x: column + COLUMNS, y: at })) : []),
  ];
}

/** A row that leaves at the bottom comes in at the top. */
function rowsAt(row: number): number[] {
  const at = ((row % ROWS) + ROWS) % ROWS;
  return at > ROWS - 1 ? [at, at - ROWS] : [at];
}

/** What was sold before the draw lies in the shade. */
function paintCurtain(
  pen: Pen,
  colour: string,
  { left, top, tile, width }: WallLayout,
  draw: number,
) {
  const rows = Math.floor(draw / COLUMNS);
  pen.fillStyle = colour;
  pen.fillRect(left, top, width, rows * tile);
  pen.fillRect(left, top + rows * tile, (draw - rows * COLUMNS) * tile, tile);
}

/** A line of stairs: it lies exactly between two tokens. */
function paintDraw(
  pen: Pen,
  colour: string,
  { left, top, tile, width, handleX }: WallLayout,
  draw: number,
) {
  const rows = Math.min(Math.floor(draw / COLUMNS), ROWS);
  const step = left + (draw - rows * COLUMNS) * tile;
  const y = top + rows * tile;
  pen.strokeStyle = colour;
  pen.lineWidth = 4;
  pen.lineJoin = 'round';
  pen.beginPath();
  if (step > left) {
    pen.moveTo(handleX, y + tile);
    pen.lineTo(step, y + tile);
    pen.lineTo(step, y);
  } else pen.moveTo(handleX, y);
  pen.lineTo(left + width, y);
  pen.stroke();
}
