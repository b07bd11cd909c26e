import { elementAt } from '@/lib/element-at';
import type { Setting } from '@/stage/settings';

import { repeatable, smooth } from './hand';
import type { Place, Stroke } from './hand';
import { SNAPSHOT_EVERY_MS } from './schedule';

/** A drawing in an address has a place for each snapshot, to an eighth of a unit; 18 seconds fit. */
const MOST_PLACES = 450;
const PER_UNIT = 8;
const FROM: Place = [-30, -40];
/** The canvas may reach so far beyond the unit square, in eighths. */
const COLUMNS = 1_281;
const ROWS = 1_041;
const RADIX = 36;
const DIGITS = 4;
const KNOWN = /^(?:[0-9a-z]{4})+$/;
const BETWEEN = '.';
/** From the end of one stroke to the next. */
const GAP_MS = 120;

/** What was drawn, for an address. Only the first 18 seconds fit. */
export function writeLine(strokes: readonly Stroke[]): string {
  let left = MOST_PLACES;
  const texts: string[] = [];
  for (const { points } of repeatable(strokes)) {
    const places = thinOut(points).slice(0, left);
    left -= places.length;
    if (places.length > 0) texts.push(places.map(writePlace).join(''));
  }
  return texts.join(BETWEEN);
}

/** Where the pen was every 40 ms, and where the stroke ended. */
function thinOut(points: Stroke['points']): Place[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const places: Place[] = [];
  let index = 0;
  for (let atMs = first.atMs; atMs < last.atMs; atMs += SNAPSHOT_EVERY_MS) {
    while (elementAt(points, index + 1).atMs <= atMs) index += 1;
    const { x, y } = elementAt(points, index);
    places.push([x, y]);
  }
  return [...places, [last.x, last.y]];
}

function writePlace([x, y]: Place): string {
  const step = (value: number, from: number, count: number) =>
    Math.min(Math.max(Math.round((value - from) * PER_UNIT), 0), count - 1);
  const place = step(x, FROM[0], COLUMNS) * ROWS + step(y, FROM[1], ROWS);
  return place.toString(RADIX).padStart(DIGITS, '0');
}

/** The inverse: a hand that draws it, through the same places at the same pace. Undefined: it is no drawing. */
export function readLine(text: string): Stroke[] | undefined {
  const strokes: Stroke[] = [];
  let [left, startMs] = [MOST_PLACES, 0];
  for (const part of text.split(BETWEEN)) {
    if (!KNOWN.test(part)) return undefined;
    const through = Array.from({ length: part.length / DIGITS }, (_, index) =>
      readPlace(part.slice(index * DIGITS, (index + 1) * DIGITS)),
    );
    left -= through.length;
    const places = smooth(through);
    const lastsMs = (through.length - 1) * SNAPSHOT_EVERY_MS;
    const from = startMs;
    const points = places.map(([x, y], index) => ({
      x,
      y,
      atMs: Math.round(from + (lastsMs * index) / Math.max(places.length - 1, 1)),
    }));
    strokes.push({ points });
    startMs += lastsMs + GAP_MS;
  }
  return left < 0 ? undefined : strokes;
}

function readPlace(digits: string): Place {
  const place = Number.parseInt(digits, RADIX);
  return [Math.floor(place / ROWS) / PER_UNIT + FROM[0], (place % ROWS) / PER_UNIT + FROM[1]];
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
