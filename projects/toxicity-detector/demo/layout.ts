import { elementAt, numberAt } from '@/lib/element-at';
import { linearScale } from '@/lib/scale';
import type { Scale } from '@/lib/scale';

import { BALANCED } from './act';
import { judge } from './crowd';
import type { Cuts, Verdict } from './crowd';
import type { Reading, Scored } from './learn';

/** The score axis shows logits between these; what lies beyond stands at its ends. */
const REACH = { from: -11, to: 9 };

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The sleeve's bubble with what is flagged, and the one of the person who reads what is unsure. */
export interface Bubbles {
  readonly flagged: Box;
  readonly person: Box;
}

/** Where everything stands in a drawing of one size. */
export interface Layout {
  readonly isNarrow: boolean;
  /** Two large numbers stand beside a rod; the height of each is its value. */
  readonly plate: Pick<Box, 'width' | 'height'> & {
    /** Of the letters. */
    readonly size: number;
    /** Where the second one begins. */
    readonly right: number;
  };
  readonly plateY: Scale;
  readonly rod: Pick<Box, 'x' | 'y' | 'height'>;
  /** The hill of scores: its left end, its right end, and the axis. Phones have no room for it. */
  readonly left: number;
  readonly right: number;
  readonly base: number;
  /** From a logit to pixels, and back. */
  readonly x: Scale;
  readonly logitAt: Scale;
  /** The middle of a label below the axis that belongs to a logit and stays within its ends. */
  readonly pinX: Scale;
  /** The lower right corner of what can be done about a comment. */
  readonly card: Pick<Box, 'x' | 'y'>;
  /** The distance of two dots in the crowd. */
  readonly pitch: number;
  readonly bubbles: Readonly<Record<'naive' | 'mine', Bubbles>>;
  /** The rail on which toxic comments become rare, in equal ratios. */
  readonly rail: Pick<Box, 'x' | 'y' | 'width'>;
  readonly railX: Scale;
  readonly toxicAt: Scale;
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly isNarrow: boolean;
}

/** The width of the label of the visitor's own comment. */
const PIN_PX = 184;
/** So many comments of the crowd stand on one another on a phone. */
const STRIP_ROWS = 6;

/** Lays out a drawing. */
export function layOut({ width, height, isNarrow }: Room): Layout {
  const railInset = isNarrow ? 24 : 32;
  const rail = {
    x: railInset,
    y: height - (isNarrow ? 44 : 46),
    width: width - 2 * railInset,
  };
  const gap = isNarrow ? 14 : width * 0.032;
  const plate = isNarrow
    ? { width: (width - gap) / 2, height: 68, size: 38 }
    : { width: width * 0.19, height: width * 0.066 + 52, size: width * 0.066 };
  const top = isNarrow ? 0 : 6;
  const floor = isNarrow ? plate.height + (height - plate.height) * 0.14 : rail.y - 40;
  const left = isNarrow ? 2 : 2 * plate.width + gap + width * 0.03;
  const right = width - (isNarrow ? 2 : 6);
  const base = isNarrow ? rail.y - 34 : rail.y - 60;
  const along = linearScale(REACH.from, REACH.to, left, right);
  const wide = right - left;
  const pitch = isNarrow
    ? wide / Math.ceil(1_000 / STRIP_ROWS)
    : Math.min(wide / 100, Math.sqrt(wide * base) / 81);
  const bubbleAt = (from: number, to: number): Box => {
    const y = isNarrow ? floor + 22 : 24;
    const bottom = isNarrow ? base - STRIP_ROWS * pitch - 17 : base * 0.64;
    return {
      x: left + wide * from,
      y,
      width: wide * (to - from),
      height: Math.max(bottom - y, 20),
    };
  };
  const rate = Math.log(BALANCED);
  return {
    isNarrow,
    plate: { ...plate, right: plate.width + gap },
    plateY: linearScale(0, 1, floor - plate.height, top),
    rod: {
      x: plate.width + gap / 2,
      y: top + plate.height / 2,
      height: floor - plate.height - top,
    },
    left,
    right,
    base,
    x: (logit) => along(Math.min(Math.max(logit, REACH.from), REACH.to)),
    logitAt: linearScale(left, right, REACH.from, REACH.to),
    pinX: (logit) => Math.min(Math.max(along(logit), left + PIN_PX / 2), right - PIN_PX / 2),
    // Between the bubble and the grip of the cut.
    card: { x: right, y: isNarrow ? base - 2 : Math.min(base - 12, base * 0.64 + 66) },
    pitch,
    bubbles: isNarrow
      ? {
          naive: { flagged: bubbleAt(0, 1), person: bubbleAt(0, 0) },
          mine: { flagged: bubbleAt(0.64, 1), person: bubbleAt(0, 0.61) },
        }
      : {
          naive: { flagged: bubbleAt(0.59, 1), person: bubbleAt(0.59, 0.59) },
          mine: { flagged: bubbleAt(0.76, 1), person: bubbleAt(0.47, 0.73) },
        },
    rail,
    railX: (toxic) => rail.x + (rail.width * Math.log(toxic)) / rate,
    toxicAt: (place) => Math.exp(((place - rail.x) / rail.width) * rate),
  };
}

/** Each dot takes three numbers of a list of places: x, y and radius. */
export const PER_DOT = 3;
/** Dots nearly touch. */
const FILL = 0.42;

/** Where the dots of a crowd stand. */
export interface Places {
  /** In the crowd, or in a bubble when they are flagged or unsure. */
  readonly dots: Float64Array;
  /** The small marks that those in a bubble leave in the crowd. */
  readonly marks: readonly { readonly x: number; readonly y: number; readonly isToxic: boolean }[];
  /** What is flagged, and what a person reads, in the order of their bubbles. */
  readonly flagged: readonly number[];
  readonly unsure: readonly number[];
}

/** A column of dots over each score, and what is not fine in rows inside its bubble. */
export function placeCrowd(
  crowd: readonly Scored[],
  cuts: Cuts,
  layout: Layout,
  bubbles: Bubbles,
): Places {
  const dots = new Float64Array(crowd.length * PER_DOT);
  if (layout.isNarrow) standInStrip(dots, layout);
  else standOverScores(dots, crowd, layout);
  const flagged = listFlagged(crowd, cuts);
  const unsure = listUnsure(crowd, cuts);
  const marks = [...flagged, ...unsure].map((place) => ({
    x: elementAt(dots, place * PER_DOT),
    y: elementAt(dots, place * PER_DOT + 1),
    isToxic: elementAt(crowd, place).isToxic,
  }));
  fillBubble(dots, flagged, bubbles.flagged, layout.isNarrow);
  fillBubble(dots, unsure, bubbles.person, layout.isNarrow);
  return { dots, marks, flagged, unsure };
}

function standInStrip(dots: Float64Array, { left, base, pitch }: Layout): void {
  for (let place = 0; place * PER_DOT < dots.length; place += 1) {
    const [column, row] = [Math.floor(place / STRIP_ROWS), place % STRIP_ROWS];
    const at = [left + (column + 0.5) * pitch, base - (row + 0.5) * pitch, pitch * FILL];
    dots.set(at, place * PER_DOT);
  }
}

function standOverScores(dots: Float64Array, crowd: readonly Scored[], layout: Layout): void {
  const columns = new Map<number, number[]>();
  crowd.forEach(({ logit }, place) => {
    const column = Math.round(layout.x(logit) / layout.pitch);
    const others = columns.get(column);
    if (others) others.push(place);
    else columns.set(column, [place]);
  });
  for (const [column, places] of columns) {
    const step = Math.min(layout.pitch, (layout.base - 14) / places.length);
    const inOrder = places.toSorted(
      (one, other) => Number(crowd[one]?.isToxic) - Number(crowd[other]?.isToxic) || one - other,
    );
    inOrder.forEach((place, row) => {
      const y = layout.base - 6 - layout.pitch / 2 - row * step;
      dots.set([column * layout.pitch, y, layout.pitch * FILL], place * PER_DOT);
    });
  }
}

/** The places of the flagged comments in the order of the bubble: toxic ones first. */
export function listFlagged(crowd: readonly Reading[], cuts: Cuts): number[] {
  const places = listOf(crowd, cuts, 'flagged');
  const isToxic = (place: number) => elementAt(crowd, place).isToxic;
  return [...places.filter(isToxic), ...places.filter((place) => !isToxic(place))];
}

/** What a person reads, the highest score first. */
export function listUnsure(crowd: readonly Reading[], cuts: Cuts): number[] {
  const logit = (place: number) => elementAt(crowd, place).logit;
  return listOf(crowd, cuts, 'doubt').toSorted((one, other) => logit(other) - logit(one));
}

function listOf(crowd: readonly Reading[], cuts: Cuts, verdict: Verdict): number[] {
  return [...crowd.keys()].filter(
    (place) => judge(elementAt(crowd, place).logit, cuts) === verdict,
  );
}

function fillBubble(
  dots: Float64Array,
  places: readonly number[],
  { x, y, width, height }: Box,
  isNarrow: boolean,
): void {
  const margin = isNarrow ? 10 : 20;
  const [wide, high] = [Math.max(width - 2 * margin, 1), Math.max(height - 2 * margin, 1)];
  const largest = isNarrow ? 20 : 40;
  let step = Math.min(largest, Math.sqrt((wide * high) / Math.max(places.length, 1)));
  const rowsAt = (size: number) => Math.max(1, Math.floor(high / size));
  while (Math.ceil(places.length / rowsAt(step)) * step > wide && step > 1) step *= 0.985;
  const rows = rowsAt(step);
  const top = y + margin + (high - rows * step) / 2;
  places.forEach((place, index) => {
    const [column, row] = [Math.floor(index / rows), index % rows];
    const at = [x + margin + (column + 0.5) * step, top + (row + 0.5) * step, step * FILL];
    dots.set(at, place * PER_DOT);
  });
}

/** Above the drawing, where comments come from. */
const ABOVE = -40;
/** No two neighbours fall together: a step that meets every place of a thousand once. */
const STRIDE = 37;

/** The same places with only so many comments fallen; the others wait above theirs. */
export function withFallen(dots: Float64Array, fallen: number): Float64Array {
  const count = dots.length / PER_DOT;
  if (fallen >= count) return dots;
  const waiting = dots.slice();
  for (let place = 0; place < count; place += 1) {
    if ((place * STRIDE) % count >= fallen) waiting[place * PER_DOT + 1] = ABOVE;
  }
  return waiting;
}

/** A dot is there when it is nearer than this, in pixels. */
const NEAR = 0.3;
/** How fast dots approach their place, in shares of the way for each millisecond; no two the same, or it looks like a sheet. */
const SLOWEST = 0.007;
const SPREAD = 0.008;

/** The places a moment later, each dot a part of its way; the targets themselves once all are there. */
export function stepTowards(places: Float64Array, targets: Float64Array, ms: number): Float64Array {
  if (places.length !== targets.length) return targets;
  const next = new Float64Array(targets);
  let isMoving = false;
  for (let index = 0; index < next.length; index += 1) {
    const away = numberAt(places, index) - numberAt(targets, index);
    if (Math.abs(away) < NEAR) continue;
    isMoving = true;
    const pace = SLOWEST + SPREAD * (((Math.floor(index / PER_DOT) * STRIDE) % 100) / 100);
    next[index] = numberAt(targets, index) + away * Math.exp(-pace * ms);
  }
  return isMoving ? next : targets;
}
