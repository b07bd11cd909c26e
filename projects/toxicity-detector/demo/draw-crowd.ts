import { numberAt } from '@/lib/element-at';
import type { SleeveColours } from '@/stage/read-sleeve';

import type { Cuts } from './crowd';
import type { Box, Bubbles, Layout, Places } from './layout';
import { PER_DOT } from './layout';
import type { Scored } from './learn';
import { logitOf } from './model';

const FULL_TURN = Math.PI * 2;
/** A shorter axis has no room for the names of its ends, nor for all of its scores. */
const NAMED_PX = 640;
const TICKS = { few: [0.01, 0.5, 0.99], many: [0.001, 0.01, 0.1, 0.5, 0.9, 0.99, 0.999] };
/** In a thousand, and as a person would say it. */
const RARITIES = [
  [1, '1 in 1,000'],
  [10, '1 in 100'],
  [100, '1 in 10'],
  [500, '1 in 2'],
] as const;
/** Smaller dots are squares, which nobody can tell from discs and which take a fraction of the time. */
const ROUND_PX = 2;
/** The width of a letter of the labels, which all have the same. */
const LETTER_PX = 7.9;
/** A bubble that is narrower has not opened yet. */
const OPEN_PX = 40;

interface Picture extends Pick<Places, 'marks' | 'flagged' | 'unsure'> {
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
  /** Whether a label stands below the axis in the place of its names. */
  readonly hasPin: boolean;
}

/** Draws one moment of the stage. Ink is toxic, the figure's colour is harmless. */
export function drawCrowd(
  context: CanvasRenderingContext2D,
  { ink, figure, ground }: SleeveColours,
  {
    layout,
    bubbles,
    crowd,
    cuts,
    dots,
    marks,
    flagged,
    unsure,
    readCount,
    picked,
    hasPin,
  }: Picture,
): void {
  const { isNarrow, x, base, left, right, rail, rod } = layout;
  // As the browser writes it back. A font that is set again makes it work out the styles of the page, for each label.
  const font = `550 ${isNarrow ? '11.5px' : '13px'} "Geist Mono", monospace`;
  if (context.font !== font) context.font = font;
  drawRod();
  if (!isNarrow) {
    drawAxis();
    for (const cut of new Set([cuts.low, cuts.high])) drawCut(cut);
  }
  drawMarks();
  drawBubble(bubbles.person, ['UNSURE, A PERSON READS', 'A PERSON READS', 'READ'], unsure.length);
  drawBubble(bubbles.flagged, ['FLAGGED AS TOXIC', 'FLAGGED'], flagged.length);
  if (!isNarrow) drawPerson(bubbles.person);
  drawDots();
  if (picked !== undefined) circlePicked(picked);
  drawRail();

  function drawRod(): void {
    context.fillStyle = ink;
    context.fillRect(rod.x - 1.5, rod.y, 3, rod.height);
    for (const share of [0, 0.5, 1]) {
      context.fillRect(rod.x - 7, rod.y + rod.height * share - 1, 14, 2);
    }
  }

  function drawAxis(): void {
    context.fillStyle = ink;
    context.fillRect(left, base, right - left, 2);
    const isNamed = right - left >= NAMED_PX;
    for (const score of isNamed ? TICKS.many : TICKS.few) {
      const at = x(logitOf(score));
      context.fillRect(at - 1, base, 2, 6);
      // The names of the ends take the place of the outermost scores.
      if (!hasPin && (!isNamed || Math.abs(score - 0.5) < 0.495))
        write(String(score), at, base + 21, 'center');
    }
    if (!isNamed || hasPin) return;
    write('LOOKS FINE', left, base + 21, 'left');
    write('LIKELY TOXIC', right, base + 21, 'right');
  }

  function drawCut(logit: number): void {
    if (!Number.isFinite(logit)) return;
    const at = x(logit);
    const isUnder = [bubbles.flagged, bubbles.person].find(
      (box) => box.width > OPEN_PX && at > box.x - 12 && at < box.x + box.width + 12,
    );
    const top = isUnder ? isUnder.y + isUnder.height : 0;
    context.fillStyle = figure;
    context.fillRect(at - 4, top, 8, base - top);
  }

  function drawMarks(): void {
    const radius = isNarrow ? 0.5 : 1.2;
    for (const mark of marks) {
      context.fillStyle = mark.isToxic ? ink : figure;
      context.fillRect(mark.x - radius, mark.y - radius, radius * 2, radius * 2);
    }
  }

  function drawBubble(
    { x: from, y: top, width, height }: Box,
    names: readonly string[],
    count: number,
  ): void {
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
    // The longest name that fits.
    const titles = names.map((name) => `${name} ${count}`);
    const title = titles.find((text) => text.length * LETTER_PX < width) ?? titles.at(-1) ?? '';
    // On a phone the number that falls comes down over the right end.
    if (isNarrow) write(title, from + 4, top - 7, 'left');
    else write(title, to, top - 11, 'right');
  }

  function tailOf(width: number): number {
    return isNarrow ? 12 : Math.min(30, width / 8);
  }

  /** Under the bubble of what is read, so that it is somebody's. */
  function drawPerson({ x: from, y: top, width, height }: Box): void {
    if (width < OPEN_PX) return;
    const at = from + Math.min(44, width / 4, height / 3) - 6;
    const head = top + height + tailOf(width) + 17;
    context.fillStyle = figure;
    context.beginPath();
    context.arc(at, head, 10, 0, FULL_TURN);
    context.roundRect(at - 18, head + 13, 36, Math.max(base - head - 16, 4), [16, 16, 0, 0]);
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
      write(name, at + shift, rail.y + 39, align);
    }
  }

  function write(text: string, across: number, down: number, align: CanvasTextAlign): void {
    context.textAlign = align;
    context.fillStyle = ink;
    context.fillText(text, across, down);
  }
}
