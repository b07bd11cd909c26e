import { roundToTenth } from './round-to-tenth';

const LENGTH = 8;
const HALF_WIDTH = 4;
/** Keeps the tip from touching the outline it points at. */
const CLEARANCE = 2;

/**
 * The three corners of the head at the last of the points, tip first, and the shaft: what remains of the line before it. All
 * are x and y in turn.
 */
export function arrowHead(points: readonly number[]) {
  const [fromX = 0, fromY = 0, toX = 0, toY = 0] = points.slice(-4);
  const length = Math.hypot(toX - fromX, toY - fromY) || 1;
  const [stepX, stepY] = [(toX - fromX) / length, (toY - fromY) / length];
  const back = (distance: number, aside: number) => [
    roundToTenth(toX - stepX * distance - stepY * aside),
    roundToTenth(toY - stepY * distance + stepX * aside),
  ];
  const base = CLEARANCE + LENGTH;
  return {
    head: [...back(CLEARANCE, 0), ...back(base, HALF_WIDTH), ...back(base, -HALF_WIDTH)],
    shaft: [...points.slice(0, -2), ...back(base, 0)],
  };
}
