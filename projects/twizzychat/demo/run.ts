import { createRandom } from '@/lib/seeded-random';
import type { Way } from '@/stage/use-run';

import { SIDES } from './conversation';
import type { Side, Written } from './conversation';
import { forBoth, progressOf, STEP_S } from './network';
import type { Faults, Packet } from './network';
import { createWorld } from './world';

/** What a run is made of; the settings of its address. */
export interface Plan extends Faults {
  readonly every: number;
  readonly tunnel: number;
  readonly replies: number;
  readonly seed: number;
}

export type Run = ReturnType<typeof createRun>;

/** When the left phone rolls into the tunnel. */
export const TUNNEL_AT_S = 2.45;
/** How many messages each phone writes by itself, and how many more after the last touch. */
export const WRITES = 12;
const WRITES_AFTER_TOUCH = 6;
const FIRST_AT_S = { left: 0.1, right: 0.18 };
/** The share of the rest that the phone rolls in a step. */
const ROLL = 0.15;
/** A reply is lost where it can be seen. */
const REPLY_DIES_AT = 0.4;
/** A run that cannot end, as with a phone left in the tunnel, rests after so long. */
const LONGEST_WAIT_S = 20;
const APPROACHES = ['naive', 'mine'] as const;

/** The same messages and faults in two worlds, one naive and one mine, on one clock. It changes in place. */
export function createRun(first: Plan) {
  let plan = first;
  const readFaults = () => plan;
  const naive = createWorld('naive', first.seed, readFaults);
  const mine = createWorld('mine', first.seed, readFaults);
  const worlds: Readonly<Record<Way, typeof naive>> = { naive, mine };
  const both = [naive, mine];
  const random = createRandom(first.seed + 1);
  const written: Written[] = [];
  const counts = { left: 0, right: 0 };
  const nextAt = { ...FIRST_AT_S };
  const writesLeft = forBoth(() => WRITES);
  const repliesToLose = { naive: first.replies, mine: first.replies };
  let ticks = 0;
  let lastWriteAt = 0;
  /** The way into the tunnel: 0 is outside, 1 is inside. */
  let ride = 0;
  let rideTo = 0;
  let hasEntered = first.tunnel === 0;
  let leavesAt: number | undefined;
  const now = () => ticks * STEP_S;

  function write(from: Side, text?: string): void {
    counts[from] += 1;
    const name = `${from === 'left' ? 'A' : 'B'}${counts[from]}`;
    const key = `k${Math.floor(random() * 46_656).toString(36)}-${written.length}`;
    const message = { key, from, text: text ?? name };
    written.push(message);
    lastWriteAt = now();
    for (const world of both) world.write(message);
  }

  function moveTo(place: number): void {
    ride = Math.min(Math.max(place, 0), 1);
    for (const world of both) world.setOnline('left', ride <= 0.5);
  }

  function followPlan(): void {
    if (!hasEntered && now() >= TUNNEL_AT_S) {
      hasEntered = true;
      rideTo = 1;
      leavesAt = TUNNEL_AT_S + plan.tunnel;
    }
    if (leavesAt !== undefined && now() >= leavesAt) {
      leavesAt = undefined;
      rideTo = 0;
    }
    for (const side of SIDES) {
      if (writesLeft[side] === 0 || now() < nextAt[side]) continue;
      writesLeft[side] -= 1;
      nextAt[side] = now() + plan.every;
      write(side);
    }
    for (const approach of APPROACHES) loseReply(approach);
  }

  function loseReply(approach: Way): void {
    const reply = worlds[approach]
      .packets()
      .find(
        (packet) =>
          packet.side === 'left' &&
          (packet.load.kind === 'ok' || packet.load.kind === 'reply') &&
          progressOf(packet, now()) >= REPLY_DIES_AT,
      );
    if (repliesToLose[approach] === 0 || !reply) return;
    worlds[approach].lose(reply);
    repliesToLose[approach] -= 1;
  }

  /** A hand takes over from the plan, and both phones write on for a while. */
  function touch(): void {
    for (const side of SIDES) {
      if (writesLeft[side] === 0) nextAt[side] = now() + FIRST_AT_S[side];
      writesLeft[side] = Math.max(writesLeft[side], WRITES_AFTER_TOUCH);
    }
  }

  return {
    now,
    written: (): readonly Written[] => written,
    world: (approach: Way) => worlds[approach],
    ride: () => ride,
    isBoundForTunnel: () => rideTo === 1,
    change(next: Plan): void {
      plan = next;
    },
    /** Lets one step of time pass; `isHeld` while a hand holds the phone. */
    advance(isHeld = false): void {
      ticks += 1;
      followPlan();
      if (!isHeld) moveTo(Math.abs(rideTo - ride) < 0.003 ? rideTo : ride + (rideTo - ride) * ROLL);
      for (const world of both) world.step();
    },
    /** A hand moves the phone. */
    hold(place: number): void {
      hasEntered = true;
      leavesAt = undefined;
      touch();
      moveTo(place);
      rideTo = ride > 0.5 ? 1 : 0;
    },
    /** Sends the phone into the tunnel, or out of it. */
    roll(isIn: boolean): void {
      hasEntered = true;
      leavesAt = undefined;
      touch();
      rideTo = isIn ? 1 : 0;
    },
    write(from: Side, text?: string): void {
      touch();
      write(from, text);
    },
    touch,
    /** Loses a packet of one world, and in the other the one that is most alike. */
    lose(approach: Way, packet: Packet): void {
      touch();
      const alike = twinOf(packet, worlds[approach === 'naive' ? 'mine' : 'naive'].packets());
      worlds[approach].lose(packet);
      if (alike) worlds[approach === 'naive' ? 'mine' : 'naive'].lose(alike);
    },
    /** Whether all is written and nothing is left to happen. */
    isAtRest: () =>
      writesLeft.left + writesLeft.right === 0 &&
      rideTo === ride &&
      leavesAt === undefined &&
      (both.every((world) => world.isQuiet()) || now() - lastWriteAt > LONGEST_WAIT_S),
  };

  function twinOf(packet: Packet, others: readonly Packet[]): Packet | undefined {
    const distance = (other: Packet) =>
      Math.abs(progressOf(other, now()) - progressOf(packet, now()));
    return others
      .filter(({ side, direction }) => side === packet.side && direction === packet.direction)
      .sort((one, other) => distance(one) - distance(other))[0];
  }
}

/** Lets time pass until a moment, or until the run is at rest. */
export function playTo(run: Run, seconds = Number.POSITIVE_INFINITY): void {
  while (run.now() < seconds && !run.isAtRest()) run.advance();
}
