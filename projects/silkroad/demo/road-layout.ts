export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Heading extends Point {
  /** Where the road leads here, in degrees. */
  readonly angle: number;
}

/** A way from one station to the next: straight, or around one bend. */
export interface Segment {
  readonly d: string;
  /** The point at a share of its length, from 0 to 1. */
  readonly at: (share: number) => Heading;
}

export interface RoadLayout {
  readonly isNarrow: boolean;
  /** Whether a station has room for one line of words only. */
  readonly isLow: boolean;
  /** Sizes are meant for 1 and grow with the drawing. */
  readonly scale: number;
  readonly radius: number;
  readonly roadWidth: number;
  /** Seven blocks and the seal. */
  readonly stations: readonly Point[];
  /** The one of a number leads to the station of that number. */
  readonly segments: readonly Segment[];
  /** From the last station to where the road leaves. Unset: it ends at that station. */
  readonly exit: Segment | undefined;
  /** Where the road begins: the tree of boxes ends here. */
  readonly start: Point;
  /** What falls off the road comes to rest on this height. */
  readonly floor: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly isNarrow: boolean;
}

const BEYOND = 90;
const TREE_SHARE = 0.3;
/** Over the first row: what its tags stand out. The rest is room between the rows, whose words hang lower where the road is broken. */
const ABOVE_PX = 14;
/** Under the last row: its words, and the floor with the van. On a low stage the words are one line. */
const BELOW_PX = { low: 60, high: 84 };
const LOW_PX = 280;
/** The same on a phone: the words on a road of 1, and the van in pixels. */
const NARROW_BELOW = { words: 34, floor: 40 };
/** Two lines of words between two rows of a phone. */
const NARROW_WORDS_PX = 30;
/** What a tag stands out above its disc, on a phone. */
const TAG_PX = 8;
/** The middle of the tree's trunk, on a phone. */
export const TRUNK_X = 18;
/** A finger hits it. */
const SMALLEST_RADIUS = 22;
/** From station to station of a phone's row: their words stand side by side. Bends are as wide as that leaves room for. */
const APART_PX = 126;
const NARROWEST_BEND = 24;
/** The way from the pile of boxes to the first station of a phone. */
const FIRST_WAY = 34;

/** The road of the sleeve: right, back, and on a phone right again. The handover, from 2 to 3, lies on a straight way. */
export function layRoad(size: Size): RoadLayout {
  return size.isNarrow ? layNarrow(size) : layWide(size);
}

/** The same road for a list: it ends at the last block, because nobody seals it. */
export function withoutSeal(layout: RoadLayout): RoadLayout {
  return { ...layout, segments: layout.segments.slice(0, -1), exit: undefined };
}

/** The beginning of a phone's road, above a tree: the two stations stay where they are, and the road leaves to the right. */
export function layProof(size: Size): RoadLayout {
  const layout = layNarrow(size);
  const { roadWidth } = layout;
  const [made = layout.start, inspected = made] = layout.stations;
  const start = { x: TRUNK_X - roadWidth / 2, y: made.y };
  return connect(
    start,
    [made, inspected],
    { x: size.width + BEYOND, y: made.y },
    { left: 0, right: 0, widest: 0 },
    true,
    layout,
  );
}

function layWide({ width, height }: Size): RoadLayout {
  const scale = Math.min(Math.max(Math.min(height / 425, (width * 0.7) / 800), 0.48), 1.8);
  const radius = 46 * scale;
  const roadWidth = 42 * scale;
  const top = radius + ABOVE_PX;
  const isLow = height < LOW_PX;
  const bottom = height - radius - (isLow ? BELOW_PX.low : BELOW_PX.high);
  const bend = (bottom - top) / 2;
  const start = { x: width * TREE_SHARE, y: top };
  const left = start.x + radius + 34 * scale;
  const right = width - bend - roadWidth / 2 - 2;
  // The words of the last one stay clear of the bend.
  const span = right - left - Math.max(radius * 0.8, 28);
  const row = [0, 1, 2, 3].map((index) => left + (span * index) / 3);
  const stations = [
    ...row.map((x) => ({ x, y: top })),
    ...row.toReversed().map((x) => ({ x, y: bottom })),
  ];
  const end = { x: start.x, y: bottom };
  const sizes = { scale, radius, roadWidth, isLow, floor: height };
  return connect(start, stations, end, { left, right, widest: bend }, false, sizes);
}

function layNarrow({ width, height }: Size): RoadLayout {
  const scale = Math.min(Math.max(Math.min(height, width) / 430, 0.53), 0.8);
  const radius = Math.max(39 * scale, SMALLEST_RADIUS);
  const roadWidth = 38 * scale;
  const top = radius + TAG_PX;
  const below = NARROW_BELOW.words * scale + NARROW_BELOW.floor;
  const pitch = (height - top - radius - below) / 2;
  // The bends reach into the margins, and the names between them have room.
  const beyond = roadWidth / 2 - 8;
  const widest = Math.max(width / 2 - APART_PX - beyond, NARROWEST_BEND);
  const left = Math.min(pitch / 2, widest) + beyond;
  const right = width - left;
  const middle = width / 2;
  const stations = [
    [middle, right],
    [right, middle, left],
    [left, middle, right],
  ].flatMap((row, index) => row.map((x) => ({ x, y: top + index * pitch })));
  const start = { x: middle - radius - FIRST_WAY, y: top };
  const isLow = pitch < 2 * radius + NARROW_WORDS_PX;
  const sizes = { scale, radius, roadWidth, isLow, floor: height };
  return connect(start, stations, undefined, { left, right, widest }, true, sizes);
}

function connect(
  start: Point,
  stations: readonly Point[],
  end: Point | undefined,
  bends: { left: number; right: number; widest: number },
  isNarrow: boolean,
  sizes: Pick<RoadLayout, 'scale' | 'radius' | 'roadWidth' | 'isLow' | 'floor'>,
): RoadLayout {
  const middle = (bends.left + bends.right) / 2;
  const segments = stations.map((to, index) => {
    const from = stations[index - 1] ?? start;
    const isRight = from.x > middle;
    const bendX = isRight ? bends.right : bends.left;
    return lead(from, to, { x: bendX, isRight, widest: bends.widest });
  });
  const { scale, radius, roadWidth, isLow, floor } = sizes;
  const exit = end && straight(stations.at(-1) ?? start, end);
  return {
    isNarrow,
    scale,
    radius,
    roadWidth,
    isLow,
    floor,
    stations,
    segments,
    exit,
    start,
  };
}

interface Bend {
  /** Where it begins and ends. */
  readonly x: number;
  readonly isRight: boolean;
  readonly widest: number;
}

function straight(from: Point, to: Point): Segment {
  return { d: `M${pair(from)}L${pair(to)}`, at: (share) => onLine(from, to, share) };
}

/** Straight within a row; between rows by a bend: half a circle, or two quarters and the way down between them. */
function lead(from: Point, to: Point, { x, isRight, widest }: Bend): Segment {
  if (from.y === to.y) return straight(from, to);
  const radius = Math.min((to.y - from.y) / 2, widest);
  const far = x + (isRight ? radius : -radius);
  const [enter, leave] = [
    { x, y: from.y },
    { x, y: to.y },
  ];
  const [down, on] = [
    { x: far, y: from.y + radius },
    { x: far, y: to.y - radius },
  ];
  const second = { x, y: to.y - 2 * radius };
  const parts = [
    { length: Math.abs(x - from.x), at: (s: number) => onLine(from, enter, s) },
    { length: (Math.PI / 2) * radius, at: (s: number) => onBend(enter, radius, isRight, s / 2) },
    { length: on.y - down.y, at: (s: number) => ({ ...onLine(down, on, s), angle: 90 }) },
    {
      length: (Math.PI / 2) * radius,
      at: (s: number) => onBend(second, radius, isRight, 0.5 + s / 2),
    },
    { length: Math.abs(to.x - x), at: (s: number) => onLine(leave, to, s) },
  ];
  const total = parts.reduce((sum, { length }) => sum + length, 0);
  const arc = `A${pair({ x: radius, y: radius })} 0 0 ${isRight ? '1' : '0'} `;
  return {
    d: `M${pair(from)}L${pair(enter)}${arc}${pair(down)}L${pair(on)}${arc}${pair(leave)}L${pair(to)}`,
    at: (share) => {
      let rest = share * total;
      for (const { length, at } of parts) {
        if (rest <= length) return at(length === 0 ? 0 : rest / length);
        rest -= length;
      }
      return onLine(leave, to, 1);
    },
  };
}

function onLine(from: Point, to: Point, share: number): Heading {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    angle: to.x < from.x ? 180 : 0,
  };
}

function onBend(enter: Point, radius: number, isRight: boolean, share: number): Heading {
  const turn = Math.PI * share;
  const side = isRight ? 1 : -1;
  return {
    x: enter.x + side * radius * Math.sin(turn),
    y: enter.y + radius - radius * Math.cos(turn),
    angle: isRight ? 180 * share : 180 - 180 * share,
  };
}

/** Short, and the same on every machine. */
function pair({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
