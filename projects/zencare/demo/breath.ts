import { elementAt } from '@/lib/element-at';

/** How many presses are kept; older ones say nothing about now. */
export const PRESSES_KEPT = 12;
/** Closer presses are a slip, and between further ones somebody did something else. */
const SHORTEST_BREATH_MS = 1_500;
const LONGEST_BREATH_MS = 30_000;
/** The pace is the median of so many breaths, and of at least two. */
const BREATHS = 5;
const FEWEST_BREATHS = 2;
/** The ring goes so much of the way to its pace with each breath, as a ratio. */
const LEAD = 0.2;
/** Breathing in takes this share of a breath. */
const IN_SHARE = 0.4;
const MINUTE_MS = 60_000;

/** The moments at which a hold began, with one more. */
export function keepPress(presses: readonly number[], at: number): readonly number[] {
  return [...presses, at].slice(-PRESSES_KEPT);
}

/** Breaths a minute, from the moments at which holds began; nothing before there are two breaths to go by. */
export function paceOf(presses: readonly number[]): number | undefined {
  const breaths = presses
    .slice(1)
    .map((at, index) => at - elementAt(presses, index))
    .filter((lasted) => lasted >= SHORTEST_BREATH_MS && lasted <= LONGEST_BREATH_MS)
    .slice(-BREATHS);
  return breaths.length < FEWEST_BREATHS ? undefined : MINUTE_MS / median(breaths);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = Math.floor(sorted.length / 2);
  const lower = Math.floor((sorted.length - 1) / 2);
  return (elementAt(sorted, upper) + elementAt(sorted, lower)) / 2;
}

/** The pace of the ring for the next breath: a little closer to its aim than yours. */
export function leadFrom(pace: number | undefined, aim: number): number {
  return pace === undefined ? aim : pace * (aim / pace) ** LEAD;
}

/** How full the ring is, from 0 to 1, so long after a breath began. */
export function guideAt(sinceMs: number, perMinute: number): number {
  const part = (Math.max(sinceMs, 0) / (MINUTE_MS / perMinute)) % 1;
  return part < IN_SHARE
    ? ease(part / IN_SHARE)
    : Math.cos((((part - IN_SHARE) / (1 - IN_SHARE)) * Math.PI) / 2);
}

/** Where the disc's breath is after the next frame: it fills while held and empties when let go, at the ring's pace. */
export function moveBreath(
  breath: number,
  isHeld: boolean,
  elapsedMs: number,
  perMinute: number,
): number {
  const breathMs = MINUTE_MS / perMinute;
  const moved = isHeld
    ? breath + elapsedMs / (breathMs * IN_SHARE)
    : breath - elapsedMs / (breathMs * (1 - IN_SHARE));
  return Math.min(Math.max(moved, 0), 1);
}

/** Fast at first and slow when full, as lungs are. */
export function ease(breath: number): number {
  return Math.sin((breath * Math.PI) / 2);
}
