import type { SleeveColours } from '@/stage/read-sleeve';

import { judge } from './crowd';
import type { Cuts } from './crowd';
import type { Layout, Places } from './layout';
import { PER_DOT } from './layout';
import type { Scored } from './learn';
import { logitOf, sigmoid } from './model';
import { formatScore } from './settings';

const FULL_TURN = Math.PI * 2;
/** A shorter axis has no room for the names of its ends. */
const NAMED_PX = 900;
const TICKS = { narrow: [0.01, 0.5, 0.99], wide: [0.001, 0.01, 0.1, 0.5, 0.9, 0.99, 0.999] };

interface Picture {
  readonly layout: Layout;
  readonly crowd: readonly Scored[];
  readonly cuts: Cuts;
  /** Where the dots are at this moment, and the marks of the flagged ones. */
  readonly dots: Float64Array;
  readonly marks: Places['marks'];
  /** How many are toxic, as the bar shows it while it moves. */
  readonly toxic: number;
  readonly flagged: number;
  /** The comment that is read. Unset: none. */
  readonly picked: number | undefined;
  /** The logit of the visitor's own comment. Unset: there is none. */
  readonly own: number | undefined;
}

/** Draws one moment of the stage. Ink is toxic, the figure's colour is harmless. */
export function drawCrowd(
  context: CanvasRenderingContext2D,
  { ink, figure, ground }: SleeveColours,
  { layout, crowd, cuts, dots, marks, toxic, flagged, picked, own }: Picture,
): void {
  const { isNarrow, x, base, bubble, bar, barX } = layout;
  drawAxis();
  for (const cut of new Set([cuts.low, cuts.high])) drawCut(cut);
  drawMarks();
  drawBubble();
  drawDots();
  if (picked !== undefined) circlePicked(picked);
  if (own !== undefined) drawOwn(own);
  drawBar();

  function drawAxis(): void {
    context.fillStyle = ink;
    context.fillRect(bar.x, base, bar.width, 2);
    for (const score of isNarrow ? TICKS.narrow : TICKS.wide) {
      const at = x(logitOf(score));
      context.fillRect(at - 1, base, 2, 7);
      write(String(score), at, base + 23, 'center');
    }
    if (bar.width < NAMED_PX) return;
    write('LOOKS FINE', bar.x, base + 23, 'left');
    write('LIKELY TOXIC', bar.x + bar.width, base + 23, 'right');
  }

  function drawCut(logit: number): void {
    if (!Number.isFinite(logit)) return;
    const [at, width] = [x(logit), isNarrow ? 6 : 10];
    const isUnderBubble = at > bubble.x - 12;
    const top = isUnderBubble ? bubble.y + bubble.height : 0;
    context.fillStyle = figure;
    context.fillRect(at - width / 2, top, width, base - top);
  }

  function drawMarks(): void {
    for (const isToxic of [false, true]) {
      context.fillStyle = isToxic ? ink : figure;
      context.beginPath();
      for (const mark of marks) {
        if (mark.isToxic === isToxic) disc(mark.x, mark.y, isNarrow ? 1 : 1.8);
      }
      context.fill();
    }
  }

  function drawBubble(): void {
    const { x: left, y: top, width, height, corner, tail } = bubble;
    const [right, bottom] = [left + width, top + height];
    context.beginPath();
    context.moveTo(left + corner, top);
    context.arcTo(right, top, right, bottom, corner);
    context.arcTo(right, bottom, left, bottom, corner);
    context.lineTo(left + corner + tail * 1.4, bottom);
    context.lineTo(left + corner, bottom + tail);
    context.lineTo(left + corner, bottom);
    context.arcTo(left, bottom, left, top, corner);
    context.arcTo(left, top, right, top, corner);
    context.closePath();
    context.fillStyle = ground;
    context.fill();
    context.lineJoin = 'round';
    context.lineWidth = isNarrow ? 4 : 7;
    context.strokeStyle = figure;
    context.stroke();
    const name = isNarrow ? 'FLAGGED' : 'FLAGGED AS TOXIC:';
    write(`${name} ${flagged}`, right, top - (isNarrow ? 9 : 14), 'right');
  }

  function drawDots(): void {
    for (const isToxic of [false, true]) {
      for (const isRing of [false, true]) {
        context.beginPath();
        crowd.forEach((comment, place) => {
          const isDoubt = judge(comment.logit, cuts) === 'doubt';
          if (comment.isToxic !== isToxic || isDoubt !== isRing) return;
          const [left = 0, top = 0, radius = 0] = dotAt(place);
          disc(left, top, Math.max(isRing ? radius - 1 : radius, 0.5));
        });
        context.fillStyle = isToxic ? ink : figure;
        context.strokeStyle = isToxic ? ink : figure;
        context.lineWidth = isNarrow ? 1.3 : 2.2;
        if (isRing) context.stroke();
        else context.fill();
      }
    }
  }

  function circlePicked(place: number): void {
    const [left = 0, top = 0, radius = 0] = dotAt(place);
    context.beginPath();
    disc(left, top, radius + (isNarrow ? 2.5 : 4));
    context.strokeStyle = ink;
    context.lineWidth = isNarrow ? 2 : 3;
    context.stroke();
  }

  function drawOwn(logit: number): void {
    const words = `${isNarrow ? 'yours' : 'your comment'} ${formatScore(sigmoid(logit))}`;
    context.font = `700 ${isNarrow ? '13px' : '16px'} Archivo, sans-serif`;
    const width = context.measureText(words).width + 24;
    const height = isNarrow ? 26 : 34;
    const at = x(logit);
    const left = Math.min(Math.max(at - width / 2, bar.x), bar.x + bar.width - width);
    // Above the tag of a cut that is close to it.
    const isByCut = Math.abs(at - x(cuts.high)) < width / 2 + 40;
    const top = base - (isNarrow ? 62 : 86) - (isByCut ? 40 : 0);
    context.fillStyle = ink;
    context.fillRect(at - 2, top, 4, base - top);
    context.beginPath();
    context.roundRect(left, top - height / 2, width, height, height / 2);
    disc(at, base - 4, isNarrow ? 5 : 7);
    context.fill();
    context.fillStyle = figure;
    context.textAlign = 'left';
    context.textBaseline = 'middle';
    context.fillText(words, left + 12, top + 1);
    context.textBaseline = 'alphabetic';
  }

  function drawBar(): void {
    const edge = barX(toxic);
    context.fillStyle = figure;
    context.beginPath();
    context.roundRect(bar.x, bar.y, bar.width, bar.height, 8);
    context.fill();
    context.fillStyle = ink;
    context.beginPath();
    context.roundRect(bar.x, bar.y, Math.max(edge - bar.x, 3), bar.height, [8, 0, 0, 8]);
    context.fill();
    const below = bar.y + bar.height + (isNarrow ? 17 : 22);
    const count = Math.round(toxic);
    // The grip hides what is right below it.
    const isBehindGrip = edge - bar.x < (isNarrow ? 96 : 110);
    write(`${count} TOXIC`, isBehindGrip ? edge + (isNarrow ? 42 : 46) : bar.x, below, 'left');
    write(`${crowd.length - count} HARMLESS`, bar.x + bar.width, below, 'right');
  }

  function dotAt(place: number): Float64Array {
    return dots.subarray(place * PER_DOT, (place + 1) * PER_DOT);
  }

  function disc(left: number, top: number, radius: number): void {
    context.moveTo(left + radius, top);
    context.arc(left, top, radius, 0, FULL_TURN);
  }

  function write(text: string, left: number, top: number, align: CanvasTextAlign): void {
    context.font = `550 ${isNarrow ? '12px' : '13px'} 'Geist Mono', monospace`;
    context.textAlign = align;
    context.fillStyle = ink;
    context.fillText(text, left, top);
  }
}
