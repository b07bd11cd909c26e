import type { SleeveColours } from '@/stage/read-sleeve';
import { easeOut, mix } from '@/stage/tween';

import { drawBlock } from './draw-block';
import type { Block } from './draw-block';
import { drawReading, listBottom } from './draw-reading';
import type { Dot, Layout } from './fan-layout';
import type { Line } from './futures';
import { holdPen } from './pen';
import type { Canvas } from './pen';
import { formatRupees } from './words';

/** What a sentence that lies over the upper left of the drawing takes of it. */
const OVERLAY = { width: 0.66, height: 0.54, mostPx: 300 };
/** From this width on the longest line below the axis ends before the block. */
const LEGEND_PX = 1_140;
/** So near to the axis the lines begin. */
const LOW_GOAL_PX = 70;
/** Around the sentence the lines come back in steps, in pixels. */
const FADE = { steps: 16, x: 5, y: 2 };
/** The sleeve's rays: how many, and where its canvas has them (sleeve.ts). */
const RAYS = { count: 8, originY: 396, width: 761, height: 440 };
/** How much larger a dot is in the middle of its landing, and on the goal line. */
const POP = 0.9;
const SWELL = 0.8;
/** A future that is lost is white for this share of the time; then it falls. */
const LOST_HELD = 0.4;

/** The least distance of written amounts from each other and from the goal, in pixels. */
const APART_PX = { wide: 44, narrow: 30 };
/** From the top to the first of them; on a phone the sentence ends there. */
const ROOM_ABOVE_PX = { wide: 6, narrow: 16 };
/** On a phone the goal's name takes less. */
const NEAR_GOAL_PX = 21;
/** Beside every amount. */
const NO_ADVICE = 'AN ESTIMATE, NOT ADVICE.';
/** Beside amounts that are powers of ten. */
const TENFOLD = {
  roomy: 'EACH LINE IS 10 TIMES THE ONE BELOW.',
  tight: 'LINES GO UP TENFOLD.',
};
/** How much higher than its line the name of an amount reaches. */
const NAME_PX = 16;
/** How wide a letter is, as a share of its size. */
const LETTER = 0.6;

/** One line of the fan at this moment. */
export interface Stroke {
  /** Worth for one rupee a month, evenly spaced in time. */
  readonly points: ArrayLike<number>;
  /** How much of it is there, from 0 to 1. */
  readonly drawn: number;
  /** How far its dot is from the end of the line to its place, from 0 to 1. */
  readonly landed: number;
  readonly hasReached: boolean;
  /** Whether it ends below what was paid in. */
  readonly hasSunk: boolean;
  /** How far it has gone because one of its years was taken out, from 0 to 1. */
  readonly lost: number;
}

export interface Picture {
  readonly layout: Layout;
  readonly monthly: number;
  readonly goal: number;
  readonly years: number;
  readonly strokes: readonly Stroke[];
  readonly dots: readonly Dot[];
  /** How many futures a dot stands for, once all have come. Unset: nothing is said of it. */
  readonly perDot: number | undefined;
  readonly faint: readonly ArrayLike<number>[];
  readonly faintness: number;
  /** How far the rays of the sleeve are still open, from 1 to 0, where they have folded into one line. */
  readonly rays: number;
  /** The line the plan aims with, and how far the ring around its landing has spread. */
  readonly white:
    | { readonly points: ArrayLike<number>; readonly drawn: number; readonly ring: number }
    | undefined;
  /** The future that is white. */
  readonly whiteDot: number | undefined;
  /** The years of the white future, when somebody reads it. */
  readonly reading: Line['years'] | undefined;
  readonly block: Block;
  /** What has been paid in at the end, and how clearly that is shown, from 0 to 1, as the scale bends. */
  readonly paid: { readonly worth: number; readonly shown: number };
  /** Whether dots swell on the goal line, as while something moves them across it. */
  readonly isCrossing: boolean;
  /** The sentence, where it lies over the drawing: how far it reaches from the upper left. Unset: it does not. */
  readonly words: { readonly width: number; readonly height: number } | undefined;
}

/** Draws the fan, its dots, the goal and the block of a hundred. */
export function drawFan(context: Canvas, colours: SleeveColours, picture: Picture): void {
  const { layout, monthly, goal, years, strokes, dots, faint, faintness, white, whiteDot, paid } =
    picture;
  const { figure, ink, ground, soft, deep } = colours;
  const { origin, end, y, isNarrow, dot } = layout;
  // What the sentence covers.
  const overlay =
    picture.words === undefined
      ? undefined
      : {
          width: layout.width * OVERLAY.width,
          height: Math.min(layout.height * OVERLAY.height, OVERLAY.mostPx),
        };
  // What the list of a future's years covers, at the left.
  const listed = picture.reading ? listBottom(layout, years) : 0;
  const worded = picture.words ? picture.words.height + FADE.steps * FADE.y : 0;
  const pen = holdPen(context, { ink, ground });
  const { disc, ring, write } = pen;
  context.lineCap = 'round';
  context.lineJoin = 'round';

  if (paid.shown > 0) drawPaid();
  drawAxis();
  drawLegend();
  for (const worth of listAmounts(picture)) drawAmount(worth);
  context.globalAlpha = 0.1 * faintness;
  for (const points of faint) drawLine(points, 1, figure, 0.8);
  for (const isReached of [false, true]) {
    for (const { points, drawn, landed, hasReached, lost } of strokes) {
      if (drawn === 0 || hasReached !== isReached) continue;
      context.globalAlpha = (hasReached ? 0.85 : 0.5) * (1 - lost);
      // Wider while it is new, so that the eye can follow it.
      const width = (isNarrow ? 0.9 : 1.2) * (2 - landed);
      drawLine(points, drawn, lost > 0 ? ink : hasReached ? figure : soft, width);
    }
  }
  context.globalAlpha = 1;
  if (white) drawLine(white.points, white.drawn, ink, isNarrow ? 3 : 4);
  if (picture.rays > 0) drawRays(picture.rays);
  for (const { points, drawn } of strokes) {
    if (drawn === 0 || drawn === 1) continue;
    const head = pointAt(points, drawn * (points.length - 1));
    disc(head.x, head.y, isNarrow ? 2.4 : 3.6, figure);
  }
  if (picture.words) clear(picture.words);
  drawGoal();
  drawBlock(context, pen, colours, layout, { goal: y(goal), dots }, picture.block);
  drawDots();
  if (white) drawLanding(white);
  // The sleeve's ball; then only a start, because nothing is held by it.
  disc(origin.x, origin.y, mix(isNarrow ? 4 : 6, isNarrow ? 11 : 16, picture.rays), figure);

  /** Takes the lines from under the sentence; at its edges they fade, each step as much as the next. */
  function clear({ width, height }: NonNullable<Picture['words']>): void {
    context.globalCompositeOperation = 'destination-out';
    for (let step = FADE.steps; step >= 0; step -= 1) {
      context.globalAlpha = 1 / (step + 1);
      context.fillRect(0, 0, width + step * FADE.x, height + step * FADE.y);
    }
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
  }

  /** A place on a line, whole points or between two. */
  function pointAt(points: ArrayLike<number>, at: number): { x: number; y: number } {
    const [before, after] = [points[Math.floor(at)] ?? 0, points[Math.ceil(at)] ?? 0];
    return {
      x: mix(origin.x, end, at / (points.length - 1)),
      y: y(mix(before, after, at % 1) * monthly),
    };
  }

  function trace(points: ArrayLike<number>, drawn: number): void {
    const until = drawn * (points.length - 1);
    context.beginPath();
    context.moveTo(origin.x, origin.y);
    for (let point = 1; point <= Math.ceil(until); point += 1) {
      const place = pointAt(points, Math.min(point, until));
      context.lineTo(place.x, place.y);
    }
  }

  function drawLine(points: ArrayLike<number>, drawn: number, colour: string, width: number): void {
    trace(points, drawn);
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  }

  /** The sleeve's own picture, on its way to the one line that a calculator draws. */
  function drawRays(open: number): void {
    const scale = Math.max(layout.width / RAYS.width, layout.height / RAYS.height);
    const x = mix(end, layout.width, open);
    const endOf = (edge: number) => {
      const sleeveY = 430 - 560 * (edge / (2 * RAYS.count - 1)) ** 1.25;
      return mix(y(goal), origin.y + (sleeveY - RAYS.originY) * scale, open);
    };
    const middle = mix(origin.x, x, 0.5);
    context.fillStyle = figure;
    for (let ray = 0; ray < RAYS.count; ray += 1) {
      const [lower, upper] = [endOf(2 * ray), endOf(2 * ray + 1)];
      context.beginPath();
      context.moveTo(origin.x, origin.y);
      context.quadraticCurveTo(middle, origin.y, x, upper);
      context.lineTo(x, lower);
      context.quadraticCurveTo(middle, origin.y, origin.x, origin.y);
      context.fill();
    }
  }

  /** What was paid in is the surface of a water: who ends below it has sunk. */
  function drawPaid(): void {
    const surface = y(paid.worth);
    const shore = layout.block.left - 12;
    context.globalAlpha = paid.shown;
    context.fillStyle = deep;
    context.fillRect(origin.x, surface, shore - origin.x, origin.y - surface);
    context.globalAlpha = 1;
  }

  /** Says what the water is, over whatever lies in it. */
  function namePaid(): void {
    const shore = layout.block.left - 20;
    write(`PAID IN ${formatRupees(paid.worth)}`, shore, origin.y - 26, 'right', undefined, deep);
    write('LESS IS A LOSS', shore, origin.y - 9, 'right', undefined, deep);
  }

  /** A height in rupees: at the left, or beside the dots where the sentence is. */
  function drawAmount(worth: number): void {
    const place = y(worth);
    const isOverlaid = overlay !== undefined && place < overlay.height;
    // The mark of a bet has its words there.
    if (isOverlaid && picture.block.bet !== undefined && place > y(goal) - layout.block.height)
      return;
    if (!isOverlaid && place - NAME_PX < Math.max(listed, worded)) return;
    context.globalAlpha = 0.35;
    context.fillStyle = soft;
    const left = isOverlaid ? end : origin.x;
    context.fillRect(left, place, (isOverlaid ? layout.block.left - 10 : end) - left, 1);
    context.globalAlpha = 1;
    const [x, align] = isOverlaid
      ? ([layout.block.left - 10, 'right'] as const)
      : ([left, 'left'] as const);
    write(formatRupees(worth), x, place - 5, align, isNarrow ? 11 : 13);
  }

  /** Below the axis: what cannot be seen from the picture alone. */
  function drawLegend(): void {
    const { perDot } = picture;
    const isTight = layout.width < LEGEND_PX;
    // Where the water is full of lines and dots its name is below the axis.
    const advice =
      paid.shown === 1 ? `${NO_ADVICE} ${isTight ? TENFOLD.tight : TENFOLD.roomy}` : NO_ADVICE;
    const words =
      paid.shown === 1 && isNarrow ? [`DARK: UNDER ${formatRupees(paid.worth)} PAID IN.`] : [];
    if (perDot !== undefined && !(isTight && words.length > 0)) {
      const all = Math.round(perDot * dots.length).toLocaleString('en-GB');
      if (perDot > 1) words.push(`${dots.length} DOTS = ${all} FUTURES.`);
      words.push(isTight ? 'TAP A DOT.' : 'POINT AT A DOT TO READ ITS YEARS.');
    }
    if (isNarrow) {
      write(advice, origin.x, origin.y + 26, 'left', 11);
      write(words.join(' '), origin.x, origin.y + 39, 'left', 11);
    } else write([advice, ...words].join(' '), origin.x, origin.y + 38, 'left', 13);
  }

  function worthOf(points: ArrayLike<number>): number {
    return (points[points.length - 1] ?? 0) * monthly;
  }

  function drawDots(): void {
    dots.forEach((place, line) => {
      const stroke = strokes[line];
      if (!stroke || stroke.drawn < 1) return;
      const { points, landed, hasReached, hasSunk, lost } = stroke;
      const start = pointAt(points, points.length - 1);
      const fallen = Math.max((lost - LOST_HELD) / (1 - LOST_HELD), 0) ** 2;
      const [x, at] = [
        mix(start.x, place.x, easeOut(landed)),
        mix(start.y, place.y, easeOut(landed)) + fallen * layout.height,
      ];
      const nearness = Math.max(1 - Math.abs(at - y(goal)) / (2 * dot), 0);
      const swell = picture.isCrossing && hasReached ? SWELL * nearness : 0;
      const radius = (dot / 2 - 1.1) * (1 + POP * Math.sin(landed * Math.PI) + swell);
      if (line === whiteDot) disc(x, at, radius + 3, ink);
      else if (lost > 0) disc(x, at, radius, ink);
      else if (hasReached) disc(x, at, radius, figure);
      else {
        if (hasSunk && paid.shown > 0) disc(x, at, radius, ground);
        ring(x, at, radius - 0.8, soft);
      }
    });
    if (paid.shown === 1 && !isNarrow) namePaid();
  }

  /** The white line arrives with weight; or somebody reads its years. */
  function drawLanding({ points, ring: spread }: NonNullable<Picture['white']>): void {
    if (picture.reading) {
      const perYear = (points.length - 1) / years;
      drawReading(pen, ink, layout, (year) => pointAt(points, year * perYear), {
        years: picture.reading,
        worth: worthOf(points),
      });
    }
    if (spread === 0) return;
    const place = pointAt(points, points.length - 1);
    if (whiteDot === undefined) disc(place.x, place.y, isNarrow ? 5 : 8, ink);
    if (spread === 1) return;
    context.globalAlpha = 1 - spread;
    ring(place.x, place.y, easeOut(spread) * (isNarrow ? 34 : 64), ink);
    context.globalAlpha = 1;
  }

  function drawGoal(): void {
    const place = y(goal);
    const isOverlaid = overlay !== undefined && place < overlay.height;
    context.setLineDash([2, 6]);
    context.beginPath();
    context.moveTo(isOverlaid ? overlay.width : origin.x, place);
    context.lineTo(layout.grip, place);
    context.strokeStyle = ink;
    context.lineWidth = 2;
    context.stroke();
    context.setLineDash([]);
    const words = `GOAL ${formatRupees(goal)}`;
    const size = isNarrow ? 11 : 13;
    if (isOverlaid) write(words, layout.block.left - 10, place - 10, 'right', size);
    // Where the lines are not: below the goal, or above it and them where that is as low as they begin.
    else if (!isNarrow && origin.y - place >= LOW_GOAL_PX)
      write(words, origin.x, place + 20, 'left', size);
    else {
      const sky = Math.min(place, topOfFan(origin.x + words.length * size * LETTER));
      if (sky - NAME_PX >= listed) write(words, origin.x, sky - 8, 'left', size);
    }
  }

  /** The height of the highest future at a place along the axis; no future yet is as low as the axis. */
  function topOfFan(x: number): number {
    const share = (x - origin.x) / (end - origin.x);
    return strokes.reduce(
      (highest, { points, drawn }) =>
        drawn < share ? highest : Math.min(highest, pointAt(points, share * (points.length - 1)).y),
      origin.y,
    );
  }

  function drawAxis(): void {
    const below = isNarrow ? 14 : 22;
    const size = isNarrow ? 11 : 13;
    context.fillStyle = soft;
    context.fillRect(origin.x, origin.y, end - origin.x, 1);
    for (let year = 1; year <= years; year += 1) {
      // Ten labels do not fit on a phone.
      if (isNarrow && years > 6 && year % 2 !== years % 2) continue;
      const x = origin.x + ((end - origin.x) * year) / years;
      context.fillRect(x, origin.y, 1, 6);
      if (year < years) write(String(year), x, origin.y + below, 'center', size);
    }
    const last = `${years} ${years === 1 ? 'YEAR' : 'YEARS'}`;
    // Beside the last but one there is no room for a word on a phone.
    if (isNarrow) write(last, end - 3, origin.y + below, 'left', size);
    else write(last, end + 6, origin.y + below, 'right', size);
  }
}

/** The amounts that have a line: even steps, or powers of ten on a scale that is bent; none beside the goal, whose line says more. */
export function listAmounts({
  layout,
  goal,
  paid,
}: Pick<Picture, 'layout' | 'goal' | 'paid'>): number[] {
  const { y, origin, top, worthAt, isNarrow } = layout;
  const apart = isNarrow ? APART_PX.narrow : APART_PX.wide;
  if (paid.shown > 0 && paid.shown < 1) return [];
  const step = stepOver(worthAt(origin.y - apart));
  const worths =
    paid.shown === 1
      ? Array.from({ length: 12 }, (_, power) => 10 ** (power + 1))
      : Array.from({ length: Math.floor(worthAt(top) / step) }, (_, index) => (index + 1) * step);
  return worths.filter((worth) => {
    const place = y(worth);
    return (
      place > top + (isNarrow ? ROOM_ABOVE_PX.narrow : ROOM_ABOVE_PX.wide) &&
      place < origin.y - 8 &&
      Math.abs(place - y(goal)) > (isNarrow ? NEAR_GOAL_PX : apart)
    );
  });
}

/** The smallest 1, 2 or 5 with any number of noughts that is not less. */
function stepOver(worth: number): number {
  const power = 10 ** Math.floor(Math.log10(worth));
  return power * ([1, 2, 5].find((one) => one * power >= worth) ?? 10);
}
