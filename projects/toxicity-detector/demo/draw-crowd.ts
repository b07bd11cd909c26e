import { numberAt } from '@/lib/element-at';
import type { SleeveColours } from '@/stage/read-sleeve';

import type { Cuts } from './crowd';
import type { Box, Bubbles, Layout, Places } from './layout';
import { isRoomy, PER_DOT, SEAT } from './layout';
import type { Scored } from './learn';
import { logitOf } from './model';

const FULL_TURN = Math.PI * 2;
const TICKS = { few: [0.01, 0.5, 0.99], many: [0.01, 0.1, 0.5, 0.9, 0.99] };
/** In a thousand, and as a person would say it. */
const RARITIES = [
  [1, '1 in 1,000'],
  [10, '1 in 100'],
  [100, '1 in 10'],
  [500, '1 in 2'],
] as const;
/** Smaller dots are squares, which nobody can tell from discs and which take a fraction of the time. */
const ROUND_PX = 2;
/** The height of the legend. */
const LEGEND_PX = 14;
/** A bubble that is narrower has not opened yet. */
const OPEN_PX = 40;

interface Picture extends Pick<Places, 'marks' | 'unsure'> {
  readonly layout: Layout;
  readonly bubbles: Bubbles;
  readonly crowd: readonly Scored[];
  readonly cuts: Cuts;
  /** Where the dots are at this moment. */
  readonly dots: Float64Array;
  /** How many of the unsure ones the person has read. */
  readonly readCount: number;
  /** The comment that is read out. Unset: none. */
  readonly picked: number | undefined;
  /** The logit of the visitor's own comment. Unset: there is none. */
  readonly own: number | undefined;
}

/** Draws one moment of the stage. Ink is toxic, the figure's colour is harmless. */
export function drawCrowd(
  context: CanvasRenderingContext2D,
  { ink, figure, ground }: SleeveColours,
  { layout, bubbles, crowd, cuts, dots, marks, unsure, readCount, picked, own }: Picture,
): void {
  const { isNarrow, x, base, hill, lane, left, right, rail, rod } = layout;
  const hasPerson = bubbles.person.width >= OPEN_PX;
  // As the browser writes it back. A font that is set again makes it work out the styles of the page, for each label.
  const font = `550 ${isNarrow ? '11.5px' : '13px'} "Geist Mono", monospace`;
  if (context.font !== font) context.font = font;
  if (!isNarrow) drawRod();
  drawAxis();
  for (const cut of new Set([cuts.low, cuts.high])) drawCut(cut);
  drawMarks();
  drawBubble(bubbles.person);
  drawBubble(bubbles.flagged);
  if (hasPerson) drawPerson(bubbles.person);
  drawDots();
  drawLegend();
  if (picked !== undefined) circlePicked(picked);
  if (own !== undefined) drawOwn(x(own));
  drawRail();

  function drawRod(): void {
    context.fillStyle = ink;
    context.fillRect(rod.x - 1.5, rod.y, 3, rod.height);
    for (const share of [0, 0.5, 1]) {
      context.fillRect(rod.x - 7, rod.y + rod.height * share - 1, 14, 2);
    }
    if (layout.plate.right - layout.plate.width < 36) return;
    write('100%', rod.x, rod.y - 9, 'center');
    write('0%', rod.x, rod.y + rod.height + 18, 'center');
  }

  function drawAxis(): void {
    context.fillStyle = ink;
    context.fillRect(left, base, right - left, 2);
    if (isNarrow) {
      write('FINE', left, base + 15, 'left');
      write('TOXIC', right, base + 15, 'right');
      return;
    }
    const isNamed = isRoomy(layout);
    const label = (text: string, at: number, align: CanvasTextAlign) =>
      write(text, at, base + 21, align);
    for (const score of isNamed ? TICKS.many : TICKS.few) {
      const at = x(logitOf(score));
      context.fillStyle = ink;
      context.fillRect(at - 1, base, 2, 6);
      label(String(score), at, 'center');
    }
    if (!isNamed) return;
    label('LOOKS FINE', left, 'left');
    label('LIKELY TOXIC', right, 'right');
  }

  /** In the row of the bubbles' names; on a phone the names of two bubbles fill it, and it stands above them. */
  function drawLegend(): void {
    if (isNarrow && hasPerson && layout.aboveCosts < LEGEND_PX) return;
    const at = !isNarrow
      ? { x: left, y: 13 }
      : hasPerson
        ? { x: left, y: bubbles.flagged.y - 35 }
        : { x: right - 132, y: bubbles.flagged.y - 8 };
    drawKey('TOXIC', ink, at);
    drawKey('HARMLESS', figure, { ...at, x: at.x + (isNarrow ? 58 : 68) });
    if (!hasPerson) return;
    if (isNarrow) drawKey('READ, HARMLESS', undefined, { ...at, x: at.x + 140 });
    else if (isRoomy(layout)) drawKey('READ, HARMLESS', undefined, { x: left, y: hill - 10 });
  }

  /** On the ground, so that dots on their way pass behind it. */
  function drawKey(name: string, fill: string | undefined, at: { x: number; y: number }): void {
    context.fillStyle = ground;
    context.fillRect(at.x - 2, at.y - 13, context.measureText(name).width + 20, 18);
    context.beginPath();
    context.arc(at.x + 5, at.y - 4, fill === undefined ? 4 : 5, 0, FULL_TURN);
    context.fillStyle = fill ?? ground;
    context.fill();
    if (fill === undefined) {
      context.strokeStyle = figure;
      context.lineWidth = 1.8;
      context.stroke();
    }
    write(name, at.x + 15, at.y, 'left');
  }

  function drawCut(logit: number): void {
    if (!Number.isFinite(logit)) return;
    const top = isNarrow ? hill - 2 : lane;
    const wide = isNarrow ? 4 : 8;
    context.fillStyle = figure;
    context.fillRect(x(logit) - wide / 2, top, wide, base - top);
  }

  function drawOwn(at: number): void {
    context.fillStyle = ink;
    context.fillRect(at - 1.5, hill, 3, base - hill);
    context.beginPath();
    context.arc(at, hill + 6, isNarrow ? 6 : 8, 0, FULL_TURN);
    context.fill();
    context.strokeStyle = figure;
    context.lineWidth = 3;
    context.stroke();
  }

  function drawMarks(): void {
    const radius = isNarrow ? 0.5 : 1.2;
    for (const mark of marks) {
      context.fillStyle = mark.isToxic ? ink : figure;
      context.fillRect(mark.x - radius, mark.y - radius, radius * 2, radius * 2);
    }
  }

  function drawBubble({ x: from, y: top, width, height }: Box): void {
    if (width < OPEN_PX) return;
    const [to, bottom] = [from + width, top + height];
    const corner = Math.min(isNarrow ? 20 : 44, width / 4, height / 3);
    const tail = tailOf(width);
    context.beginPath();
    context.moveTo(from + corner, top);
    context.arcTo(to, top, to, bottom, corner);
    context.arcTo(to, bottom, from, bottom, corner);
    context.lineTo(from + corner + tail * 1.4, bottom);
    context.lineTo(from + corner, bottom + tail);
    context.lineTo(from + corner, bottom);
    context.arcTo(from, bottom, from, top, corner);
    context.arcTo(from, top, to, top, corner);
    context.closePath();
    context.fillStyle = ground;
    context.fill();
    context.lineJoin = 'round';
    context.lineWidth = isNarrow ? 4 : 6;
    context.strokeStyle = figure;
    context.stroke();
  }

  function tailOf(width: number): number {
    return isNarrow ? 8 : Math.min(14, width / 8);
  }

  /** In the bubble of what is read, so that it is somebody's. */
  function drawPerson({ x: from, y: top, height }: Box): void {
    const wide = height * SEAT * 0.6;
    const at = from + height * SEAT * 0.62;
    const middle = top + height / 2;
    context.fillStyle = figure;
    context.beginPath();
    context.arc(at, middle - wide * 0.45, wide * 0.3, 0, FULL_TURN);
    context.roundRect(at - wide / 2, middle - wide * 0.05, wide, wide * 0.75, [
      wide / 2,
      wide / 2,
      0,
      0,
    ]);
    context.fill();
  }

  function drawDots(): void {
    const read = new Set(unsure.slice(0, readCount));
    context.strokeStyle = figure;
    context.lineWidth = isNarrow ? 1.2 : 1.8;
    for (const isToxic of [false, true]) {
      context.fillStyle = isToxic ? ink : figure;
      for (let place = 0; place < crowd.length; place += 1) {
        if (crowd[place]?.isToxic !== isToxic) continue;
        const across = numberAt(dots, place * PER_DOT);
        const down = numberAt(dots, place * PER_DOT + 1);
        const radius = numberAt(dots, place * PER_DOT + 2);
        if (radius < ROUND_PX) {
          context.fillRect(across - radius, down - radius, radius * 2, radius * 2);
          continue;
        }
        // A person has read it and found nothing: it is only a ring from then on.
        const isFreed = !isToxic && read.has(place);
        context.beginPath();
        context.arc(across, down, isFreed ? radius - 1 : radius, 0, FULL_TURN);
        if (isFreed) context.stroke();
        else context.fill();
      }
    }
    const current = unsure[readCount];
    if (readCount > 0 && current !== undefined) circlePicked(current);
  }

  function circlePicked(place: number): void {
    const [across = 0, down = 0, radius = 0] = dots.subarray(place * PER_DOT);
    context.beginPath();
    context.arc(across, down, radius + (isNarrow ? 2.5 : 4), 0, FULL_TURN);
    context.strokeStyle = ink;
    context.lineWidth = isNarrow ? 2 : 3;
    context.stroke();
  }

  function drawRail(): void {
    context.fillStyle = ink;
    context.fillRect(rail.x, rail.y - 2, rail.width, 4);
    for (const [toxic, name] of RARITIES) {
      const at = layout.railX(toxic);
      context.fillRect(at - 1.5, rail.y - 8, 3, 16);
      const align = toxic === 1 ? 'left' : toxic === 500 ? 'right' : 'center';
      const shift = align === 'center' ? 0 : align === 'left' ? -18 : 18;
      write(name, at + shift, rail.y + (isNarrow ? 43 : 48), align);
    }
  }

  function write(text: string, across: number, down: number, align: CanvasTextAlign): void {
    context.textAlign = align;
    context.fillStyle = ink;
    context.fillText(text, across, down);
  }
}
