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
  /** How many deals have been looked at once it is there. */
  readonly deals: number;
}

/** How the wall gets from one shift to another: by every better deal on the way, with a rest before the sealed number moves it. */
export interface Roll {
  readonly legs: readonly Leg[];
  /** When it shows the builder's choice. */
  readonly chosenMs: number;
  /** When the sealed number begins to move it. Infinity: there is none. */
  readonly sealsMs: number;
  readonly endsMs: number;
}

/** How a roll goes. */
interface Pace {
  /** Whole turns before the builder's choice. */
  readonly turns: number;
  readonly lastsMs: number;
  /** How many deals have been looked at before, and how many will have been. */
  readonly from: number;
  readonly tries: number;
}

/** From one better deal to the next, and how long each is seen. */
const STEP_MS = 260;
const STEP_REST_MS = 240;
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
  start: Place,
  { shift, picked, bests }: Pick<Sale, 'shift' | 'picked' | 'bests'>,
  { turns, lastsMs, from, tries }: Pace,
): Roll {
  const legs: Leg[] = [];
  let at = start;
  let ms = 0;
  const go = (to: Place, leg: { deals: number; lastsMs: number; restMs: number }) => {
    legs.push({ from: at, to, startsMs: ms, endsMs: ms + leg.lastsMs, deals: leg.deals });
    at = to;
    ms += leg.lastsMs + leg.restMs;
  };
  for (const { deal, shift: better } of bests.slice(0, -1)) {
    if (deal <= from) continue;
    go(rollTo(at, better, 0), { deals: deal, lastsMs: STEP_MS, restMs: STEP_REST_MS });
  }
  const isThere = turns === 0 && legs.length === 0 && shiftOfPlace(start) === picked.shift;
  if (isThere) go(start, { deals: tries, lastsMs: 0, restMs: 0 });
  else go(rollTo(at, picked.shift, turns), { deals: tries, lastsMs, restMs: 0 });
  const chosenMs = ms;
  if (picked.shift === shift) {
    return { legs, chosenMs, sealsMs: Number.POSITIVE_INFINITY, endsMs: ms };
  }
  ms += REST_MS;
  const sealsMs = ms;
  go(rollTo(at, shift, 1), { deals: tries, lastsMs, restMs: 0 });
  return { legs, chosenMs, sealsMs, endsMs: ms };
}

interface At {
  readonly place: Place;
  readonly isStill: boolean;
  /** The deals of the last leg that is over. Undefined: none is. */
  readonly deals: number | undefined;
}

/** Where the wall is after this many milliseconds, and whether it lies still there. */
export function placeAt({ legs }: Roll, ms: number): At {
  let place: Place = { x: 0, y: 0 };
  let deals: number | undefined;
  for (const leg of legs) {
    const { from, to, startsMs, endsMs } = leg;
    if (ms <= startsMs && startsMs > 0) break;
    place = to;
    if (ms < endsMs) {
      const share = settle(Math.max(ms - startsMs, 0) / (endsMs - startsMs));
      return {
        place: { x: mix(from.x, to.x, share), y: mix(from.y, to.y, share) },
        isStill: false,
        deals,
      };
    }
    deals = leg.deals;
  }
  return { place, isStill: true, deals };
}

/** Brakes evenly, so that it is seen to move until it stops. */
function settle(share: number): number {
  return 1 - (1 - share) ** 2;
}
