import { elementAt } from '@/lib/element-at';
import type { Setting } from '@/stage/settings';

import { repeatable } from './hand';
import type { Point, Stroke } from './hand';
import { SNAPSHOT_EVERY_MS } from './schedule';

/** The longest drawing that an address holds, in snapshots: 18 seconds. */
const MOST_TICKS = 450;
/** Places are counted in half units from this corner, outside the units: the canvas may be larger than they are. */
const PER_UNIT = 2;
const FROM = { x: -30, y: -40 } as const;
const COLUMNS = 321;
const ROWS = 261;
/** In half units. A place is left out where the straight way past it is this close. */
const CLOSE = 1;
/** Ahead on that way or behind, a place may be this many times as far: only the pace differs. */
const PACE = 4;
/** From one place to the next at most, in half units and in snapshots. */
const FARTHEST = 63;
const LONGEST = 16;
const WAYS = 2 * FARTHEST + 1;
/** Three digits are the start of a stroke, or the way to its next place and the time until then. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const GROUP = 3;
const KNOWN = /^(?:[\w-]{3})+$/;
const BETWEEN = '.';
/** From the end of one stroke to the next. */
const GAP_MS = 120;
/** The time between two points of a line that was read. */
const POINT_MS = 10;
/** In half units. How far the direction at a place may differ from the straight way, so that long ways do not bulge. */
const SOFT = 6;

/** Where the pen was, in half units, and when, in snapshots since its stroke began. */
interface Stop {
  readonly tick: number;
  readonly x: number;
  readonly y: number;
}

/** What was drawn, for an address. Only the first 18 seconds fit. */
export function writeLine(strokes: readonly Stroke[]): string {
  let left = MOST_TICKS;
  const texts: string[] = [];
  for (const { points } of repeatable(strokes)) {
    const stops = stopsOf(points).slice(0, left);
    left -= stops.length;
    if (stops.length > 0) texts.push(writeStops(thinOut(stops)));
  }
  return texts.join(BETWEEN);
}

/** Where the pen was every 40 ms, and where the stroke ended. */
function stopsOf(points: Stroke['points']): Stop[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const stops: Stop[] = [];
  const add = ({ x, y }: Point) =>
    stops.push({ tick: stops.length, x: step(x - FROM.x, COLUMNS), y: step(y - FROM.y, ROWS) });
  let index = 0;
  for (let atMs = first.atMs; atMs < last.atMs; atMs += SNAPSHOT_EVERY_MS) {
    while (elementAt(points, index + 1).atMs <= atMs) index += 1;
    add(elementAt(points, index));
  }
  add(last);
  return stops;
}

function step(units: number, count: number): number {
  return clampTo(Math.round(units * PER_UNIT), 0, count - 1);
}

function clampTo(value: number, from: number, to: number): number {
  return Math.min(Math.max(value, from), to);
}

/** Only the places at which the hand turns or changes its pace, after Douglas and Peucker. */
function thinOut(stops: readonly Stop[]): Stop[] {
  const [first, last] = [elementAt(stops, 0), elementAt(stops, stops.length - 1)];
  if (stops.length <= 2) return [...stops];
  const [ticks, x, y] = [last.tick - first.tick, last.x - first.x, last.y - first.y];
  const away = stops.map((stop) => {
    const share = (stop.tick - first.tick) / ticks;
    const [right, down] = [first.x + x * share - stop.x, first.y + y * share - stop.y];
    const far = Math.hypot(x, y);
    if (far < 1) return Math.hypot(right, down);
    return Math.hypot((right * y - down * x) / far, (right * x + down * y) / far / PACE);
  });
  const worst = Math.max(...away);
  const isNear = ticks <= LONGEST && Math.max(Math.abs(x), Math.abs(y)) <= FARTHEST;
  if (worst <= CLOSE && isNear) return [first, last];
  const turn = worst > CLOSE ? away.indexOf(worst) : Math.floor(stops.length / 2);
  return [...thinOut(stops.slice(0, turn + 1)), ...thinOut(stops.slice(turn)).slice(1)];
}

/** Each place by the way from the one before it. Nobody's hand goes farther than that says; if one does, it comes later. */
function writeStops([start, ...rest]: readonly Stop[]): string {
  if (!start) return '';
  let [tick, x, y] = [start.tick, start.x, start.y];
  const groups = rest.map((stop) => {
    const right = clampTo(stop.x - x, -FARTHEST, FARTHEST);
    const down = clampTo(stop.y - y, -FARTHEST, FARTHEST);
    const ticks = stop.tick - tick;
    [tick, x, y] = [stop.tick, x + right, y + down];
    return ((ticks - 1) * WAYS + right + FARTHEST) * WAYS + down + FARTHEST;
  });
  return [start.x * ROWS + start.y, ...groups].map(writeGroup).join('');
}

function writeGroup(value: number): string {
  return [value >> 12, value >> 6, value].map((digit) => DIGITS[digit & 63]).join('');
}

/** The inverse: a hand that draws it, through the same places at the same pace. Undefined: it is no drawing. */
export function readLine(text: string): Stroke[] | undefined {
  const strokes: Stroke[] = [];
  let [left, startMs] = [MOST_TICKS, 0];
  for (const part of text.split(BETWEEN)) {
    if (!KNOWN.test(part)) return undefined;
    const stops = readStops(part);
    const points = pointsThrough(stops, startMs);
    strokes.push({ points });
    left -= elementAt(stops, stops.length - 1).tick + 1;
    startMs = elementAt(points, points.length - 1).atMs + GAP_MS;
  }
  return left < 0 ? undefined : strokes;
}

function readStops(part: string): Stop[] {
  const digit = (at: number) => DIGITS.indexOf(part.charAt(at));
  const [start = 0, ...rest] = Array.from(
    { length: part.length / GROUP },
    (_, at) => (digit(GROUP * at) << 12) + (digit(GROUP * at + 1) << 6) + digit(GROUP * at + 2),
  );
  let stop: Stop = { tick: 0, x: Math.floor(start / ROWS), y: start % ROWS };
  return [
    stop,
    ...rest.map((value) => {
      stop = {
        tick: stop.tick + Math.floor(value / WAYS / WAYS) + 1,
        x: stop.x + (Math.floor(value / WAYS) % WAYS) - FARTHEST,
        y: stop.y + (value % WAYS) - FARTHEST,
      };
      return stop;
    }),
  ];
}

/** A line through these places that turns softly and never beyond them: monotone cubics, after Fritsch and Butland. */
function pointsThrough(stops: readonly Stop[], startMs: number): Point[] {
  const points: Point[] = [];
  const at = (index: number) => elementAt(stops, clampTo(index, 0, stops.length - 1));
  const slope = (index: number, axis: 'x' | 'y') =>
    (at(index + 1)[axis] - at(index)[axis]) / Math.max(at(index + 1).tick - at(index).tick, 1);
  const paceAt = (index: number, axis: 'x' | 'y') => {
    const last = stops.length - 1;
    if (index === 0 || index === last) return slope(Math.min(index, last - 1), axis);
    const [before, after] = [slope(index - 1, axis), slope(index, axis)];
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  };
  for (const [index, { tick }] of stops.entries()) {
    const lastsMs = (at(index + 1).tick - tick) * SNAPSHOT_EVERY_MS;
    const place = (axis: 'x' | 'y', t: number) => {
      const ticks = lastsMs / SNAPSHOT_EVERY_MS;
      const [a, b] = [at(index)[axis], at(index + 1)[axis]];
      const pace = (end: number) => clampTo(paceAt(end, axis) * ticks, b - a - SOFT, b - a + SOFT);
      const [from, to] = [pace(index), pace(index + 1)];
      const halves =
        a + from * t + (3 * (b - a) - 2 * from - to) * t ** 2 + (2 * (a - b) + from + to) * t ** 3;
      return halves / PER_UNIT + FROM[axis];
    };
    // The last stop is a point of its own.
    for (let ms = 0; ms < Math.max(lastsMs, 1); ms += POINT_MS) {
      const t = ms / Math.max(lastsMs, 1);
      points.push({
        x: place('x', t),
        y: place('y', t),
        atMs: startMs + tick * SNAPSHOT_EVERY_MS + ms,
      });
    }
  }
  return points;
}

/** The visitor's own drawing. Empty: there is none, and the whale takes its place. */
export const line: Setting<string> = {
  start: '',
  parse: (text) =>
    text === '' || readLine(text)
      ? { value: text }
      : { problem: 'The drawing in this address is damaged, so the whale is drawn.' },
  write: (value) => value,
};
