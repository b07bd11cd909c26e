import type { SleeveColours } from '@/stage/read-sleeve';

import { faceFor } from './faces';
import { COLUMNS, ROWS, shiftOfPlace } from './roll';
import type { Place } from './roll';
import { isCrown, KINDS, MOUTHS, pictureOf, SUPPLY } from './sale';
import type { WallLayout } from './wall-layout';

/** How quickly a window opens, and how quickly a crown clicks into it, in milliseconds. */
const OPEN_MS = 160;
const CLICK_MS = 260;
/** Crowns click in one after the other, within this. */
const CLICKS_WITHIN_MS = 420;
/** How much larger than its tile a window with a crown is. */
const SWELL = 0.42;
/** Windows are not smaller than this, in pixels, where tiles are. */
const LEAST_WINDOW = 10;
/** Ordinary faces stand back: what matters is how the crowns move past the windows. */
const ORDINARY = 0.26;
/** Pixels per second, per second. */
const GRAVITY = 1_500;

/** What the wall shows in one frame. */
export interface Frame {
  readonly list: Uint8Array;
  readonly place: Place;
  /** Whether the wall lies still, so that crowns can click in. */
  readonly isStill: boolean;
  /** Whether crowns that are lost fall off the wall. */
  readonly falls: boolean;
  /** The tokens of the script: its windows. */
  readonly tokens: readonly number[];
  /** The token of one other buyer, whose crown is seen to go. */
  readonly other: number | undefined;
  /** How many tokens are sold; all but in the opening act. */
  readonly front: number;
  /** Whether the pictures are dealt; before, tokens show their backs. */
  readonly isDealt: boolean;
  /** Where the draw lies, between two sales. */
  readonly draw: number;
}

interface Falling {
  readonly token: number;
  readonly picture: number;
  ms: number;
}

interface Sheet {
  readonly key: string;
  readonly list: Uint8Array;
  readonly canvas: HTMLCanvasElement;
}

type Pen = CanvasRenderingContext2D;

/** Keeps how far each window is open and filled, and moves it to what a frame says from wherever it is. */
export function createWallPainter() {
  const open = new Float32Array(SUPPLY);
  const fill = new Float32Array(SUPPLY);
  const held = new Uint8Array(SUPPLY);
  let stillMs = 0;
  let falling: Falling[] = [];
  let before: Place | undefined;
  let speed = 0;
  let sheet: Sheet | undefined;

  /** Moves on by this many milliseconds; false when everything is in its place. */
  function step(ms: number, frame: Frame): boolean {
    const { list, place, isStill, falls, tokens, other, front } = frame;
    stillMs = isStill ? stillMs + ms : 0;
    speed = before ? place.y - before.y : 0;
    before = place;
    const shift = shiftOfPlace(place);
    const own = new Set(tokens);
    let isMoving = !isStill || speed !== 0;
    for (let token = 0; token < SUPPLY; token += 1) {
      const isOwn = own.has(token) && token < front;
      const picture = pictureOf(list, token, shift);
      const isTaken = (isOwn || token === other) && isStill && isCrown(picture);
      const clicksAt = ((token * 7) % 50) * (CLICKS_WITHIN_MS / 50);
      if (isTaken) held[token] = picture;
      else if ((falls || token === other) && (fill[token] ?? 0) > 0.5) {
        falling.push({ token, picture: held[token] ?? 0, ms: -clicksAt / 2 });
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
    const { list, place, isDealt, draw, front, other } = frame;
    const { tile, left, top, width, height } = layout;
    sheet = makeSheet(sheet, list, tile, colours);
    const { canvas } = sheet;
    const pixels = canvas.width / (2 * COLUMNS);
    const grown = Math.max(tile, LEAST_WINDOW);
    const middle = (token: number) => ({
      x: left + ((token % COLUMNS) + 0.5) * tile,
      y: top + (Math.floor(token / COLUMNS) + 0.5) * tile,
    });

    paintCurtain(pen, colours.deep, layout, Math.min(draw, front));
    if (!isDealt) paintBacks(pen, colours.figure, layout, front);
    else {
      pen.save();
      pen.beginPath();
      pen.rect(left, top, width, height);
      pen.clip();
      // A fast wall leaves a trace, or the eye sees it stand still.
      const trace = Math.abs(speed) > 0.6 ? [0, 0.5] : [0];
      pen.globalAlpha = trace.length > 1 ? 0.6 : 1;
      for (const share of trace) paintSheet(pen, canvas, layout, behind(place, share));
      pen.restore();
    }
    for (let token = 0; token < SUPPLY; token += 1) {
      const opened = open[token] ?? 0;
      const filled = fill[token] ?? 0;
      if (opened > 0 && filled === 0) hollow(token, opened);
    }
    for (let token = 0; token < SUPPLY; token += 1) {
      const filled = fill[token] ?? 0;
      if (filled > 0 && ((open[token] ?? 0) > 0 || token === other)) {
        const { x, y } = middle(token);
        crown(x, y, 1 + SWELL * filled + 0.9 * Math.sin(filled * Math.PI), held[token] ?? 0);
      }
    }
    paintDraw(pen, colours.ink, layout, draw);
    for (const { token, picture, ms } of falling) {
      const seconds = Math.max(ms, 0) / 1_000;
      const { x, y } = middle(token);
      pen.save();
      pen.translate(
        x + ((token % 11) - 5) * 22 * seconds,
        y - 190 * seconds + (GRAVITY * seconds ** 2) / 2,
      );
      pen.rotate(((token % 7) - 3) * 1.6 * seconds);
      crown(0, 0, 1 + SWELL, picture);
      pen.restore();
    }

    function behind({ x, y }: Place, share: number): Place {
      return { x, y: y - speed * share };
    }

    function hollow(token: number, opened: number): void {
      const { x, y } = middle(token);
      const side = grown * (0.6 + 0.4 * opened);
      const line = Math.max(tile * 0.12, 1.5);
      pen.strokeStyle = colours.spot;
      pen.lineWidth = line;
      pen.strokeRect(x - (side - line) / 2, y - (side - line) / 2, side - line, side - line);
    }

    function crown(x: number, y: number, scale: number, picture: number): void {
      const side = grown * scale;
      const edge = Math.max(tile * 0.08, 1.5);
      pen.fillStyle = colours.ink;
      pen.fillRect(x - side / 2 - edge, y - side / 2 - edge, side + 2 * edge, side + 2 * edge);
      pen.fillStyle = colours.spot;
      pen.fillRect(x - side / 2, y - side / 2, side, side);
      // The row below the last one holds one face of each kind.
      const [sx, sy] = [picture * pixels, ROWS * pixels];
      pen.drawImage(canvas, sx, sy, pixels, pixels, x - side / 2, y - side / 2, side, side);
    }
  }

  return { step, paint };
}

/** Towards a target, by no more than this much. */
function near(value: number, target: number, most: number): number {
  return value + Math.sign(target - value) * Math.min(most, Math.abs(target - value));
}

/**
 * The whole list as one picture, twice as wide as the wall: a row goes on where the next one begins, so any shift is one piece
 * of it, and a frame costs two copies instead of a thousand.
 */
function makeSheet(
  known: Sheet | undefined,
  list: Uint8Array,
  tile: number,
  { figure, ground }: SleeveColours,
): Sheet {
  const side = Math.max(Math.round(tile * Math.min(devicePixelRatio, 2)), 1);
  const key = `${side} ${figure}`;
  if (known?.key === key && isSameList(known.list, list)) return known;
  const canvas = document.createElement('canvas');
  canvas.width = 2 * COLUMNS * side;
  canvas.height = (ROWS + 1) * side;
  const pen = canvas.getContext('2d');
  if (!pen) return { key, list, canvas };
  const makeFaces = (colour: string) =>
    Array.from({ length: KINDS.length * MOUTHS }, (_, picture) => makeFace(picture, side, colour));
  const faces = makeFaces(figure);
  const pale = makeFaces(ground);
  const put = (face: HTMLCanvasElement | undefined, column: number, row: number) => {
    if (face) pen.drawImage(face, column * side, row * side);
  };
  pen.fillStyle = figure;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < 2 * COLUMNS; column += 1) {
      const picture = pictureOf(list, row * COLUMNS + column, 0);
      const isRare = isCrown(picture);
      pen.globalAlpha = isRare ? 1 : ORDINARY;
      // A crown is a dark tile, so that the pattern of all of them is seen to slide.
      if (isRare) pen.fillRect(column * side, row * side, side, side);
      put((isRare ? pale : faces)[picture], column, row);
    }
  }
  pen.globalAlpha = 1;
  for (const [picture, face] of faces.entries()) put(face, picture, ROWS);
  return { key, list, canvas };
}

/** A worker's answer is a copy each time, so lists are compared by what is in them. */
function isSameList(one: Uint8Array, other: Uint8Array): boolean {
  return one === other || one.every((picture, place) => picture === other[place]);
}

function makeFace(picture: number, side: number, colour: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const pen = canvas.getContext('2d');
  const { path, scale, size } = faceFor(side, picture);
  const margin = Math.floor((side - scale * size) / 2);
  pen?.setTransform(scale, 0, 0, scale, margin, margin);
  if (pen) pen.fillStyle = colour;
  pen?.fill(new Path2D(path));
  return canvas;
}

/** The piece of the sheet that a place shows; below the last row the first one follows. */
function paintSheet(
  pen: Pen,
  sheet: HTMLCanvasElement,
  { left, top, tile, width }: WallLayout,
  place: Place,
) {
  const pixels = sheet.width / (2 * COLUMNS);
  const around = Math.floor(place.x / COLUMNS);
  const x = place.x - around * COLUMNS;
  // Whole pixels: nothing is to be smoothed, which costs more than the rest of a frame.
  const y = Math.round(((((place.y + around) % ROWS) + ROWS) % ROWS) * pixels) / pixels;
  const rows = ROWS - y;
  pen.imageSmoothingEnabled = false;
  const copy = (from: number, count: number, to: number) => {
    if (count <= 0) return;
    pen.drawImage(
      sheet,
      Math.round(x * pixels),
      from * pixels,
      COLUMNS * pixels,
      count * pixels,
      left,
      top + to * tile,
      width,
      count * tile,
    );
  };
  copy(y, rows, 0);
  copy(0, y, rows);
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

/** Sold, and nobody knows what it shows. */
function paintBacks(pen: Pen, colour: string, { left, top, tile }: WallLayout, front: number) {
  const side = tile * 0.28;
  pen.fillStyle = colour;
  for (let token = 0; token < SUPPLY; token += 1) {
    const size = token < front ? tile * 0.62 : side;
    pen.globalAlpha = token < front ? 0.8 : 0.35;
    const x = left + ((token % COLUMNS) + 0.5) * tile;
    const y = top + (Math.floor(token / COLUMNS) + 0.5) * tile;
    pen.fillRect(x - size / 2, y - size / 2, size, size);
  }
  pen.globalAlpha = 1;
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
