import { SEGMENT_BYTES, segmentsBefore, segmentsIn } from './trips';
import type { Cargo, Plan } from './trips';

/** Deeper is later. */
const BANDS = ['#1e6b45', '#185a3a', '#12472d', '#0f3f28', '#0d3823', '#0b3320'] as const;
const LEAST_ROWS = 3;
/** Of the drawing's height. On a phone the page needs it more. */
const SOIL_SHARE = { narrow: 0.3, wide: 0.36 };

/** The part of a drawing that is below the page. */
export function sizeOfSoil({ width, height, isNarrow }: SoilSize): SoilSize {
  const share = isNarrow ? SOIL_SHARE.narrow : SOIL_SHARE.wide;
  return { width, height: Math.round(height * share), isNarrow };
}

export interface SoilSize {
  readonly width: number;
  readonly height: number;
  readonly isNarrow: boolean;
}

export interface Block {
  readonly cargo: Cargo;
  readonly x: number;
  readonly width: number;
  /** One rectangle for each segment, or part of one. */
  readonly path: string;
}

export interface Row {
  readonly trip: number;
  readonly top: number;
  readonly height: number;
  readonly band: string;
  /** Of the slots. */
  readonly blockTop: number;
  readonly blockHeight: number;
  readonly left: number;
  readonly right: number;
  /** The outlines of all slots; empty where they are too narrow to be told apart. */
  readonly slots: string;
  readonly blocks: readonly Block[];
  readonly held: number;
  readonly capacity: number;
}

export interface Soil {
  readonly rows: readonly Row[];
  /** Whether rows are too low for names over their blocks. */
  readonly isDense: boolean;
}

/** One band for each round trip, with a slot for each segment that it may carry. */
export function layOutSoil(
  plan: Plan | undefined,
  window: number,
  { width, height, isNarrow }: SoilSize,
): Soil {
  const count = Math.max(LEAST_ROWS, plan?.trips ?? 0);
  const rowHeight = height / count;
  const isDense = rowHeight < 56;
  const left = isDense && isNarrow ? 24 : isNarrow ? 0 : 112;
  const slot = (width - left) / segmentsIn(count, window);
  const gap = slot > 9 ? 3 : slot > 5 ? 1.4 : slot > 3 ? 0.6 : 0;
  const above = isDense ? 4 : isNarrow ? 24 : 30;
  const blockHeight = Math.min(rowHeight - above - (isDense ? 4 : 10), 46);
  const blockTop = isNarrow || isDense ? above : Math.max(above, (rowHeight - blockHeight) / 2 + 8);

  const rows = Array.from({ length: count }, (_, index): Row => {
    const trip = index + 1;
    const before = segmentsBefore(trip, window);
    const capacity = segmentsIn(trip, window);
    const held = Math.min(Math.max((plan?.segments ?? 0) - before, 0), capacity);
    const top = index * rowHeight + blockTop;
    return {
      trip,
      top: index * rowHeight,
      height: rowHeight,
      band: BANDS[Math.min(index, BANDS.length - 1)] ?? BANDS[0],
      blockTop: top,
      blockHeight,
      left,
      right: left + capacity * slot,
      slots:
        slot > 4
          ? Array.from({ length: capacity }, (__, place) =>
              drawBox(left + place * slot + 0.5, top + 0.5, slot - gap - 1, blockHeight - 1),
            ).join('')
          : drawBox(left + 0.5, top + 0.5, capacity * slot - 1, blockHeight - 1),
      blocks: (plan?.loads ?? []).flatMap(({ cargo, from, to }) => {
        const first = Math.max(from / SEGMENT_BYTES, before);
        const last = Math.min(to / SEGMENT_BYTES, before + capacity);
        if (last <= first) return [];
        const boxes: string[] = [];
        let filledTo = 0;
        const place = (at: number) => left + (Math.floor(at) - before) * slot;
        for (let segment = Math.floor(first); segment < last; segment += 1) {
          const [start, end] = [Math.max(first - segment, 0), Math.min(last - segment, 1)];
          const x = place(segment) + start * (slot - gap);
          const wide = Math.max((end - start) * (slot - gap), 1.5);
          boxes.push(drawBox(x, top, wide, blockHeight));
          filledTo = x + wide;
        }
        const x = place(first) + (first - Math.floor(first)) * (slot - gap);
        return [{ cargo, x, width: Math.max(filledTo - x, 3), path: boxes.join('') }];
      }),
      held,
      capacity,
    };
  });
  return { rows, isDense };
}

function drawBox(x: number, y: number, width: number, height: number): string {
  const [across, down] = [round(width), round(height)];
  return `M${round(x)} ${round(y)}h${across}v${down}h-${across}z`;
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}
