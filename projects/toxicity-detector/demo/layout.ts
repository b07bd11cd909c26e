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
  /** The hill of scores: its left end, its right end, its highest place and the axis. */
  readonly left: number;
  readonly right: number;
  readonly hill: number;
  readonly base: number;
  /** From a logit to pixels, and back. */
  readonly x: Scale;
  readonly logitAt: Scale;
  /** The top of the row for the labels of the cuts: over the hill, or under its axis on a phone. */
  readonly lane: number;
  readonly laneHeight: number;
  /** Where one comment is read, beside everything else, and the size of its letters. */
  readonly quote: Box & { readonly size: number };
  /** The distance of two dots in the crowd. */
  readonly pitch: number;
  readonly bubbles: Readonly<Record<'naive' | 'mine', Bubbles>>;
  /** The size of the counts over the bubbles, and how far they stand above them. */
  readonly costSize: number;
  readonly costGap: number;
  /** The room between the large numbers and these counts. */
  readonly aboveCosts: number;
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

/** Narrower, and the comment that is read gets a row of its own, unless there is no height for it. */
const BESIDE_PX = 420;
const SHORT_PX = 450;
/** A phone's drawing that has no room to spare. */
const LOW_PX = 320;
/** The densest part of the crowd: so many comments for each width of the axis squared. */
const DENSITY = 3_900;

/** Lays out a drawing, in rows that never overlap: bubbles beside the comment that is read, the hill of scores, and the rail. */
export function layOut({ width, height, isNarrow }: Room): Layout {
  const railInset = isNarrow ? 24 : 32;
  const rail = {
    x: railInset,
    y: height - (isNarrow ? 48 : 52),
    width: width - 2 * railInset,
  };
  const gap = isNarrow ? 8 : width * 0.036;
  const plate = isNarrow
    ? { width: (width - gap) / 2, height: 52, size: 31 }
    : { width: width * 0.19, height: width * 0.066 + 66, size: width * 0.066 };
  const top = isNarrow ? 0 : 6;
  // A phone's card falls as far as there is room for it.
  const drop = Math.min(Math.max(height - LOW_PX, -16) / 2, 24);
  const floor = isNarrow ? plate.height + 14 + drop : rail.y - 40;
  const left = isNarrow ? 2 : 2 * plate.width + gap + width * 0.03;
  const right = width - (isNarrow ? 2 : 6);
  const wide = right - left;
  const base = rail.y - (isNarrow ? 56 : 50);

  const isBeside = !isNarrow && (wide >= BESIDE_PX || height < SHORT_PX);
  const isWide = isRoomy({ left, right });
  // The bubbles begin where the comment ends.
  const from = isBeside ? (isWide ? 0.33 : 0.42) : 0;
  const costSize = isNarrow ? 28 : Math.min(width * 0.044, 50);
  const first = isNarrow ? floor + 30 : 14 + costSize;
  const row = isNarrow ? 42 : 84;
  // The tail of a bubble, and the labels of the cuts under it.
  const between = isNarrow ? 12 : 44;
  const bubbleTop = isNarrow || isBeside ? first : 24 + row + first;
  const free = base - bubbleTop - between - (isNarrow ? row + 4 : 0);
  const bubbleHeight = Math.max(free * 0.62, 20);
  const hill = base - Math.max(free - bubbleHeight, 20);
  const quote = isNarrow
    ? { x: left, y: bubbleTop + bubbleHeight + between, width: wide, height: row, size: 12 }
    : isBeside
      ? {
          x: left,
          y: 24,
          width: wide * (from - 0.03),
          height: bubbleTop + bubbleHeight - 24,
          size: isWide ? 16 : 13,
        }
      : { x: left, y: 24, width: wide, height: row, size: 14 };
  const bubbleAt = (start: number, end: number): Box => ({
    x: left + wide * (from + (1 - from) * start),
    y: bubbleTop,
    width: wide * (1 - from) * (end - start),
    height: bubbleHeight,
  });
  const along = linearScale(REACH.from, REACH.to, left, right);
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
    hill,
    base,
    x: (logit) => along(Math.min(Math.max(logit, REACH.from), REACH.to)),
    logitAt: linearScale(left, right, REACH.from, REACH.to),
    lane: isNarrow ? base + 3 : hill - 29,
    laneHeight: isNarrow ? 17 : 26,
    quote,
    pitch: Math.min(wide / 100, Math.sqrt((wide * (base - hill)) / DENSITY)),
    bubbles: {
      naive: { flagged: bubbleAt(0, 1), person: bubbleAt(0, 0) },
      mine: { flagged: bubbleAt(0.6, 1), person: bubbleAt(0, 0.57) },
    },
    costSize,
    costGap: isNarrow ? 4 : 7,
    aboveCosts: floor - plate.height,
    rail,
    railX: (toxic) => rail.x + (rail.width * Math.log(toxic)) / rate,
    toxicAt: (place) => Math.exp(((place - rail.x) / rail.width) * rate),
  };
}

/** A shorter axis has no room for its names, nor for long labels of its cuts. */
const ROOMY_PX = 600;

/** Whether an axis has room for everything there is to write. */
export function isRoomy({ left, right }: Pick<Layout, 'left' | 'right'>): boolean {
  return right - left >= ROOMY_PX;
}

/** On which side of its line the label of a cut stands: away from the other one, and within the drawing. */
export function sideOf(
  cut: 'low' | 'high',
  at: number,
  label: number,
  { left, right }: Layout,
): 'left' | 'right' {
  if (at - left < label) return 'right';
  return cut === 'low' || right - at < label ? 'left' : 'right';
}

/** Each dot takes three numbers of a list of places: x, y and radius. */
export const PER_DOT = 3;
/** Dots nearly touch; in a crowd that is too small for dots they do, and make one shape. */
const FILL = 0.42;
const SOLID = 0.5;
/** The room that the person takes at the left of a bubble, in shares of its height. */
export const SEAT = 0.42;

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
  standOverScores(dots, crowd, layout);
  const flagged = listFlagged(crowd, cuts);
  const unsure = listUnsure(crowd, cuts);
  const marks = [...flagged, ...unsure].map((place) => ({
    x: elementAt(dots, place * PER_DOT),
    y: elementAt(dots, place * PER_DOT + 1),
    isToxic: elementAt(crowd, place).isToxic,
  }));
  fillBubble(dots, flagged, bubbles.flagged, layout.isNarrow);
  const { person } = bubbles;
  const seat = person.height * SEAT;
  const pile = { ...person, x: person.x + seat, width: person.width - seat };
  fillBubble(dots, unsure, pile, layout.isNarrow);
  return { dots, marks, flagged, unsure };
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
    const step = Math.min(layout.pitch, (layout.base - 4 - layout.hill) / places.length);
    const inOrder = places.toSorted(
      (one, other) => Number(crowd[one]?.isToxic) - Number(crowd[other]?.isToxic) || one - other,
    );
    inOrder.forEach((place, row) => {
      const y = layout.base - 2 - layout.pitch / 2 - row * step;
      const radius = layout.pitch * (layout.isNarrow ? SOLID : FILL);
      dots.set([column * layout.pitch, y, radius], place * PER_DOT);
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
