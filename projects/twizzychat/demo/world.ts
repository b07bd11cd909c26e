import type { Way } from '@/stage/use-run';

import { SIDES } from './conversation';
import type { Side, Written } from './conversation';
import { createMine } from './mine';
import { createNaive } from './naive';
import { createNetwork, forBoth } from './network';
import type { Faults, Packet } from './network';
import { tallyUp } from './tally';

export type World = ReturnType<typeof createWorld>;

/** Two phones, a server and the wires between them, under one set of rules. It changes in place; a seed repeats it. */
export function createWorld(approach: Way, seed: number, readFaults: () => Faults) {
  const network = createNetwork(seed, readFaults);
  const written: Written[] = [];
  const authors = new Map<string, Written>();
  const rules =
    approach === 'naive' ? createNaive(network) : createMine(network, (key) => authors.get(key));

  const carries = ({ side, direction, load }: Packet, to: Side, key: string) =>
    (load.kind === 'text' || load.kind === 'push') &&
    load.message.key === key &&
    (direction === 'up' ? side !== to : side === to);
  const isUnderWay = (side: Side, key: string) =>
    network.packets().some((packet) => carries(packet, side, key));
  const isComing = (side: Side, key: string) => rules.isKeptFor(side, key) || isUnderWay(side, key);

  return {
    packets: network.packets,
    deaths: network.deaths,
    lose: network.lose,
    isOnline: network.isOnline,
    rows: rules.rows,
    write(message: Written): void {
      written.push(message);
      authors.set(message.key, message);
      rules.write(message);
    },
    setOnline(side: Side, isOn: boolean): void {
      if (network.isOnline(side) === isOn) return;
      network.setOnline(side, isOn);
      if (isOn) rules.onConnect(side);
    },
    step(): void {
      network.step(({ side, direction, load }) =>
        direction === 'up' ? rules.onServer(side, load) : rules.onPhone(side, load),
      );
      for (const side of SIDES) if (network.isOnline(side)) rules.onTime(side);
    },
    tally: () => tallyUp(written, { rows: forBoth(rules.rows), isComing }, approach === 'naive'),
    /** Whether a packet has this message for this phone. */
    isUnderWay,
    /** Whether this message can still get to this phone. */
    isComing,
    /** Whether nothing is under way and nothing will be. */
    isQuiet(): boolean {
      return network.packets().length === 0 && !rules.isWaiting() && this.tally().coming === 0;
    },
  };
}
