import type { SleeveColours } from '@/stage/read-sleeve';
import { easeOut } from '@/stage/tween';

import { TURNING } from './act';
import { FACE_SIZE, facePath } from './faces';
import type { Sale } from './run-sale';
import { isCrown, KINDS, MOUTHS, pictureOf, SUPPLY } from './sale';
import type { WallLayout } from './wall-layout';

/** How quickly a token becomes the script's, in milliseconds, and how quickly a face turns. */
const OWN_MS = 260;
const TURN_MS = 320;
const LATEST_TURN_MS = 380;
const FACE_SHARE = 0.84;
/** Larger faces would touch each other. */
const MOST_SHARE = 0.92;

interface Frame {
  readonly layout: WallLayout;
  /** How many tokens have begun to turn over; see act.ts. */
  readonly turned: number;
  /** Where the draw lies, between two sales. */
  readonly draw: number;
}

type Pen = CanvasRenderingContext2D;

/** Keeps what each of the 1,000 tokens shows, and moves it to what a sale says from wherever it is. */
export function createWallPainter(first: Sale) {
  const shown = Uint8Array.from({ length: SUPPLY }, (_, token) =>
    pictureOf(first.list, token, first.shift),
  );
  const turns = new Float32Array(SUPPLY).fill(-1);
  const owned = new Float32Array(SUPPLY);
  let sprites: { readonly key: string; readonly faces: readonly HTMLCanvasElement[] } | undefined;

  /** Moves on by so many milliseconds; false when everything is in its place. */
  function step(ms: number, { list, shift, tokens }: Sale, turned: number): boolean {
    let isMoving = false;
    const own = new Set(tokens);
    for (let token = 0; token < SUPPLY; token += 1) {
      const target = own.has(token) && turned >= token + TURNING ? 1 : 0;
      const before = owned[token] ?? 0;
      const after =
        before + Math.sign(target - before) * Math.min(ms / OWN_MS, Math.abs(target - before));
      owned[token] = after;
      const picture = pictureOf(list, token, shift);
      let turn = turns[token] ?? -1;
      // A wave from the top left, so that one sees that one shift moves all of them.
      if (picture !== shown[token] && turn < 0) turn = 0;
      if (turn >= 0) {
        const delay = (token / SUPPLY) * LATEST_TURN_MS;
        turn += ms;
        if (turn >= delay + TURN_MS / 2) shown[token] = picture;
        if (turn >= delay + TURN_MS) turn = -1;
      }
      turns[token] = turn;
      isMoving ||= after !== target || turn >= 0;
    }
    return isMoving;
  }

  function paint(pen: Pen, colours: SleeveColours, { layout, turned, draw }: Frame): void {
    const { tile, left, top, columns, width } = layout;
    sprites = makeSprites(sprites, tile, colours.figure);
    const place = (token: number) => ({
      x: left + ((token % columns) + 0.5) * tile,
      y: top + (Math.floor(token / columns) + 0.5) * tile,
    });
    paintCurtain(pen, colours.deep, layout, draw);

    const crowns: number[] = [];
    for (let token = 0; token < SUPPLY; token += 1) {
      const picture = shown[token] ?? 0;
      const share = Math.min(Math.max((turned - token) / TURNING, 0), 1);
      const mine = owned[token] ?? 0;
      if (mine > 0 && isCrown(picture)) crowns.push(token);
      const { x, y } = place(token);
      if (share < 1) {
        const lift = Math.sin(share * Math.PI) * tile * 0.7;
        const wide = Math.abs(Math.cos(share * Math.PI));
        if (share < 0.5) paintBack(pen, colours.deep, x, y - lift, tile, wide);
        // The script sees through the backs of the tokens.
        if (share >= 0.5 || isCrown(picture)) face(pen, picture, x, y - lift, tile, wide);
        continue;
      }
      if (mine > 0 && !isCrown(picture)) {
        pen.fillStyle = colours.spot;
        square(pen, x, y, tile * 0.98 * easeOut(mine));
      }
      face(pen, picture, x, y, tile, turnWidth(token));
    }
    for (const token of crowns) {
      const { x, y } = place(token);
      const mine = owned[token] ?? 0;
      const side =
        tile *
        (1.16 * easeOut(mine) +
          0.9 * Math.sin(mine * Math.PI) * (turned < SUPPLY + TURNING ? 1 : 0.35));
      pen.fillStyle = colours.ink;
      square(pen, x, y, side + Math.max(tile * 0.14, 2));
      pen.fillStyle = colours.spot;
      square(pen, x, y, side);
      face(pen, shown[token] ?? 0, x, y, Math.max(side / 1.16, tile), turnWidth(token));
    }
    paintDraw(pen, colours.ink, layout, draw, left + width);
  }

  function turnWidth(token: number): number {
    const turn = (turns[token] ?? -1) - (token / SUPPLY) * LATEST_TURN_MS;
    return turn <= 0 ? 1 : Math.abs(Math.cos(Math.min(turn / TURN_MS, 1) * Math.PI));
  }

  function face(pen: Pen, picture: number, x: number, y: number, tile: number, wide: number): void {
    const sprite = sprites?.faces[picture];
    if (sprite) pen.drawImage(sprite, x - (tile * wide) / 2, y - tile / 2, tile * wide, tile);
  }

  return { step, paint };
}

function makeSprites(
  known: { readonly key: string; readonly faces: readonly HTMLCanvasElement[] } | undefined,
  tile: number,
  colour: string,
) {
  const side = Math.max(Math.round(tile * Math.min(devicePixelRatio, 2)), 1);
  const key = `${side} ${colour}`;
  if (known?.key === key) return known;
  const faces = Array.from({ length: KINDS.length * MOUTHS }, (_, picture) => {
    const sprite = document.createElement('canvas');
    sprite.width = sprite.height = side;
    const pen = sprite.getContext('2d');
    // Whole pixels where there is room for them, or the rows of a face blur.
    const exact = (side * FACE_SHARE) / FACE_SIZE;
    const whole = Math.round(exact);
    const scale = whole > 1 && whole * FACE_SIZE <= side * MOST_SHARE ? whole : exact;
    const margin = Math.floor((side - scale * FACE_SIZE) / 2);
    pen?.setTransform(scale, 0, 0, scale, margin, margin);
    if (pen) pen.fillStyle = colour;
    pen?.fill(new Path2D(facePath(picture)));
    return sprite;
  });
  return { key, faces };
}

/** What was sold before the draw lies in the shade. */
function paintCurtain(
  pen: Pen,
  colour: string,
  { left, top, tile, columns, width }: WallLayout,
  draw: number,
) {
  const rows = Math.floor(draw / columns);
  pen.fillStyle = colour;
  pen.fillRect(left, top, width, rows * tile);
  pen.fillRect(left, top + rows * tile, (draw - rows * columns) * tile, tile);
}

/** A line of stairs: it lies exactly between two tokens. */
function paintDraw(
  pen: Pen,
  colour: string,
  { left, top, tile, columns }: WallLayout,
  draw: number,
  right: number,
) {
  const rows = Math.min(Math.floor(draw / columns), Math.ceil(SUPPLY / columns));
  const step = left + (draw - rows * columns) * tile;
  const y = top + rows * tile;
  pen.strokeStyle = colour;
  pen.lineWidth = 4;
  pen.lineJoin = 'round';
  pen.beginPath();
  if (step > left) {
    pen.moveTo(left, y + tile);
    pen.lineTo(step, y + tile);
    pen.lineTo(step, y);
  } else pen.moveTo(left, y);
  pen.lineTo(right, y);
  pen.stroke();
}

function paintBack(pen: Pen, colour: string, x: number, y: number, tile: number, wide: number) {
  const side = tile * 0.86;
  pen.fillStyle = colour;
  pen.fillRect(x - (side * wide) / 2, y - side / 2, side * wide, side);
}

function square(pen: Pen, x: number, y: number, side: number) {
  pen.fillRect(x - side / 2, y - side / 2, side, side);
}
