import type { SleeveColours } from '@/stage/read-sleeve';

import type { Dot, Layout } from './fan-layout';

const FULL_TURN = 2 * Math.PI;

/** One line of the fan at this moment. */
export interface Stroke {
  /** Worth for one rupee a month, evenly spaced in time. */
  readonly points: ArrayLike<number>;
  /** How much of it is there, from 0 to 1. */
  readonly drawn: number;
  readonly hasReached: boolean;
}

interface Picture {
  readonly layout: Layout;
  readonly monthly: number;
  readonly goal: number;
  readonly years: number;
  readonly strokes: readonly Stroke[];
  readonly dots: readonly Dot[];
  readonly faint: readonly ArrayLike<number>[];
  readonly faintness: number;
  /** The white line the plan aims with, and the futures' dot it belongs to. */
  readonly white: { readonly points: ArrayLike<number>; readonly drawn: number } | undefined;
  readonly whiteDot: number | undefined;
}

/** Draws the fan, its dots and the goal. */
export function drawFan(
  context: CanvasRenderingContext2D,
  { figure, ink, ground, soft }: SleeveColours,
  picture: Picture,
): void {
  const { layout, monthly, goal, years, strokes, dots, faint, faintness, white, whiteDot } =
    picture;
  const { origin, end, y, isNarrow, dot } = layout;
  context.lineCap = 'round';
  context.lineJoin = 'round';

  drawAxis();
  context.globalAlpha = 0.1 * faintness;
  for (const points of faint) drawLine(points, 1, figure, 0.8);
  context.globalAlpha = 1;
  for (const isReached of [false, true]) {
    for (const { points, drawn, hasReached } of strokes) {
      if (drawn === 0 || hasReached !== isReached) continue;
      context.globalAlpha = hasReached ? 0.85 : 0.5;
      drawLine(points, drawn, hasReached ? figure : soft, isNarrow ? 0.9 : 1.2);
    }
  }
  context.globalAlpha = 1;
  if (!isNarrow) drawVeil();
  drawDots();
  drawGoal();
  if (white) drawLine(white.points, white.drawn, ink, isNarrow ? 3 : 4);
  disc(origin.x, origin.y, isNarrow ? 11 : 16, figure);

  function drawLine(points: ArrayLike<number>, drawn: number, colour: string, width: number): void {
    const last = points.length - 1;
    const until = drawn * last;
    context.beginPath();
    context.moveTo(origin.x, origin.y);
    for (let point = 1; point <= Math.ceil(until); point += 1) {
      const at = Math.min(point, until);
      const [before, after] = [points[Math.floor(at)] ?? 0, points[Math.ceil(at)] ?? 0];
      const worth = before + (after - before) * (at % 1);
      context.lineTo(origin.x + ((end - origin.x) * at) / last, y(worth * monthly));
    }
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  }

  /** The sentence lies over the upper left of the fan and has to stay readable. */
  function drawVeil(): void {
    const width = layout.width * 0.62;
    const veil = context.createLinearGradient(width - 90, 0, width, 0);
    veil.addColorStop(0, ground);
    veil.addColorStop(1, `${ground}00`);
    context.fillStyle = veil;
    context.globalAlpha = 0.9;
    context.fillRect(0, 0, width, Math.min(layout.height * 0.42, 300));
    context.globalAlpha = 1;
  }

  function drawDots(): void {
    dots.forEach((place, line) => {
      const stroke = strokes[line];
      if (!stroke || stroke.drawn < 1) return;
      const radius = dot / 2 - 1.1;
      if (line === whiteDot) disc(place.x, place.y, radius + 3, ink);
      else if (stroke.hasReached) disc(place.x, place.y, radius, figure);
      else ring(place.x, place.y, radius - 0.8);
    });
    const beyond = dots.filter(({ isBeyond }, line) => isBeyond && strokes[line]?.drawn === 1);
    const last = beyond.at(-1);
    if (last && !isNarrow) {
      write(`${String(beyond.length)} beyond the top`, last.x + dot, last.y + 4, 'left');
    }
  }

  function drawGoal(): void {
    const place = y(goal);
    context.setLineDash([2, 6]);
    context.beginPath();
    context.moveTo(origin.x, place);
    context.lineTo(layout.grip, place);
    context.strokeStyle = ink;
    context.lineWidth = 2;
    context.stroke();
    context.setLineDash([]);
    // Left on phones; elsewhere the sentence is there.
    if (isNarrow) write('GOAL', origin.x, place + 18, 'left');
    else write('GOAL', layout.grip - 40, place - 10, 'right');
  }

  function drawAxis(): void {
    context.fillStyle = soft;
    context.fillRect(origin.x, origin.y, end - origin.x, 1);
    for (let year = 1; year <= years; year += 1) {
      if (isNarrow && years > 6 && year % 2 === 1) continue;
      const x = origin.x + ((end - origin.x) * year) / years;
      context.fillRect(x, origin.y, 1, 6);
      if (year < years) write(String(year), x, origin.y + 24, 'center');
    }
    write(`${String(years)} ${years === 1 ? 'YEAR' : 'YEARS'}`, end + 6, origin.y + 24, 'right');
  }

  function write(text: string, x: number, at: number, align: CanvasTextAlign): void {
    context.font = `500 ${isNarrow ? '12px' : '13px'} 'Geist Mono', monospace`;
    context.textAlign = align;
    context.lineWidth = 6;
    context.strokeStyle = ground;
    context.strokeText(text, x, at);
    context.fillStyle = ink;
    context.fillText(text, x, at);
  }

  function disc(x: number, at: number, radius: number, colour: string): void {
    context.beginPath();
    context.arc(x, at, radius, 0, FULL_TURN);
    context.fillStyle = colour;
    context.fill();
  }

  function ring(x: number, at: number, radius: number): void {
    context.beginPath();
    context.arc(x, at, Math.max(radius, 1), 0, FULL_TURN);
    context.strokeStyle = soft;
    context.lineWidth = 1.6;
    context.stroke();
  }
}
