import { across, RESEND_S } from './conversation';
import type { Row, Rules, Written } from './conversation';
import { forBoth } from './network';
import type { Network } from './network';

/**
 * Each phone draws what it writes and appends what arrives. The server copies to whoever is connected and remembers nothing.
 * A message without an "ok" is sent again, so that a bad connection is given a fair chance.
 */
export function createNaive(network: Network): Rules {
  const lists = forBoth((): Written[] => []);
  const outboxes = forBoth(() => new Map<string, { message: Written; sentAt: number }>());

  function send(message: Written): void {
    const sentAt = network.send(message.from, 'up', { kind: 'text', message });
    outboxes[message.from].set(message.key, { message, sentAt });
  }

  return {
    write(message) {
      lists[message.from].push(message);
      send(message);
    },
    onConnect(side) {
      for (const { message } of outboxes[side].values()) send(message);
    },
    onServer(side, load) {
      if (load.kind !== 'text') return;
      network.send(across(side), 'down', load);
      network.send(side, 'down', { kind: 'ok', key: load.message.key });
    },
    onPhone(side, load) {
      if (load.kind === 'ok') outboxes[side].delete(load.key);
      else if (load.kind === 'text') lists[side].push(load.message);
    },
    onTime(side) {
      for (const { message, sentAt } of outboxes[side].values())
        if (network.now() - sentAt > RESEND_S) send(message);
    },
    rows(side) {
      const copies = new Map<string, number>();
      return lists[side].map((message): Row => {
        const copy = (copies.get(message.key) ?? 0) + 1;
        copies.set(message.key, copy);
        const isOpen = message.from === side && outboxes[side].has(message.key);
        return {
          id: `${message.key} ${copy}`,
          message,
          state: isOpen ? 'sending' : 'sent',
          isCopy: copy > 1,
        };
      });
    },
    isKeptFor: (side, key) => outboxes[across(side)].has(key),
    isWaiting: () => outboxes.left.size + outboxes.right.size > 0,
  };
}
