import type { SleeveColours } from '@/stage/read-sleeve';

import { arrowOf, drawArrow, LEAST_SHOWN, WHITE } from './draw-arrow';
import { drawPill, drawTag, FONT } from './draw-tag';
import { fallAt } from './fall';
import { sampleOf } from './flight';
import type { Flight, Turn } from './flight';
import { distanceOf, leanOf, LEAST_SPEED, spaceOut, speedOf } from './motion';
import type { Place, Velocity } from './motion';
import { coveredBy, overlap, sentenceBox } from './room';
import type { Box } from './room';
import { cardSize, findOutside } from './runs';
import type { Field } from './runs';
import { count, degreesOf } from './words';

/** A blow is seen for so long, in milliseconds of the flight. */
const FLASH_MS = 90;
/** Where the timed curve is named, as a share of its way. */
const ON_LINE = 0.42;
/** From the middle of a leaning card to its edge, in cards. */
const CORNER = 0.6;
/** The grip of the home, with the gap above it. */
const GRIP_PX = 56;
/** Where a card that was thrown out is seen, as shares of its way to the edge, and how far it has turned there, in degrees. */
const LEAPS = [0.3, 0.62, 1];
const TUMBLE = 75;

interface Picture {
  readonly field: Field;
  readonly flight: Flight;
  /** Whether the card is the spring; the timed curve flies along then. */
  readonly isSpring: boolean;
  /** The throw that a key would make. Unset: the card does not ask for it. */
  readonly aim: Velocity | undefined;
  /** Whether keys have changed it: its speed is said then. */
  readonly isAimed: boolean;
  /** Whether speeds and names are left out. */
  readonly isPlain: boolean;
  /** Whether the trail hides what is behind it. */
  readonly isSolid: boolean;
}

/** Home, trail and second card of the spring, or the corner of the timed curve and the speed that it dropped. */
export function drawField(
  context: CanvasRenderingContext2D,
  { ground, ink }: SleeveColours,
  { field, flight, isSpring, aim, isAimed, isPlain, isSolid }: Picture,
): void {
  context.save();
  const size = cardSize(field);
  const line = field.isNarrow ? 2.5 : 3.5;
  const { turn, home, isHeld } = flight;
  const now = sampleOf(flight);
  const own = isSpring ? now.spring : now.curve;
  const taken = coveredBy(field);
  const look = { field, flight, size, line, ground, ink, taken, isPlain, isSolid };

  context.beginPath();
  context.rect(0, 0, field.width, field.height);
  context.clip();
  context.lineCap = context.lineJoin = 'round';
  context.strokeStyle = ink;
  context.lineWidth = 2;
  context.setLineDash([3, 7]);
  context.strokeRect(home.x - size / 2, home.y - size / 2, size, size);
  context.setLineDash([]);

  const hasFlown = turn !== undefined || flight.leapPx !== undefined;
  const isBroken = !turn && drawLeap(context, look);
  if (isSpring && hasFlown && !isBroken) drawSpring(context, look);
  else if (turn && !isSpring) drawCurve(context, look);
  const velocity = isHeld ? flight.hand : now.spring;
  const hasSpeed = isHeld || (isSpring && turn !== undefined);
  if (hasSpeed && !isPlain && speedOf(velocity) > LEAST_SHOWN) {
    const under = { x: own.x, y: own.y, halfX: size / 2, halfY: size / 2 };
    drawArrow(context, arrowOf(field, own, velocity, taken, under), {
      ink,
      speed: speedOf(velocity),
      // The sentence names the speed of the throw; on its way home the spring has another one.
      isNow: !isHeld,
    });
  }
  if (hasFlown && isSpring && !isPlain && flight.cues.length === 0) drawNames(context, look);
  if (aim) {
    const speed = isAimed ? speedOf(aim) : 0;
    drawArrow(context, arrowOf(field, home, aim, taken), { ink, speed, isGhost: true });
  }
  const outside = findOutside(field, own);
  if (outside && hasFlown && !isBroken) {
    const name = `now ${count(outside.away)} px that way`;
    drawTag(context, name, outside, { field, taken, back: ink, front: ground });
  }
  context.restore();
}

interface FlightLook {
  readonly field: Field;
  readonly flight: Flight;
  readonly size: number;
  readonly line: number;
  readonly ground: string;
  readonly ink: string;
  /** What lies over the field. */
  readonly taken: readonly Box[];
  readonly isPlain: boolean;
  readonly isSolid: boolean;
}

/** The spring where one long step has thrown it out of the field. It stays in the picture; false where it did not happen. */
function drawLeap(context: CanvasRenderingContext2D, look: FlightLook): boolean {
  const { field, flight, size, ground, ink, taken } = look;
  const { home, trail, leapPx = 0 } = flight;
  const landed = leapPx > 0 ? trail[1]?.spring : undefined;
  const edge = landed && findOutside(field, landed);
  if (!edge) return false;
  const angle = Math.atan2(edge.y - home.y, edge.x - home.x);
  const far = distanceOf(home, edge);
  context.fillStyle = ground;
  context.strokeStyle = ink;
  for (const share of LEAPS) {
    drawSquare(context, along(home, angle, far * share), share * TUMBLE, look, true);
  }
  const name = `${count(leapPx)} px that way`;
  const above = { x: edge.x, y: edge.y - size };
  drawTag(context, name, above, { field, taken, back: ink, front: ground });
  return true;
}

/** The trail of the spring, and the timed curve as a white card of its own. */
function drawSpring(context: CanvasRenderingContext2D, look: FlightLook): void {
  const { flight, ink } = look;
  drawTrail(context, look);
  drawPath(context, look, WHITE);
  context.fillStyle = WHITE;
  context.strokeStyle = ink;
  const { curve } = sampleOf(flight);
  drawSquare(context, curve, leanOf(curve), look, true);
}

/** Its straight way, the corner that it starts with, and the speed that was dropped there. */
function drawCurve(context: CanvasRenderingContext2D, look: FlightLook): void {
  const { field, flight, size, ink, taken, isPlain } = look;
  const { turn, ms, home } = flight;
  drawPath(context, look, ink);
  const speed = turn ? speedOf(turn.before) : 0;
  if (!turn || speed < LEAST_SPEED) return;
  const since = ms - turn.ms;
  if (since < FLASH_MS) drawFlash(context, turn.at, (since / FLASH_MS) * size, size, ink);
  const arrow = arrowOf(field, turn.at, turn.before, taken);
  const floor = field.height - arrow.halfY;
  const hasCorner = turn.degrees !== undefined && turn.degrees > 8;
  if (hasCorner) drawCorner(context, turn, field, ink);
  if (!isPlain) drawArrow(context, { ...arrow, ...fallAt(arrow, floor, since) }, { ink, speed });
  if (hasCorner) {
    drawDegrees(context, turn, look, [...taken, homeBox(home, size), { ...arrow, y: floor }]);
  }
}

function drawPath(
  context: CanvasRenderingContext2D,
  { field, flight: { trail, turn }, ground, ink }: FlightLook,
  colour: string,
): void {
  const path = trail.filter(({ ms }) => ms >= (turn?.ms ?? 0));
  if (path.length < 2) return;
  context.beginPath();
  for (const { curve } of path) context.lineTo(curve.x, curve.y);
  strokeTwice(context, colour === ink ? ground : ink, colour, field.isNarrow ? 4 : 6);
}

/** A blow: rays that leave the corner. */
function drawFlash(
  context: CanvasRenderingContext2D,
  at: Place,
  from: number,
  size: number,
  ink: string,
): void {
  for (let ray = 0; ray < 12; ray += 1) {
    const angle = (ray / 12) * 2 * Math.PI + 0.2;
    const [start, end] = [
      along(at, angle, size * 0.55 + from * 0.7),
      along(at, angle, size + from),
    ];
    context.beginPath();
    context.moveTo(start.x, start.y);
    context.lineTo(end.x, end.y);
    strokeTwice(context, ink, WHITE, 5);
  }
}

/** Whole echoes only: the words would cut off the others. */
function drawTrail(context: CanvasRenderingContext2D, look: FlightLook): void {
  const { field, flight, size, ground, isSolid } = look;
  const words = sentenceBox(field);
  const echoes = spaceOut(
    flight.trail.map(({ spring }) => spring),
    // Without a fill they need more room to be told apart.
    (field.isNarrow ? 15 : 26) * (isSolid ? 1 : 2.5),
  );
  context.fillStyle = ground;
  for (const echo of echoes) {
    const box = { x: echo.x, y: echo.y, halfX: size / 2, halfY: size / 2 };
    if (!overlap(box, words)) drawSquare(context, echo, leanOf(echo), look, isSolid);
  }
}

function drawSquare(
  context: CanvasRenderingContext2D,
  card: Place,
  degrees: number,
  { size, line }: Pick<FlightLook, 'size' | 'line'>,
  isFilled = false,
): void {
  context.save();
  context.translate(card.x, card.y);
  context.rotate((degrees * Math.PI) / 180);
  context.beginPath();
  context.rect(-size / 2, -size / 2, size, size);
  if (isFilled) context.fill();
  context.lineJoin = 'miter';
  context.lineWidth = line;
  context.stroke();
  context.restore();
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

/** Where the hand was going, and the angle to where the curve goes instead. */
function drawCorner(
  context: CanvasRenderingContext2D,
  { at, before, after }: Turn,
  { isNarrow }: Field,
  ink: string,
): void {
  const from = Math.atan2(before.vy, before.vx);
  const to = Math.atan2(after.vy, after.vx);
  const swing = swingOf(from, to);
  const radius = radiusOf(isNarrow);
  const tip = along(at, from, isNarrow ? 60 : 96);
  context.beginPath();
  context.moveTo(at.x, at.y);
  context.lineTo(tip.x, tip.y);
  context.setLineDash(isNarrow ? [5, 8] : [7, 11]);
  strokeTwice(context, ink, WHITE, isNarrow ? 4 : 5);
  context.setLineDash([]);
  context.beginPath();
  context.arc(at.x, at.y, radius, from, to, swing < 0);
  strokeTwice(context, ink, WHITE, isNarrow ? 4 : 5);
  context.beginPath();
  context.arc(at.x, at.y, isNarrow ? 6 : 9, 0, 2 * Math.PI);
  context.fillStyle = WHITE;
  context.lineWidth = 4;
  context.strokeStyle = ink;
  context.stroke();
  context.fill();
}

function drawDegrees(
  context: CanvasRenderingContext2D,
  { at, before, after, degrees = 0 }: Turn,
  { field, ink }: FlightLook,
  taken: readonly Box[],
): void {
  const { isNarrow } = field;
  const from = Math.atan2(before.vy, before.vx);
  const swing = swingOf(from, Math.atan2(after.vy, after.vx));
  const middle = along(at, from + swing / 2, radiusOf(isNarrow) + (isNarrow ? 30 : 48));
  drawPill(context, degreesOf({ degrees }) ?? '', middle, {
    field,
    taken,
    font: `760 ${isNarrow ? '17px' : '26px'} ${FONT}`,
    height: isNarrow ? 28 : 42,
    back: WHITE,
    front: ink,
  });
}

function radiusOf(isNarrow: boolean): number {
  return isNarrow ? 36 : 62;
}

/** The card at home, and the grip below it. */
function homeBox({ x, y }: Place, size: number): Box {
  return { x, y: y + GRIP_PX / 2, halfX: size / 2, halfY: (size + GRIP_PX) / 2 };
}

/** Which path is which: the curve's name is strung on its line, the spring's stands outside the end of its own trail. */
function drawNames(
  context: CanvasRenderingContext2D,
  { field, flight: { trail, home, turn }, size, ground, ink, taken: covered }: FlightLook,
): void {
  const start = trail[0];
  if (!start || !turn || trail.length < 24) return;
  const on = (share: number) => start.curve.x + (home.x - start.curve.x) * share;
  const down = (share: number) => start.curve.y + (home.y - start.curve.y) * share;
  const curve = drawTag(
    context,
    'timed curve',
    { x: on(ON_LINE), y: down(ON_LINE) },
    { field, taken: [...covered, homeBox(home, size)], back: WHITE, front: ink },
  );
  const end = trail.reduce((far, sample) =>
    distanceOf(sample.spring, home) > distanceOf(far.spring, home) ? sample : far,
  ).spring;
  const angle = Math.atan2(end.y - home.y, end.x - home.x);
  const reach = size * CORNER + (field.isNarrow ? 16 : 24);
  drawTag(context, 'spring', along(end, angle, reach), {
    field,
    taken: [...covered, homeBox(home, size), curve],
    back: ink,
    front: ground,
  });
}

/** From one direction to another by the shorter way; where both are as long, by the upper one. */
function swingOf(from: number, to: number): number {
  const swing = Math.atan2(Math.sin(to - from), Math.cos(to - from));
  if (Math.abs(swing) < 3.1) return swing;
  return Math.abs(swing) * (Math.cos(from) > 0 ? -1 : 1);
}

function along({ x, y }: Place, angle: number, length: number): Place {
  return { x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length };
}
