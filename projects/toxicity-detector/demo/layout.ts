import { elementAt } from '@/lib/element-at';
import { linearScale } from '@/lib/scale';
import type { Scale } from '@/lib/scale';

import { CROWD, judge } from './crowd';
import type { Cuts } from './crowd';
import type { Scored } from './learn';

/** The score axis shows logits from minus to plus this; what lies beyond stands at its ends. */
const REACH = 9;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything stands in a drawing of one size. */
export interface Layout {
  readonly isNarrow: boolean;
  /** From a logit to pixels, and back. */
  readonly x: Scale;
  readonly logitAt: Scale;
  /** The axis, and the top of the drawing's inside. */
  readonly base: number;
  /** The distance of two dots over the axis. */
  readonly pitch: number;
  /** The sleeve's bubble, which holds what is flagged. */
  readonly bubble: Box & { readonly corner: number; readonly tail: number };
  /** The bar that shows how many of the crowd are toxic. */
  readonly bar: Box;
  readonly barX: Scale;
  readonly toxicAt: Scale;
}

/** Lays out a drawing. */
export function layOut({
  width,
  height,
  isNarrow,
}: {
  width: number;
  height: number;
  isNarrow: boolean;
}): Layout {
  const edge = isNarrow ? 4 : 6;
  const bar = {
    // The grip at its left end must not leave the screen.
    x: isNarrow ? 11 : 0,
    y: height - (isNarrow ? 50 : 60),
    width: isNarrow ? width - 11 - edge : width,
    height: isNarrow ? 24 : 30,
  };
  const base = height - (isNarrow ? 96 : 124);
  const along = linearScale(-REACH, REACH, edge, width - edge);
  return {
    isNarrow,
    x: (logit) => along(Math.min(Math.max(logit, -REACH), REACH)),
    logitAt: linearScale(edge, width - edge, -REACH, REACH),
    base,
    // Smaller where the hill is low, so that its columns still fit.
    pitch: Math.min(isNarrow ? 4.6 : width / 132, Math.sqrt(width * base) / (isNarrow ? 69 : 81)),
    bubble: isNarrow
      ? {
          x: width * 0.545,
          y: 24,
          width: width * 0.455 - 3,
          height: height * 0.33,
          corner: 20,
          tail: 18,
        }
      : {
          x: width * 0.57,
          y: 26,
          width: width * 0.43 - 4,
          height: (height - 150) * 0.6,
          corner: 50,
          tail: 40,
        },
    bar,
    barX: linearScale(0, CROWD, bar.x, bar.x + bar.width),
    toxicAt: linearScale(bar.x, bar.x + bar.width, 0, CROWD),
  };
}

/** Each dot takes three numbers of a list of places: x, y and radius. */
export const PER_DOT = 3;
/** Dots nearly touch. */
const FILL = 0.42;

/** Where the dots of a crowd stand. */
export interface Places {
  /** Over their scores, or in the bubble when they are flagged. */
  readonly dots: Float64Array;
  /** The small marks that flagged ones leave over their scores. */
  readonly marks: readonly { readonly x: number; readonly y: number; readonly isToxic: boolean }[];
}

/** A column of dots over each score, and the flagged ones in rows inside the bubble, toxic ones first. */
export function placeCrowd(crowd: readonly Scored[], cuts: Cuts, layout: Layout): Places {
  const dots = new Float64Array(crowd.length * PER_DOT);
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
  const flagged = listFlagged(crowd, cuts);
  const marks = flagged.map((place) => ({
    x: elementAt(dots, place * PER_DOT),
    y: elementAt(dots, place * PER_DOT + 1),
    isToxic: elementAt(crowd, place).isToxic,
  }));
  fillBubble(dots, flagged, layout);
  return { dots, marks };
}

/** The places of the flagged comments in the order of the bubble. */
export function listFlagged(crowd: readonly Scored[], cuts: Cuts): number[] {
  const places = [...crowd.keys()].filter(
    (place) => judge(elementAt(crowd, place).logit, cuts) === 'flagged',
  );
  const isToxic = (place: number) => elementAt(crowd, place).isToxic;
  return [...places.filter(isToxic), ...places.filter((place) => !isToxic(place))];
}

function fillBubble(dots: Float64Array, flagged: readonly number[], layout: Layout): void {
  const { x, y, width, height } = layout.bubble;
  const margin = layout.isNarrow ? 10 : 24;
  const [wide, high] = [width - 2 * margin, height - 2 * margin];
  const largest = layout.isNarrow ? 20 : 44;
  let step = Math.min(largest, Math.sqrt((wide * high) / Math.max(flagged.length, 1)));
  const rowsAt = (size: number) => Math.max(1, Math.floor(high / size));
  while (Math.ceil(flagged.length / rowsAt(step)) * step > wide && step > 1) step *= 0.985;
  const rows = rowsAt(step);
  const top = y + margin + (high - rows * step) / 2;
  flagged.forEach((place, index) => {
    const [column, row] = [Math.floor(index / rows), index % rows];
    const at = [x + margin + (column + 0.5) * step, top + (row + 0.5) * step, step * FILL];
    dots.set(at, place * PER_DOT);
  });
}

/** A dot is there when it is nearer than this, in pixels. */
const NEAR = 0.3;
/** How fast dots approach their place, in shares of the way for each millisecond; no two the same, or it looks like a sheet. */
const SLOWEST = 0.007;
const SPREAD = 0.008;

/** The places a moment later, each dot a part of its way; the targets themselves once all are there. */
export function stepTowards(places: Float64Array, targets: Float64Array, ms: number): Float64Array {
  if (places.length !== targets.length) return targets;
  const isFar = (place: number, index: number) =>
    Math.abs(elementAt(targets, index) - place) >= NEAR;
  if (!places.some(isFar)) return targets;
  return places.map((place, index) => {
    const target = elementAt(targets, index);
    if (!isFar(place, index)) return target;
    const pace = SLOWEST + SPREAD * (((Math.floor(index / PER_DOT) * 37) % 100) / 100);
    return target + (place - target) * Math.exp(-pace * ms);
  });
}
