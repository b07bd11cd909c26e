/** Somewhere on the field, in CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** In pixels a second. */
export interface Velocity {
  readonly vx: number;
  readonly vy: number;
}

/** What a spring remembers between two pictures. */
export interface Moving extends Place, Velocity {}

export interface Spring {
  readonly stiffness: number;
  readonly damping: number;
}

/** What a timed curve remembers: a start, an end and a duration. No velocity. */
export interface Curve {
  readonly from: Place;
  readonly to: Place;
  readonly startedMs: number;
  readonly lastsMs: number;
}

const MS_PER_SECOND = 1_000;
/** Slower than this has no direction worth naming. */
export const LEAST_SPEED = 20;
/** Below it the three formulas of the spring agree to more digits than can be seen. */
const CRITICAL = 1e-9;

/** In degrees for a pixel a second, and at most. */
const LEAN = 0.011;
const MOST_LEAN = 38;

/** More of them hide each other. */
const MOST_ECHOES = 24;

export const STILL: Velocity = { vx: 0, vy: 0 };

/** One step of the write-up's rule, in both directions. */
export function stepSpring(
  card: Moving,
  target: Place,
  { stiffness, damping }: Spring,
  seconds: number,
): Moving {
  const vx = card.vx + (stiffness * (target.x - card.x) - damping * card.vx) * seconds;
  const vy = card.vy + (stiffness * (target.y - card.y) - damping * card.vy) * seconds;
  return { vx, vy, x: card.x + vx * seconds, y: card.y + vy * seconds };
}

/** The same spring without steps: the solution of its equation, which the steps have to come close to. */
export function solveSpring(card: Moving, target: Place, spring: Spring, seconds: number): Moving {
  const x = solveAxis(card.x - target.x, card.vx, spring, seconds);
  const y = solveAxis(card.y - target.y, card.vy, spring, seconds);
  return { x: target.x + x.away, y: target.y + y.away, vx: x.speed, vy: y.speed };
}

/** The longest step for which the spring's calculation does not gain energy. */
export function largestStableSeconds({ stiffness, damping }: Spring): number {
  return (Math.sqrt(damping ** 2 + 4 * stiffness) - damping) / stiffness;
}

function solveAxis(
  away: number,
  speed: number,
  { stiffness, damping }: Spring,
  seconds: number,
): { away: number; speed: number } {
  const half = damping / 2;
  const { even, odd } = decay(half, half ** 2 - stiffness, seconds);
  return {
    away: away * even + (speed + half * away) * odd,
    speed: speed * even - (half * speed + stiffness * away) * odd,
  };
}

/** exp(-half t) times cos and sin / w for a spring that swings, cosh and sinh / w for one that creeps, 1 and t between. */
function decay(half: number, excess: number, seconds: number): { even: number; odd: number } {
  const root = Math.sqrt(Math.abs(excess));
  if (root * seconds < CRITICAL) {
    const faded = Math.exp(-half * seconds);
    return { even: faded, odd: faded * seconds };
  }
  if (excess < 0) {
    const faded = Math.exp(-half * seconds);
    return {
      even: faded * Math.cos(root * seconds),
      odd: (faded * Math.sin(root * seconds)) / root,
    };
  }
  // Two exponentials instead of cosh and sinh, which overflow long before the product does.
  const slow = Math.exp((root - half) * seconds);
  const fast = Math.exp(-(root + half) * seconds);
  return { even: (slow + fast) / 2, odd: (slow - fast) / (2 * root) };
}

/** A cubic ease-out: where it is at a moment, and how fast it goes by its own plan. */
export function followCurve({ from, to, startedMs, lastsMs }: Curve, ms: number): Moving {
  const left = 1 - Math.min(Math.max((ms - startedMs) / lastsMs, 0), 1);
  const done = 1 - left ** 3;
  const perSecond = (3 * left ** 2 * MS_PER_SECOND) / lastsMs;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { x: from.x + dx * done, y: from.y + dy * done, vx: dx * perSecond, vy: dy * perSecond };
}

export function speedOf({ vx, vy }: Velocity): number {
  return Math.hypot(vx, vy);
}

export function distanceOf(from: Place, to: Place): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** By how many degrees a movement turns between two velocities. Unset: one of them is as good as rest. */
export function turnOf(before: Velocity, after: Velocity): number | undefined {
  const [a, b] = [speedOf(before), speedOf(after)];
  if (a < LEAST_SPEED || b < LEAST_SPEED) return undefined;
  const cosine = (before.vx * after.vx + before.vy * after.vy) / (a * b);
  return (Math.acos(Math.min(Math.max(cosine, -1), 1)) * 180) / Math.PI;
}

/** A speed in a direction, as on a compass of mathematics: 0 is right, 90 is up. */
export function velocityOf(speed: number, degrees: number): Velocity {
  const angle = (degrees * Math.PI) / 180;
  return { vx: speed * Math.cos(angle), vy: -speed * Math.sin(angle) };
}

/** The direction of a velocity in whole degrees, from 0 to 359. */
export function directionOf({ vx, vy }: Velocity): number {
  const degrees = Math.round((Math.atan2(-vy, vx) * 180) / Math.PI);
  return (degrees + 360) % 360;
}

/** How far a card leans, in degrees: as far as it is fast. */
export function leanOf({ vx }: Velocity): number {
  return Math.min(Math.max(vx * LEAN, -MOST_LEAN), MOST_LEAN);
}

/** The last places of a path that are so far apart: the echoes of the card. */
export function spaceOut(path: readonly Moving[], apart: number): Moving[] {
  const shown: Moving[] = [];
  for (const place of path) {
    const last = shown.at(-1);
    if (!last || distanceOf(last, place) >= apart) shown.push(place);
  }
  return shown.slice(-MOST_ECHOES);
}
