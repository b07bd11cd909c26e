import type { Path } from 'fontkit';

import { ROW } from './card-look.ts';
import { Coverage } from './coverage.ts';

/** The pixels that a glyph covers. */
export interface Mask {
  /** Where each lies, from the pixel that the glyph's origin is in, in rows of `ROW`. */
  places: Int32Array;
  /** How much of each is covered, up to 255. */
  shares: Uint8Array;
}

/** Curves become this many lines: at the sizes of a card nobody can tell. */
const LINES_PER_CURVE = 4;

/** A glyph may begin at this many places within a pixel, so that letters keep their distance. */
const PHASES = 4;

/** A font gives every glyph the same path each time, and few letters write many words. */
const known = new WeakMap<Path, Map<string, Mask>>();

/** A glyph whose origin is `x` from the left of a pixel, at most 1. */
export function glyphMask(path: Path, scale: number, x: number): Mask {
  const phase = Math.floor(x * PHASES) / PHASES;
  const masks = known.get(path) ?? new Map<string, Mask>();
  known.set(path, masks);
  const key = `${scale} ${phase}`;
  const mask = masks.get(key) ?? draw(path, scale, phase + 0.5 / PHASES);
  masks.set(key, mask);
  return mask;
}

function draw(path: Path, scale: number, x: number): Mask {
  const { minX, minY, maxX, maxY } = path.bbox;
  const left = Math.floor(x + minX * scale);
  const top = Math.floor(-maxY * scale);
  const width = Math.ceil(x + maxX * scale) - left + 1;
  const coverage = new Coverage(width, Math.ceil(-minY * scale) - top);
  for (const contour of toContours(path)) {
    let [fromX, fromY] = contour.at(-1) ?? [0, 0];
    for (const [toX, toY] of contour) {
      const atX = x - left;
      coverage.addLine(
        atX + fromX * scale,
        -top - fromY * scale,
        atX + toX * scale,
        -top - toY * scale,
      );
      [fromX, fromY] = [toX, toY];
    }
  }
  const shares = coverage.toShares();
  const covered = [...shares.keys()].filter((at) => shares[at] !== 0);
  return {
    places: Int32Array.from(
      covered,
      (at) => (top + Math.floor(at / width)) * ROW + left + (at % width),
    ),
    shares: Uint8Array.from(covered, (at) => shares[at] ?? 0),
  };
}

type Point = readonly [x: number, y: number];

/** The corners of every contour, in units of the font. */
function toContours(path: Path): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of path.commands) {
    const points = toPoints(args);
    if (command === 'moveTo') contours.push(points);
    else contours.at(-1)?.push(...along([contours.at(-1)?.at(-1) ?? [0, 0], ...points]));
  }
  return contours;
}

function toPoints(args: number[]): Point[] {
  return args.flatMap((x, index) => (index % 2 === 0 ? [[x, args[index + 1] ?? 0] as const] : []));
}

/** Points along a line or a Bézier curve, without the first. */
function along(controls: Point[]): Point[] {
  if (controls.length <= 2) return controls.slice(1);
  return Array.from({ length: LINES_PER_CURVE }, (_, index) =>
    pointAt(controls, (index + 1) / LINES_PER_CURVE),
  );
}

/** De Casteljau's: the point between the points that lie between theirs. */
function pointAt(controls: Point[], share: number): Point {
  const [first = [0, 0], ...others] = controls;
  if (others.length === 0) return first;
  const between = others.map(([x, y], index): Point => {
    const [fromX, fromY] = controls[index] ?? first;
    return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
  });
  return pointAt(between, share);
}
