import { createRandom } from '@/lib/seeded-random';

import { SIDES } from './conversation';
import type { Load, Side } from './conversation';

/** What goes wrong by chance, each in packets of 100. */
export interface Faults {
  readonly loss: number;
  /** Arrives twice, as when two attempts cross. */
  readonly double: number;
  /** Is held up for seconds, and overtaken. */
  readonly late: number;
}

export interface Packet {
  readonly id: number;
  readonly side: Side;
  readonly direction: 'up' | 'down';
  readonly load: Load;
  readonly leavesAt: number;
  readonly arrivesAt: number;
  /** Unset: it arrives, unless something happens to its wire. */
  readonly diesAt?: number;
  /** From -1 to 1: keeps packets apart that travel together. */
  readonly lane: number;
}

/** A packet that was lost, where and why. */
export interface Death {
  readonly packet: Packet;
  readonly at: number;
  /** `nobody`: the server had it for a phone without signal. */
  readonly cause: 'tunnel' | 'nobody' | 'hand' | 'chance';
}

export type Network = ReturnType<typeof createNetwork>;

/** All times are in seconds, in steps of this length, so that a run repeats. */
export const STEP_S = 0.02;

const FASTEST_S = 0.42;
const SLOWEST_S = 0.66;
/** Between two packets that leave, or arrive, on one wire. */
const APART_S = 0.16;
const HELD_UP_S = { from: 1, to: 4 };

/** Two wires between the phones and the server. What travels on a wire keeps its order, unless it is held up. */
export function createNetwork(seed: number, readFaults: () => Faults) {
  const random = createRandom(seed);
  const between = (from: number, to: number) => from + random() * (to - from);
  const isOnline = { left: true, right: true };
  const lastLeft = new Map<string, number>();
  const lastArrived = new Map<string, number>();
  let packets: Packet[] = [];
  const deaths: Death[] = [];
  let ticks = 0;
  let count = 0;
  const now = () => ticks * STEP_S;

  function launch(side: Side, direction: 'up' | 'down', load: Load, isLate: boolean): number {
    const wire = `${side} ${direction}`;
    const leavesAt = Math.max(now(), (lastLeft.get(wire) ?? 0) + APART_S);
    const takes = between(FASTEST_S, SLOWEST_S);
    const heldUp = between(HELD_UP_S.from, HELD_UP_S.to);
    const usual = Math.max(leavesAt + takes, (lastArrived.get(wire) ?? 0) + APART_S);
    const arrivesAt = isLate ? leavesAt + takes + heldUp : usual;
    const diesAt = leavesAt + (arrivesAt - leavesAt) * between(0.3, 0.7);
    const isLost = random() * 100 < readFaults().loss;
    lastLeft.set(wire, leavesAt);
    if (!isLate) lastArrived.set(wire, arrivesAt);
    count += 1;
    packets.push({
      ...{ id: count, side, direction, load, leavesAt, arrivesAt },
      ...(isLost && { diesAt }),
      lane: between(-1, 1),
    });
    return leavesAt;
  }

  function lose(packet: Packet, cause: Death['cause']): void {
    if (!packets.includes(packet)) return;
    packets = packets.filter((one) => one !== packet);
    deaths.push({ packet, at: now(), cause });
  }

  /** Nobody is there to take it, so it gets no further than the server. */
  function drop(side: Side, load: Load): void {
    count += 1;
    const when = { leavesAt: now(), arrivesAt: now() + SLOWEST_S };
    const packet = { id: count, side, direction: 'down', load, ...when, lane: 0 } as const;
    deaths.push({ packet, at: now(), cause: 'nobody' });
  }

  return {
    now,
    isOnline: (side: Side) => isOnline[side],
    packets: (): readonly Packet[] => packets,
    deaths: (): readonly Death[] => deaths,
    lose: (packet: Packet): void => lose(packet, 'hand'),
    /** Gives the moment at which it leaves: a wire takes one packet after the other. */
    send(side: Side, direction: 'up' | 'down', load: Load): number {
      if (!isOnline[side]) {
        if (direction === 'down') drop(side, load);
        return now();
      }
      const leavesAt = launch(side, direction, load, random() * 100 < readFaults().late);
      if (random() * 100 < readFaults().double) launch(side, direction, load, true);
      return leavesAt;
    },
    /** A wire that is cut loses all that is on it. */
    setOnline(side: Side, isOn: boolean): void {
      isOnline[side] = isOn;
      if (isOn) return;
      for (const packet of packets.filter((one) => one.side === side)) lose(packet, 'tunnel');
      for (const wire of [`${side} up`, `${side} down`]) {
        lastLeft.delete(wire);
        lastArrived.delete(wire);
      }
    },
    /** Lets one step of time pass. */
    step(deliver: (packet: Packet) => void): void {
      ticks += 1;
      for (const packet of packets) {
        if (packet.diesAt !== undefined && packet.diesAt <= now()) lose(packet, 'chance');
        else if (packet.arrivesAt <= now()) {
          packets = packets.filter((one) => one !== packet);
          deliver(packet);
        }
      }
    },
  };
}

/** How far a packet is on its way, from 0 to 1. */
export function progressOf({ leavesAt, arrivesAt }: Packet, now: number): number {
  return Math.min(Math.max((now - leavesAt) / (arrivesAt - leavesAt), 0), 1);
}

/** One value for each phone. */
export function forBoth<T>(make: (side: Side) => T): Record<Side, T> {
  const [left, right] = SIDES;
  return { left: make(left), right: make(right) };
}
