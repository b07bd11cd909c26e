import type { Way } from '@/stage/use-run';

import { across } from './conversation';
import type { Written } from './conversation';
import { readHand, writeHand } from './hand';
import type { Deed } from './hand';
import { progressOf, STEP_S } from './network';
import type { Faults, Packet } from './network';
import { createWorld } from './world';

/** What a run is made of; the settings of its address. */
export interface Plan extends Faults {
  /** Seconds from line to line, on average. */
  readonly every: number;
  /** What a hand does, as an address has it. */
  readonly hand: string;
  /** The four lines that the first part of the run is about. */
  readonly ask: string;
  readonly no: string;
  readonly yes: string;
  readonly so: string;
  readonly seed: number;
}

export type Run = ReturnType<typeof createRun>;

/** Who writes the four lines of a part, and when, in shares of the time between two lines. */
const PART = [
  { from: 'left', at: 0 },
  { from: 'right', at: 0.95 },
  { from: 'right', at: 2.5 },
  { from: 'left', at: 3.46 },
] as const;
const HELLO = ['Hello!', 'Hi!', 'Home soon?', 'On the train.'] as const;
/** Here nobody answers anybody: both write on in a tunnel, too, and what one has not read they cannot answer. */
const OTHERS = [
  ['Cows outside.', 'I told Mum.', 'She cried.', 'It’s raining.'],
  ['Tea is cold.', 'I want June.', 'Or in May.', 'A long ride.'],
  ['I’m hungry.', 'Bob’s coming.', 'And his dog.', 'I saw a deer.'],
  ['Wifi is bad.', 'Cake ordered.', 'Three layers.', 'Sun is out.'],
] as const;
/** Where the question of the run stands in it. */
export const ASK = PART.length;
/** The lines that answer, each with the one that its author must have read. The reply to a change of mind answers the "No." as well. */
const ANSWERS: ReadonlyMap<number, number> = new Map([
  [1, 0],
  [3, 2],
  [ASK + 1, ASK],
  [ASK + 3, ASK + 1],
]);
/** The longest way from phone to phone. Who writes faster than that writes at once with the other, and waits for nobody. */
const CROSSING_S = 1.4;

const FIRST_AT_S = 0.1;
/** The change of mind that the run is about: how many lines' time before it is written, and when it is on its way down. */
const TURN_AT = PART.length + PART[2].at;
const TURN_DOWN_S = 0.65;
/** How many lines are written without a hand, and at least how many more after its last deed. */
export const LINES = 24;
const LINES_AFTER_DEED = 6;
/** The share of the rest that the phone rolls in a step. */
const ROLL = 0.15;
/** A run that cannot end, as with a phone left in the tunnel, rests after this long. */
const LONGEST_WAIT_S = 12;

/** The same lines and faults in two worlds, one naive and one mine, on one clock. It changes in place; a plan repeats it. */
export function createRun(plan: Plan) {
  const naive = createWorld('naive', plan.seed, () => plan);
  const mine = createWorld('mine', plan.seed, () => plan);
  const worlds: Readonly<Record<Way, typeof naive>> = { naive, mine };
  const both = [naive, mine];
  const written: Written[] = [];
  let deeds = readHand(plan.hand) ?? [];
  let deedsDone = 0;
  let ticks = 0;
  let lines = LINES;
  let nextAt = FIRST_AT_S;
  let lastWriteAt = 0;
  /** The way into the tunnel: 0 is outside, 1 is inside. */
  let ride = 0;
  let isInside = false;
  let wentInAt = 0;
  let isKeptBack = false;
  const now = () => ticks * STEP_S;

  function writeLine(): void {
    const place = written.length % PART.length;
    const { from, at } = PART[place] ?? PART[0];
    const message = { key: `k${written.length}`, from, text: lineOf(plan, written.length) };
    written.push(message);
    const next = PART[place + 1]?.at ?? PART.length;
    lastWriteAt = now();
    nextAt += (next - at) * plan.every;
    for (const world of both) world.write(message);
  }

  /** Whether the next line answers one that its author has not read, and that is not just crossing it. */
  function mustWait(): boolean {
    const asked = written[ANSWERS.get(written.length) ?? -1];
    if (!asked) return false;
    const reader = across(asked.from);
    if (mine.rows(reader).some(({ message }) => message === asked)) return false;
    const isCrossing = now() - lastWriteAt < CROSSING_S && mine.isUnderWay(reader, asked.key);
    return isKeptBack || !isCrossing;
  }

  function setInside(isIn: boolean): void {
    if (isIn !== isInside && isIn) wentInAt = now();
    isInside = isIn;
    for (const world of both) world.setOnline('left', !isIn);
  }

  function perform(deed: Deed): void {
    deedsDone += 1;
    // After a hand both phones write on for a while, to the end of a part.
    const rest = written.length + LINES_AFTER_DEED;
    if (written.length >= lines) nextAt = now() + FIRST_AT_S;
    lines = Math.max(lines, Math.ceil(rest / PART.length) * PART.length);
    if (deed.does === 'in' || deed.does === 'out') setInside(deed.does === 'in');
    if (deed.does === 'lose') lose(deed.seen, deed.id);
  }

  /** Loses a packet of one world, and in the other the one that is most alike. */
  function lose(seen: Way, id: number): void {
    const packet = worlds[seen].packets().find((one) => one.id === id);
    if (!packet) return;
    const other = worlds[seen === 'naive' ? 'mine' : 'naive'];
    const alike = twinOf(packet, other.packets());
    worlds[seen].lose(packet);
    if (alike) other.lose(alike);
  }

  function twinOf(packet: Packet, others: readonly Packet[]): Packet | undefined {
    const distance = (other: Packet) =>
      Math.abs(progressOf(other, now()) - progressOf(packet, now()));
    return others
      .filter(({ side, direction }) => side === packet.side && direction === packet.direction)
      .sort((one, other) => distance(one) - distance(other))[0];
  }

  return {
    plan,
    now,
    written: (): readonly Written[] => written,
    world: (approach: Way) => worlds[approach],
    ride: () => ride,
    isInside: () => isInside,
    /** How long the phone has been in the tunnel. */
    insideFor: () => now() - wentInAt,
    /** All deeds, those still to come as well, and those that were done by now. */
    deeds: (): readonly Deed[] => deeds,
    done: (): readonly Deed[] => deeds.slice(0, deedsDone),
    hand: () => writeHand(deeds),
    /** Lets one step of time pass; `isHeld` while a hand holds the phone. */
    advance(isHeld = false): void {
      for (let deed = deeds[deedsDone]; deed && deed.at <= ticks; deed = deeds[deedsDone])
        perform(deed);
      ticks += 1;
      while (written.length < lines && now() >= nextAt) {
        isKeptBack = mustWait();
        // The lines after it keep their distance.
        if (isKeptBack) nextAt = now() + STEP_S;
        else writeLine();
      }
      const to = isInside ? 1 : 0;
      if (!isHeld) ride = Math.abs(to - ride) < 0.003 ? to : ride + (to - ride) * ROLL;
      for (const world of both) world.step();
    },
    /** A hand does something now. What was still to come is forgotten: from here on it is another run. */
    do(deed: DeedNow): void {
      const done: Deed = { ...deed, at: ticks };
      deeds = [...deeds.slice(0, deedsDone), done];
      perform(done);
    },
    /** A hand moves the phone; gives whether that was into the tunnel or out of it. */
    hold(place: number): 'in' | 'out' | undefined {
      ride = Math.min(Math.max(place, 0), 1);
      if (ride > 0.5 === isInside) return undefined;
      return ride > 0.5 ? 'in' : 'out';
    },
    /** Whether nothing is under way, and each phone has all that it will get. */
    isQuiet: () => both.every((world) => world.isQuiet()),
    /** Whether all is written and nothing is left to happen. */
    isAtRest: () =>
      (written.length >= lines || (isKeptBack && isInside)) &&
      deedsDone === deeds.length &&
      ride === (isInside ? 1 : 0) &&
      (both.every((world) => world.isQuiet()) || now() - lastWriteAt > LONGEST_WAIT_S),
  };
}

/** A deed without its time. */
export type DeedNow = Deed extends infer One ? (One extends Deed ? Omit<One, 'at'> : never) : never;

/** The line with this place in the conversation. */
function lineOf({ ask, no, yes, so }: Plan, index: number): string {
  const part = Math.floor(index / PART.length);
  const first = [HELLO, [ask, no, yes, so]];
  const lines = first[part] ?? OTHERS[(part - first.length) % OTHERS.length];
  return lines?.[index % PART.length] ?? '';
}

/** The moment at which the change of mind is on its way down to the left phone. */
export function turnAt(every: number): number {
  return Math.round((FIRST_AT_S + TURN_AT * every + TURN_DOWN_S) / STEP_S) * STEP_S;
}

/** Whether it is one of the two answers to the question that the run is about. */
export function isAnswer(written: readonly Written[], line: Written): boolean {
  return [ASK + 1, ASK + 2].includes(written.indexOf(line));
}

/** What was asked before a lost line, and the last line of its answer that came. Later answers belong to later questions. */
export function readingOf(
  written: readonly Written[],
  shown: readonly (Written | undefined)[],
  lost: Written,
): { ask: Written; answer: Written | undefined } | undefined {
  const askAt = written.slice(0, written.indexOf(lost)).findLastIndex(isFromOther);
  const ask = written[askAt];
  if (!ask) return undefined;
  const after = written.slice(askAt + 1);
  const next = after.findIndex(isFromOther);
  const answers = next < 0 ? after : after.slice(0, next);
  const keys = new Set(shown.map((one) => one?.key));
  return { ask, answer: answers.findLast(({ key }) => keys.has(key)) };

  function isFromOther({ from }: Written): boolean {
    return from !== lost.from;
  }
}

/** Lets time pass until a moment, until the run is at rest, or until something has come that is asked for. */
export function playTo(
  run: Run,
  seconds = Number.POSITIVE_INFINITY,
  hasCome: () => boolean = () => false,
): void {
  while (run.now() < seconds && !run.isAtRest() && !hasCome()) run.advance();
}

/** Before the first deed of a run, and after the last: what is worth seeing of it. */
const LEAD_S = 1.2;
const TAIL_S = 2;
/** What a lost packet leads to takes longer: a phone has to miss it first. */
const TAIL_AFTER_LOSS_S = 6;
const LONGEST_VIEW_S = 11;

/** It stops where nothing is under way, if such a moment comes that soon: what is said of it is then to be seen. */
const SETTLES_S = 10;

const stretches = new WeakMap<readonly Deed[], { from: number; to: number }>();

/** The seconds of a run that show what happens in it. After them time stands still, so that it can be looked at. */
export function stretchOf(run: Run): { from: number; to: number } {
  const deeds = run.deeds();
  const known = stretches.get(deeds);
  if (known) return known;
  const [first, last] = [deeds[0], deeds.at(-1)];
  const tail = last?.does === 'lose' ? TAIL_AFTER_LOSS_S : TAIL_S;
  const stretch = {
    from: first ? Math.max(first.at * STEP_S - LEAD_S, 0) : 0,
    to: settleAfter(run, last ? last.at * STEP_S + tail : LONGEST_VIEW_S),
  };
  stretches.set(deeds, stretch);
  return stretch;
}

/** Found by playing the same run ahead. */
function settleAfter({ plan, hand }: Run, seconds: number): number {
  const ahead = createRun({ ...plan, hand: hand() });
  playTo(ahead, seconds);
  while (!ahead.isQuiet() && !ahead.isAtRest() && ahead.now() < seconds + SETTLES_S)
    ahead.advance();
  return Math.max(seconds, ahead.now());
}

/** Whether a step of time that began at this moment has brought the run to the end of what its last deed led to. */
export function isOver(run: Run, before: number): boolean {
  const last = run.done().at(-1);
  if (last === undefined || last.does === 'go' || last.does === 'in') return false;
  const { to } = stretchOf(run);
  return run.done().length === run.deeds().length && before < to && run.now() >= to;
}
