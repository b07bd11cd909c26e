import { FONT } from './draw-tag';
import { distanceOf, speedOf } from './motion';
import type { Place, Velocity } from './motion';
import { keepFree } from './room';
import type { Box } from './room';
import { cardSize } from './runs';
import type { Field } from './runs';
import { count } from './words';

/** For the speed of the hand, and what becomes of it. */
export const WHITE = '#fff';
const LENGTH = {
  narrow: { least: 122, most: 160, perSpeed: 0.035 },
  wide: { least: 176, most: 250, perSpeed: 0.055 },
};
/** A slower card has its arrow under it. */
export const LEAST_SHOWN = 120;

/** How an arrow for a speed lies. */
interface Arrow extends Box {
  readonly angle: number;
  readonly length: number;
  readonly thick: number;
}

/** The speed of a card as an arrow that sticks out of it, beside all that is taken; its place is its middle. `hidden` is what the card covers while it is there. */
export function arrowOf(
  field: Field,
  card: Place,
  velocity: Velocity,
  taken: readonly Box[],
  hidden?: Box,
): Arrow {
  const { least, most, perSpeed } = field.isNarrow ? LENGTH.narrow : LENGTH.wide;
  const angle = Math.atan2(velocity.vy, velocity.vx);
  const length = Math.min(least + speedOf(velocity) * perSpeed, most);
  const away = cardSize(field) * 0.52 + length / 2;
  const thick = field.isNarrow ? 20 : 30;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const half = {
    halfX: (Math.abs(cosine) * length) / 2 + Math.abs(sine) * thick + 4,
    halfY: (Math.abs(sine) * length) / 2 + Math.abs(cosine) * thick + 4,
  };
  const ahead = { x: card.x + cosine * away, y: card.y + sine * away, ...half };
  const there = keepFree(field, ahead, taken);
  // Where there is no room ahead, beside the card: under it the first letters would be hidden.
  const isPushed = hidden !== undefined && distanceOf(there, ahead) >= 1;
  const free = isPushed ? keepFree(field, ahead, [...taken, hidden]) : there;
  return { ...free, ...half, angle, length, thick };
}

interface Look {
  readonly ink: string;
  /** In pixels a second. */
  readonly speed: number;
  /** Whether it changes all the time. Unset: no. */
  readonly isNow?: boolean;
  /** Only an outline: what a hand could do. Unset: no. */
  readonly isGhost?: boolean;
}

/** A white arrow with its speed in it. */
export function drawArrow(
  context: CanvasRenderingContext2D,
  { x, y, angle, length, thick }: Omit<Arrow, keyof Box> & Place,
  { ink, speed, isNow = false, isGhost = false }: Look,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  const [half, head] = [length / 2, thick * 1.05];
  context.beginPath();
  context.moveTo(-half, -thick / 2);
  context.lineTo(half - head, -thick / 2);
  context.lineTo(half - head, -thick * 0.95);
  context.lineTo(half, 0);
  context.lineTo(half - head, thick * 0.95);
  context.lineTo(half - head, thick / 2);
  context.lineTo(-half, thick / 2);
  context.closePath();
  context.lineJoin = 'round';
  context.lineWidth = thick > 24 ? 3.5 : 2.5;
  context.strokeStyle = ink;
  context.setLineDash(isGhost ? [7, 6] : []);
  context.fillStyle = WHITE;
  context.globalAlpha = isGhost ? 0.55 : 1;
  context.fill();
  context.globalAlpha = 1;
  context.stroke();
  if (speed > 0) {
    // Never upside down.
    if (Math.cos(angle) < 0) context.rotate(Math.PI);
    context.font = `720 ${thick > 24 ? '19px' : '13px'} ${FONT}`;
    context.fillStyle = ink;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    const shift = Math.cos(angle) < 0 ? head / 3 : -head / 3;
    context.fillText(`${isNow ? 'now ' : ''}${count(speed)} px/s`, shift, 1);
  }
  context.restore();
}
