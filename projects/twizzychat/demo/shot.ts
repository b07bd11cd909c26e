import type { Way } from '@/stage/use-run';

import { across, isReply, SIDES } from './conversation';
import type { Row, Side, Written } from './conversation';
import type { Deed } from './hand';
import { forBoth, progressOf } from './network';
import type { Death, Packet } from './network';
import type { Run } from './run';
import { findAstray, orderOf } from './tally';
import type { Tally } from './tally';

/** A row with the place where it is drawn; on its way to another place it is between the two. */
export interface PlacedRow extends Row {
  readonly place: number;
  /** How it stands out of order on this phone: below a line that was written after it, or above one that was written before. */
  readonly stray?: 'late' | 'early';
}

/** A dead packet that had a line to carry, or the reply to one. */
export interface Wreck extends Death {
  readonly message: Written;
  /** Whether it came through all the same, with another packet. */
  readonly isMade: boolean;
}

/** One picture of a run, which itself goes on. */
export interface Shot {
  readonly approach: Way;
  readonly now: number;
  readonly written: readonly Written[];
  readonly ride: number;
  readonly isInside: boolean;
  /** Seconds since the phone went in, while it is there. */
  readonly insideFor: number;
  readonly isOnline: Readonly<Record<Side, boolean>>;
  readonly rows: Readonly<Record<Side, readonly PlacedRow[]>>;
  /** How long each list is, gliding as its rows do. */
  readonly lengths: Readonly<Record<Side, number>>;
  /** The keys of the messages that will never reach a phone. */
  readonly lost: ReadonlySet<string>;
  /** The messages that do not stand in one order on both phones. */
  readonly astray: ReadonlySet<string>;
  /** What the simple app did wrong first, whichever app is shown: a lost line, a double, or one out of order. */
  readonly fault: Written | undefined;
  readonly packets: readonly Packet[];
  readonly deaths: readonly Death[];
  readonly wrecks: readonly Wreck[];
  readonly tallies: Readonly<Record<Way, Tally>>;
  readonly isAtRest: boolean;
  /** Whether every row is where it belongs. */
  readonly isSettled: boolean;
}

const NEAR = 0.01;

/** Looks at one world of a run. Rows glide from where `before` had them by this share of the way. */
export function takeShot(run: Run, approach: Way, before?: Shot, share = 1): Shot {
  const world = run.world(approach);
  let isSettled = true;
  const glide = (from: number | undefined, to: number) => {
    if (from === undefined || share === 1 || Math.abs(to - from) < NEAR) return to;
    isSettled = false;
    return from + (to - from) * share;
  };
  const astray = astrayIn(run, approach);
  const rows = forBoth((side) => {
    const strays = straysIn(world.rows(side), run.written(), astray);
    const places = new Map(before?.rows[side].map(({ id, place }) => [id, place]));
    return world.rows(side).map((row, index) => ({
      ...row,
      ...strays.get(row.id),
      place: glide(places.get(row.id), index),
    }));
  });
  return {
    approach,
    now: run.now(),
    written: [...run.written()],
    ride: run.ride(),
    isInside: run.isInside(),
    insideFor: run.insideFor(),
    isOnline: forBoth(world.isOnline),
    rows,
    lengths: forBoth((side) => glide(before?.lengths[side], rows[side].length)),
    lost: lostIn(run, approach),
    astray,
    fault: firstFault(run),
    packets: world.packets(),
    deaths: [...world.deaths()],
    wrecks: world.deaths().flatMap((death) => wreckOf(death, run.written(), rows)),
    tallies: { naive: run.world('naive').tally(), mine: run.world('mine').tally() },
    isAtRest: run.isAtRest(),
    isSettled,
  };
}

function lostIn(run: Run, approach: Way): Set<string> {
  const world = run.world(approach);
  const lost = SIDES.flatMap((side) => {
    const here = new Set(world.rows(side).map(({ message }) => message?.key));
    return run.written().filter(({ key }) => !here.has(key) && !world.isComing(side, key));
  });
  return new Set(lost.map(({ key }) => key));
}

function astrayIn(run: Run, approach: Way): Set<string> {
  const order = (side: Side) => orderOf(run.world(approach).rows(side), approach === 'naive');
  return new Set(findAstray(order('left'), order('right')));
}

/** The rows of one phone that are out of order there. Of a line that is counted, at least one phone has such a row. */
function straysIn(
  rows: readonly Row[],
  written: readonly Written[],
  astray: ReadonlySet<string>,
): Map<string, Pick<PlacedRow, 'stray'>> {
  const turns = new Map(written.map(({ key }, turn) => [key, turn]));
  const placed = rows.flatMap(({ id, message, isCopy }) =>
    message && isCopy !== true ? { id, key: message.key, turn: turns.get(message.key) ?? 0 } : [],
  );
  const strays = new Map<string, Pick<PlacedRow, 'stray'>>();
  for (const [place, { id, key, turn }] of placed.entries()) {
    if (!astray.has(key)) continue;
    if (placed.slice(0, place).some((above) => above.turn > turn))
      strays.set(id, { stray: 'late' });
    else if (placed.slice(place).some((below) => below.turn < turn))
      strays.set(id, { stray: 'early' });
  }
  return strays;
}

/** In the order in which they weigh. */
function firstFault(run: Run): Written | undefined {
  const { rows } = run.world('naive');
  const lost = lostIn(run, 'naive');
  const astray = astrayIn(run, 'naive');
  return (
    run.written().find(({ key }) => lost.has(key)) ??
    SIDES.flatMap(rows).find(({ isCopy }) => isCopy === true)?.message ??
    run.written().find(({ key }) => astray.has(key))
  );
}

/** The packet that a hand took off its wire last, if nothing was done since: a wreck, or a report, which carries no line. */
export function pressedLast(
  { deaths, wrecks }: Shot,
  deeds: readonly Deed[],
): Wreck | 'report' | undefined {
  if (deeds.at(-1)?.does !== 'lose') return undefined;
  const death = deaths.findLast(({ cause }) => cause === 'hand');
  return death && (wrecks.find(({ packet }) => packet === death.packet) ?? 'report');
}

/** A line on its second way: because it died, or although it is there already. */
export interface Rescue {
  readonly kind: 'again' | 'known';
  readonly text: string;
  /** Who knows its key. Unset: nobody has it yet. */
  readonly by?: Side | 'server';
}

/** How far a packet is when it is best seen on its wire, and just before it is refused. */
const SEEN = { again: 0.45, known: 0.75 } as const;

/** The line that is on its second way at this moment, once it can be seen there. In the tunnel the waiting is what is told. */
export function findRescue(shot: Shot): Rescue | undefined {
  const { packets, now, rows, wrecks, isInside } = shot;
  if (isInside) return undefined;
  for (const packet of packets) {
    const { load, side } = packet;
    if (load.kind !== 'text' && load.kind !== 'push') continue;
    const { key, text } = load.message;
    const way = progressOf(packet, now);
    const shownOn = load.kind === 'text' ? across(side) : side;
    const row = rows[shownOn].find(({ message }) => message?.key === key);
    // What comes back to its own phone is no copy, but the word that it has come.
    const isCopy = row?.state === 'sent' && row.message?.from !== shownOn;
    if (isCopy && way >= SEEN.known)
      return { kind: 'known', text, by: load.kind === 'text' ? 'server' : side };
    const hasDied = wrecks.some(
      (wreck) => !wreck.isMade && wreck.message.key === key && !isReply(wreck.packet.load),
    );
    if (!row && hasDied && way >= SEEN.again) return { kind: 'again', text };
  }
  return undefined;
}

/** What a dead packet had to do, and whether that is done by now. */
function wreckOf(
  death: Death,
  written: readonly Written[],
  rows: Readonly<Record<Side, readonly Row[]>>,
): Wreck[] {
  const { load, side, direction } = death.packet;
  if (load.kind === 'have' || load.kind === 'ask') return [];
  const key = load.kind === 'ok' ? load.key : load.message.key;
  const message = written.find((one) => one.key === key);
  if (!message) return [];
  const shownOn = direction === 'up' ? across(side) : side;
  const isMade = rows[shownOn].some(
    (row) => row.message?.key === key && (!isReply(load) || row.state === 'sent'),
  );
  return [{ ...death, message, isMade }];
}
