import type { SleeveColours } from '@/stage/read-sleeve';

import { drawPill, drawTag, FONT } from './draw-tag';
import { sampleOf } from './flight';
import type { Flight, Turn } from './flight';
import { distanceOf, leanOf, spaceOut, speedOf } from './motion';
import type { Moving, Place } from './motion';
import { cardSize, findOutside } from './runs';
import type { Field } from './runs';
import { count, degreesOf } from './words';

/** For the turn of the curve. Nothing else on the field is white. */
const WHITE = '#fff';

interface Picture {
  readonly field: Field;
  readonly flight: Flight;
  /** Which motion is the card with the trail; the other is a line. */
  readonly isSpring: boolean;
  /** The card has to be let go before labels make sense. */
  readonly isLabelled: boolean;
}

/** The trail of the card, the path of the other motion, and the corner between them. */
export function drawField(
  context: CanvasRenderingContext2D,
  { ground, ink }: SleeveColours,
  { field, flight, isSpring, isLabelled }: Picture,
): void {
  context.save();
  const size = cardSize(field);
  const line = field.isNarrow ? 2.5 : 3.5;
  const [own, other] = isSpring ? (['spring', 'curve'] as const) : (['curve', 'spring'] as const);
  const { trail, turn, home } = flight;

  context.beginPath();
  context.rect(0, 0, field.width, field.height);
  context.clip();
  context.lineCap = context.lineJoin = 'round';
  context.strokeStyle = ink;
  context.lineWidth = 2;
  context.setLineDash([3, 7]);
  context.strokeRect(home.x - size / 2, home.y - size / 2, size, size);
  context.setLineDash([]);

  drawTrail(
    context,
    trail.map((sample) => sample[own]),
    { size, line, ink, ground, every: field.isNarrow ? 15 : 26 },
  );
  if (turn?.kind === 'thrown') drawHand(context, turn, field.isNarrow ? 7 : 11);
  if (trail.length > 1) {
    context.beginPath();
    for (const sample of trail) context.lineTo(sample[other].x, sample[other].y);
    strokeTwice(context, ground, ink, field.isNarrow ? 4 : 6);
  }
  if (trail.length > 0) {
    context.save();
    context.setLineDash([10, 8]);
    drawSquare(context, sampleOf(flight)[other], size * 0.94, line);
    context.restore();
  }
  if (isLabelled && trail.length > 1) drawNames(context, { field, flight, size, ground, ink });
  if (turn?.degrees !== undefined && turn.degrees > 8) drawCorner(context, turn, field, ink);
  const outside = findOutside(field, sampleOf(flight)[own]);
  if (outside) {
    const name = `${count(outside.away)} px that way`;
    drawTag(context, name, { ...outside, field, ground, ink });
  }
  context.restore();
}

interface TrailLook {
  readonly size: number;
  readonly line: number;
  readonly every: number;
  readonly ink: string;
  readonly ground: string;
}

function drawTrail(
  context: CanvasRenderingContext2D,
  path: readonly Moving[],
  { size, line, every, ground }: TrailLook,
): void {
  context.fillStyle = ground;
  for (const place of spaceOut(path, every)) drawSquare(context, place, size, line, true);
}

function drawSquare(
  context: CanvasRenderingContext2D,
  card: Moving,
  size: number,
  line: number,
  isFilled = false,
): void {
  context.save();
  context.translate(card.x, card.y);
  context.rotate((leanOf(card) * Math.PI) / 180);
  context.beginPath();
  context.rect(-size / 2, -size / 2, size, size);
  if (isFilled) context.fill();
  context.lineJoin = 'miter';
  context.lineWidth = line;
  context.stroke();
  context.restore();
}

/** The last movement of the hand, as long as its speed. */
function drawHand(context: CanvasRenderingContext2D, { at, before }: Turn, width: number): void {
  context.beginPath();
  context.moveTo(at.x - before.vx * 0.035, at.y - before.vy * 0.035);
  context.lineTo(at.x, at.y);
  context.lineWidth = width;
  context.stroke();
}

function strokeTwice(
  context: CanvasRenderingContext2D,
  around: string,
  within: string,
  width: number,
): void {
  context.lineWidth = 2 * width;
  context.strokeStyle = around;
  context.stroke();
  context.lineWidth = width;
  context.strokeStyle = within;
  context.stroke();
}

/** The direction of the hand, the angle to where the curve goes instead, and its size. */
function drawCorner(
  context: CanvasRenderingContext2D,
  { at, before, after, degrees = 0 }: Turn,
  { isNarrow, height }: Field,
  ink: string,
): void {
  const from = Math.atan2(before.vy, before.vx);
  const to = Math.atan2(after.vy, after.vx);
  const swing = Math.atan2(Math.sin(to - from), Math.cos(to - from));
  const radius = isNarrow ? 36 : 62;
  const length = Math.min(Math.max(speedOf(before) * 0.075, radius + 14), isNarrow ? 90 : 175);
  const tip = along(at, from, length);
  context.beginPath();
  context.moveTo(at.x, at.y);
  context.lineTo(tip.x, tip.y);
  strokeTwice(context, ink, WHITE, isNarrow ? 4 : 5);
  context.beginPath();
  context.arc(at.x, at.y, radius, from, to, swing < 0);
  strokeTwice(context, ink, WHITE, isNarrow ? 4 : 5);
  context.beginPath();
  const head = along(at, from, length + (isNarrow ? 16 : 22));
  context.moveTo(head.x, head.y);
  for (const side of [0.16, -0.16]) {
    const wing = along(at, from + side * (isNarrow ? 1.2 : 0.75), length - 4);
    context.lineTo(wing.x, wing.y);
  }
  context.closePath();
  context.fillStyle = WHITE;
  context.lineWidth = 4;
  context.strokeStyle = ink;
  context.stroke();
  context.fill();
  context.beginPath();
  context.arc(at.x, at.y, isNarrow ? 6 : 9, 0, 2 * Math.PI);
  context.stroke();
  context.fill();
  const middle = along(at, from + swing / 2, radius + (isNarrow ? 30 : 48));
  const seen = { x: middle.x, y: Math.min(middle.y, height - (isNarrow ? 20 : 28)) };
  drawPill(context, degreesOf({ degrees }) ?? '', seen, {
    font: `760 ${isNarrow ? '17px' : '26px'} ${FONT}`,
    height: isNarrow ? 28 : 42,
    back: WHITE,
    front: ink,
  });
}

interface NamesLook {
  readonly field: Field;
  readonly flight: Flight;
  readonly size: number;
  readonly ground: string;
  readonly ink: string;
}

/** Which path is which: the spring where it is furthest from the straight way, the curve near its start. */
function drawNames(
  context: CanvasRenderingContext2D,
  { field, flight: { trail, home, turn }, size, ground, ink }: NamesLook,
): void {
  const start = trail[0];
  if (!start || !turn || trail.length < 24) return;
  const length = distanceOf(start.curve, home) || 1;
  const way = { x: (home.x - start.curve.x) / length, y: (home.y - start.curve.y) / length };
  const offOf = ({ spring }: { spring: Place }) =>
    way.x * (spring.y - start.curve.y) - way.y * (spring.x - start.curve.x);
  const far = trail.reduce((best, sample) =>
    Math.abs(offOf(sample)) > Math.abs(offOf(best)) ? sample : best,
  );
  const off = offOf(far);
  const side = off === 0 ? -1 : Math.sign(off);
  const place = Math.abs(off) < 12 ? (trail[Math.floor(trail.length / 8)] ?? far) : far;
  const reach = size / 2 + (field.isNarrow ? 18 : 26);
  const look = { field, ground, ink };
  drawTag(context, 'spring', {
    x: place.spring.x - way.y * side * reach,
    y: place.spring.y + way.x * side * reach,
    ...look,
  });
  const early = trail[6] ?? start;
  drawTag(context, 'timed curve', {
    x: (early.curve.x + start.curve.x) / 2 + way.x * (field.isNarrow ? 0 : 30),
    y: (early.curve.y + start.curve.y) / 2 + (field.isNarrow ? 36 : 40),
    ...look,
  });
}

function along({ x, y }: Place, angle: number, length: number): Place {
  return { x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length };
}
