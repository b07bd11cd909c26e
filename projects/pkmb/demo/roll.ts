import { mix } from '@/stage/tween';

import type { Sale } from './run-sale';
import { SUPPLY } from './sale';

/** The wall has whole rows, so that it can roll over its own end without a seam. */
export const COLUMNS = 40;
export const ROWS = SUPPLY / COLUMNS;

/** How far the wall of pictures lies from its place, in tiles. Every whole place is a shift. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Leg {
  readonly from: Place;
  readonly to: Place;
  readonly startsMs: number;
  readonly endsMs: number;
}

/** How the wall gets from one shift to another: in one roll, or in two with a rest before the sealed number moves it. */
export interface Roll {
  readonly legs: readonly Leg[];
  /** When the sealed number begins to move it. Infinity: there is none. */
  readonly sealsMs: number;
  readonly endsMs: number;
}

const REST_MS = 900;

/** The shift that a place shows, or is nearest to. */
export function shiftOfPlace({ x, y }: Place): number {
  const places = Math.round(x) + Math.round(y) * COLUMNS;
  return ((places % SUPPLY) + SUPPLY) % SUPPLY;
}

/** Where the wall lies for a shift. */
export function placeOfShift(shift: number): Place {
  return { x: shift % COLUMNS, y: Math.floor(shift / COLUMNS) };
}

/** Downwards like a reel, this many whole turns and then on to the shift, the shorter way sideways. */
function rollTo(from: Place, shift: number, turns: number): Place {
  const at = placeOfShift(shift);
  const around = Math.round((from.x - at.x) / COLUMNS);
  const y = at.y - around;
  const ahead = Math.ceil((y - (from.y - turns * ROWS)) / ROWS);
  return { x: at.x + around * COLUMNS, y: y - ahead * ROWS };
}

/** From where the wall is to what was drawn; a sealed number moves it once more after the builder's choice. */
export function planRoll(
  from: Place,
  { shift, picked }: Pick<Sale, 'shift' | 'picked'>,
  { turns, lastsMs }: { readonly turns: number; readonly lastsMs: number },
): Roll {
  if (picked.shift === shift) {
    const to = rollTo(from, shift, turns);
    return {
      legs: [{ from, to, startsMs: 0, endsMs: lastsMs }],
      sealsMs: Number.POSITIVE_INFINITY,
      endsMs: lastsMs,
    };
  }
  const isThere = turns === 0 && shiftOfPlace(from) === picked.shift;
  const chosen = isThere ? from : rollTo(from, picked.shift, turns);
  const chosenMs = isThere ? 0 : lastsMs;
  const sealsMs = chosenMs + REST_MS;
  const endsMs = sealsMs + lastsMs;
  return {
    legs: [
      { from, to: chosen, startsMs: 0, endsMs: chosenMs },
      { from: chosen, to: rollTo(chosen, shift, 1), startsMs: sealsMs, endsMs },
    ],
    sealsMs,
    endsMs,
  };
}

/** Where the wall is after this many milliseconds, and whether it lies still there. */
export function placeAt({ legs }: Roll, ms: number): { readonly place: Place; isStill: boolean } {
  let place: Place = { x: 0, y: 0 };
  for (const { from, to, startsMs, endsMs } of legs) {
    if (ms <= startsMs && startsMs > 0) break;
    place = to;
    if (ms < endsMs) {
      const share = settle(Math.max(ms - startsMs, 0) / (endsMs - startsMs));
      return {
        place: { x: mix(from.x, to.x, share), y: mix(from.y, to.y, share) },
        isStill: false,
      };
    }
  }
  return { place, isStill: true };
}

/** How many deals have been looked at, for a share of the way from one number to another: each tenfold takes as long. */
export function dealsAt(from: number, to: number, share: number): number {
  return Math.floor(from * (to / from) ** share + 1e-9);
}

/** Brakes evenly, so that it is seen to move until it stops. */
function settle(share: number): number {
  return 1 - (1 - share) ** 2;
}
