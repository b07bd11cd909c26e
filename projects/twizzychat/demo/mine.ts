import { across, RESEND_S } from './conversation';
import type { Row, Rules, Side, Written } from './conversation';
import { merge } from './merge';
import type { Message, Room } from './merge';
import { forBoth } from './network';
import type { Network } from './network';

/** The last number before the run: the write-up's example starts here, too. */
export const FIRST_NUMBER = 40;
/** A gap this old is asked for. */
const GAP_S = 1;
/** How often a phone says what it has. A lost last push has no later number that would show the gap. */
const BEAT_S = 4;

interface NumberedRow extends Row {
  readonly number: number;
}

interface Phone {
  room: Room;
  readonly outbox: Map<string, { message: Written; sentAt: number }>;
  gapSince: number | undefined;
  saidAt: number;
}

/**
 * The author's key makes sending again harmless, and its count keeps the lines of one author in order. The server's number
 * shows what is missing and decides the order of all.
 */
export function createMine(network: Network, author: (key: string) => Written | undefined): Rules {
  const log: Message[] = [];
  const known = new Map<string, Message>();
  /** The keys of a phone's lines in the order of writing: its count is a key's place. */
  const written = forBoth((): string[] => []);
  const stored = forBoth(() => 0);
  /** Lines that came before an earlier one of the same phone, by their keys. */
  const ahead = new Map<string | undefined, Written>();
  const phones = forBoth((): Phone => ({
    room: { messages: [], early: new Map(), completeTo: FIRST_NUMBER },
    outbox: new Map(),
    gapSince: undefined,
    saidAt: 0,
  }));

  function send(message: Written): void {
    const sentAt = network.send(message.from, 'up', { kind: 'text', message });
    phones[message.from].outbox.set(message.key, { message, sentAt });
  }

  /** Gives the next lines of a phone their numbers, up to the first that has not come. */
  function store(side: Side): void {
    const findNext = () => ahead.get(written[side][stored[side]]);
    for (let line = findNext(); line; line = findNext()) {
      const message = { key: line.key, text: line.text, number: FIRST_NUMBER + log.length + 1 };
      stored[side] += 1;
      ahead.delete(line.key);
      known.set(message.key, message);
      log.push(message);
      push(across(side), [message]);
      network.send(side, 'down', { kind: 'reply', message });
    }
  }

  function sayWhatIsHere(side: Side): void {
    phones[side].saidAt = network.now();
    network.send(side, 'up', { kind: 'have', upTo: phones[side].room.completeTo });
  }

  function push(side: Side, messages: readonly Message[]): void {
    for (const message of messages) network.send(side, 'down', { kind: 'push', message });
  }

  return {
    write(message) {
      written[message.from].push(message.key);
      send(message);
    },
    onConnect(side) {
      sayWhatIsHere(side);
      for (const { message } of phones[side].outbox.values()) send(message);
    },
    onServer(side, load) {
      if (load.kind === 'have') push(side, log.slice(load.upTo - FIRST_NUMBER));
      if (load.kind === 'ask')
        push(
          side,
          log.filter(({ number }) => load.numbers.includes(number)),
        );
      if (load.kind !== 'text') return;
      const message = known.get(load.message.key);
      // A known key stores nothing; the first reply is repeated.
      if (message) return void network.send(side, 'down', { kind: 'reply', message });
      ahead.set(load.message.key, load.message);
      store(side);
    },
    onPhone(side, load) {
      if (load.kind !== 'reply' && load.kind !== 'push') return;
      const phone = phones[side];
      phone.room = merge(phone.room, load.message);
      phone.outbox.delete(load.message.key);
      phone.gapSince = phone.room.early.size > 0 ? (phone.gapSince ?? network.now()) : undefined;
    },
    onTime(side) {
      const phone = phones[side];
      for (const { message, sentAt } of phone.outbox.values())
        if (network.now() - sentAt > RESEND_S) send(message);
      if (phone.gapSince !== undefined && network.now() - phone.gapSince > GAP_S) {
        // Asked again after another wait, should the question or its answer get lost.
        phone.gapSince = network.now() + RESEND_S - GAP_S;
        network.send(side, 'up', { kind: 'ask', numbers: missingIn(phone.room) });
      }
      if (network.now() - phone.saidAt > BEAT_S) sayWhatIsHere(side);
    },
    rows(side) {
      const { room, outbox } = phones[side];
      const rowOf = (message: Message, state: Row['state']): NumberedRow => {
        const written = author(message.key);
        return {
          id: `${message.key} 1`,
          ...(written && { message: written }),
          state,
          number: message.number,
        };
      };
      const missing = missingIn(room).map((number): NumberedRow => ({
        id: `missing ${number}`,
        state: 'missing',
        number,
      }));
      const early = [...room.early.values()].map((message) => rowOf(message, 'early'));
      const beyond = [...missing, ...early].sort((a, b) => a.number - b.number);
      const state = network.isOnline(side) ? 'sending' : 'queued';
      return [
        ...room.messages.map((message) => rowOf(message, 'sent')),
        ...beyond,
        ...[...outbox.values()].map(({ message }): Row => ({
          id: `${message.key} 1`,
          message,
          state,
        })),
      ];
    },
    isKeptFor: (side, key) => known.has(key) || phones[across(side)].outbox.has(key),
    isWaiting: () => phones.left.outbox.size + phones.right.outbox.size > 0,
  };
}

/** The numbers between what is complete and the last that came early. */
function missingIn({ early, completeTo }: Room): number[] {
  const missing: number[] = [];
  for (let number = completeTo + 1; number < Math.max(0, ...early.keys()); number += 1)
    if (!early.has(number)) missing.push(number);
  return missing;
}
