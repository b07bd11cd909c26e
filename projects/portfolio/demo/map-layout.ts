import { linearScale } from '@/lib/scale';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Whether two boxes overlap; a common edge is no overlap. */
export function touches(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** One sheet of the map: so much of the page, from top to bottom. */
export interface Sheet extends Box {
  /** Where on the page it begins and ends, in pixels. */
  readonly from: number;
  readonly to: number;
}

/** What is drawn of the page: all of its height, and of its width what anything stands on. */
export interface Extent extends Size {
  readonly left: number;
}

export interface MapLayout {
  /** Where on the page the sheets begin, in pixels from its left edge. */
  readonly left: number;
  /** Pixels of the map for a pixel of the page. */
  readonly scale: number;
  readonly sheets: readonly Sheet[];
}

const MOST_SHEETS = 8;
/** Between two sheets, as a share of the drawing's width. */
const GAP = 0.018;

/**
 * A page is far taller than any drawing, so it is cut into sheets that stand side by side, as many as make the picture largest.
 */
export function layOutMap(page: Extent, drawing: Size): MapLayout {
  const gap = drawing.width * GAP;
  const options = Array.from({ length: MOST_SHEETS }, (_, index) => {
    const count = index + 1;
    const wide = (drawing.width - gap * index) / (count * Math.max(page.width, 1));
    const high = (drawing.height * count) / Math.max(page.height, 1);
    return { count, scale: Math.min(wide, high) };
  });
  const { count, scale } = options.reduce((best, option) =>
    option.scale > best.scale ? option : best,
  );
  const width = page.width * scale;
  const step = page.height / count;
  const start = (drawing.width - width * count - gap * (count - 1)) / 2;
  const top = (drawing.height - step * scale) / 2;
  return {
    left: page.left,
    scale,
    sheets: Array.from({ length: count }, (_, index) => ({
      x: start + index * (width + gap),
      y: top,
      width,
      height: step * scale,
      from: index * step,
      to: (index + 1) * step,
    })),
  };
}

/** Where a box of the page is on the map: one piece for each sheet that it touches. */
export function placeOnMap({ left, scale, sheets }: MapLayout, box: Box): Box[] {
  return sheets.flatMap(({ x, y, from, to }) => {
    const top = Math.max(box.y, from);
    const bottom = Math.min(box.y + box.height, to);
    if (bottom <= top) return [];
    const yOf = linearScale(from, to, y, y + (to - from) * scale);
    return [
      {
        x: x + (box.x - left) * scale,
        y: yOf(top),
        width: box.width * scale,
        height: (bottom - top) * scale,
      },
    ];
  });
}
