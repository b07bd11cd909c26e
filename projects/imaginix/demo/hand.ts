import { elementAt } from '@/lib/element-at';
/** A place in the drawing, in units of which 100 fit across and 46 down, and when the pen was there. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
}

export interface Stroke {
  /** Only ever added to, so that a snapshot is a number of points of each stroke. */
  readonly points: Point[];
  /** Whether the demo put it there to show something; a drawing is kept and drawn again without it. Unset: no. */
  readonly isAside?: boolean;
}

/** The drawing as it was: so many points of each stroke. */
export type Ink = readonly { readonly points: readonly Point[]; readonly count: number }[];

export const SPACE = { width: 100, height: 46 } as const;

/** The pre-drawn line takes so long: 50 snapshots, the example of the write-up. */
export const HAND_MS = 1_960;
/** Between two strokes a replay waits no longer than this. */
const LONGEST_GAP_MS = 600;
const PARTS_PER_SPAN = 12;

type Place = readonly [x: number, y: number];

/** A whale: its back, tail and belly in one line; its mouth, which goes on as the edge of a pale belly; its eye and its spout. */
const WHALE: readonly { readonly until: number; readonly through: readonly Place[] }[] = [
  {
    until: 1_360,
    through: [
      [7, 27],
      [9, 19],
      [17, 12],
      [30, 8.5],
      [45, 9.5],
      [60, 15],
      [72, 22],
      [80, 22],
      [84, 16.5],
      [82, 9.5],
      [77, 4],
      [86, 5.5],
      [89, 10.5],
      [92, 5.5],
      [98.5, 5],
      [96, 13],
      [90.5, 20],
      [86, 28],
      [76, 36],
      [60, 41],
      [42, 42.5],
      [24, 40.5],
      [12, 35],
      [7, 27],
    ],
  },
  {
    until: 1_640,
    through: [
      [7, 27],
      [13, 30],
      [22, 29.5],
      [34, 33],
      [50, 36.5],
      [64, 37],
      [78, 34.5],
    ],
  },
  {
    until: 1_730,
    through: [
      [20, 23.5],
      [22, 21.5],
      [24, 23.5],
      [22, 25.5],
      [20, 23.5],
    ],
  },
  {
    until: 1_840,
    through: [
      [31, 7],
      [30.5, 3],
      [27, 0],
      [23.5, 2.5],
    ],
  },
  {
    until: HAND_MS,
    through: [
      [32, 7],
      [33, 3],
      [36.5, 0],
      [40, 2.5],
    ],
  },
];

/** The pen moves on to the next stroke within this time, so that every snapshot has something new. */
const HOP_MS = 10;

/** The pre-drawn hand, from 0 to `HAND_MS`. */
export function drawWhale(): Stroke[] {
  let startMs = 0;
  return WHALE.map(({ until, through }) => {
    const places = smooth(through);
    const lengths = measure(places);
    const whole = elementAt(lengths, lengths.length - 1);
    const from = startMs;
    startMs = until + HOP_MS;
    return {
      points: places.map(([x, y], index) => ({
        x,
        y,
        atMs: Math.round(from + ((until - from) * elementAt(lengths, index)) / whole),
      })),
    };
  });
}

/** One touch of the pen at each place, so many milliseconds apart. */
function dabAt(everyMs: number, ...places: readonly Place[]): Stroke[] {
  return places.map(([x, y], index) => ({ points: [{ x, y, atMs: index * everyMs }] }));
}

/** What the opening act draws: the whale's eye and the tips of its spout, slowly enough for any painter. */
export const DABS = dabAt(600, [22, 23.5], [23.5, 2.5], [40, 2.5]);
/** What shows what one small mark changes. */
export const SPOTS = dabAt(450, [4, 8], [62, 5], [94, 38], [4, 42]);

/** A finger that only touches moves less than this, in units. */
const DAB = 5;

/** Whether a stroke is no more than a touch. */
export function isDab({ points }: Stroke): boolean {
  return points.every(({ x, y }) => {
    const first = elementAt(points, 0);
    return Math.hypot(x - first.x, y - first.y) < DAB;
  });
}

/** Catmull-Rom: a curve through all the places. */
function smooth(through: readonly Place[]): Place[] {
  const at = (index: number): Place =>
    elementAt(through, Math.min(Math.max(index, 0), through.length - 1));
  const places: Place[] = [];
  for (let span = 0; span < through.length - 1; span += 1) {
    const [a, b, c, d] = [at(span - 1), at(span), at(span + 1), at(span + 2)];
    for (let part = 0; part < PARTS_PER_SPAN; part += 1) {
      const t = part / PARTS_PER_SPAN;
      const along = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t);
      places.push([along(0), along(1)]);
    }
  }
  return [...places, at(through.length - 1)];
}

/** The way to each place. */
function measure(places: readonly Place[]): number[] {
  let sum = 0;
  return places.map(([x, y], index) => {
    const [fromX, fromY] = places[index - 1] ?? [x, y];
    sum += Math.hypot(x - fromX, y - fromY);
    return sum;
  });
}

/** What was drawn, as a hand that can draw it again: from time 0, without the long rests. */
export function repeatable(strokes: readonly Stroke[]): Stroke[] {
  let cutMs = strokes[0]?.points[0]?.atMs ?? 0;
  let endMs = cutMs;
  return strokes.map(({ points }) => {
    const startMs = points[0]?.atMs ?? endMs;
    cutMs += Math.max(0, startMs - endMs - LONGEST_GAP_MS);
    endMs = points.at(-1)?.atMs ?? startMs;
    return { points: points.map((point) => ({ ...point, atMs: point.atMs - cutMs })) };
  });
}
