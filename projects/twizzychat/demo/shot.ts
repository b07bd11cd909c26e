import type { Way } from '@/stage/use-run';

import { SIDES } from './conversation';
import type { Row, Side } from './conversation';
import { forBoth } from './network';
import type { Burst, Packet } from './network';
import type { Run } from './run';
import type { Tally } from './tally';

/** A row with the place where it is drawn; on its way to another place it is between the two. */
export interface PlacedRow extends Row {
  readonly place: number;
}

/** One picture of a run, which itself goes on. */
export interface Shot {
  readonly approach: Way;
  readonly now: number;
  readonly written: number;
  readonly ride: number;
  readonly isBoundForTunnel: boolean;
  readonly isOnline: Readonly<Record<Side, boolean>>;
  readonly rows: Readonly<Record<Side, readonly PlacedRow[]>>;
  /** How long each list is, gliding as its rows do. */
  readonly lengths: Readonly<Record<Side, number>>;
  /** The messages that will never reach a phone. */
  readonly lost: ReadonlySet<string>;
  readonly packets: readonly Packet[];
  readonly bursts: readonly Burst[];
  readonly serverWord: string;
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
  const rows = forBoth((side) => {
    const places = new Map(before?.rows[side].map(({ id, place }) => [id, place]));
    return world
      .rows(side)
      .map((row, index) => ({ ...row, place: glide(places.get(row.id), index) }));
  });
  return {
    approach,
    now: run.now(),
    written: run.written().length,
    ride: run.ride(),
    isBoundForTunnel: run.isBoundForTunnel(),
    isOnline: forBoth(world.isOnline),
    rows,
    lengths: forBoth((side) => glide(before?.lengths[side], rows[side].length)),
    lost: new Set(
      SIDES.flatMap((side) => {
        const here = new Set(rows[side].map(({ message }) => message?.key));
        return run
          .written()
          .map(({ key }) => key)
          .filter((key) => !here.has(key) && !world.isComing(side, key));
      }),
    ),
    packets: world.packets(),
    bursts: world.bursts(),
    serverWord: world.serverWord(),
    tallies: { naive: run.world('naive').tally(), mine: run.world('mine').tally() },
    isAtRest: run.isAtRest(),
    isSettled,
  };
}
