import fc from 'fast-check';
import { expect, test } from 'vitest';

import { SIDES } from './conversation';
import type { Side } from './conversation';
import { FIRST_NUMBER } from './mine';
import { createNaive } from './naive';
import { createNetwork } from './network';
import { createWorld } from './world';
import type { World } from './world';

const WRITING_S = 30;
const HEALING_S = 600;
const STEPS_PER_S = 50;

const chance = fc.integer({ min: 0, max: 50 });
const moment = fc.double({ min: 0, max: WRITING_S, noNaN: true });
const tunnel = fc.record({
  side: fc.constantFrom<Side>('left', 'right'),
  from: moment,
  lasts: fc.double({ min: 0.1, max: 12, noNaN: true }),
});
/** Losses, doublings, delays, tunnels, and packets that a hand takes away. */
const schedule = fc.record({
  seed: fc.integer({ min: 0, max: 999_999 }),
  faults: fc.record({ loss: chance, double: chance, late: chance }),
  tunnels: fc.array(tunnel, { maxLength: 4 }),
  presses: fc.array(moment, { maxLength: 6 }),
  writes: fc.array(fc.record({ from: fc.constantFrom<Side>('left', 'right'), at: moment }), {
    minLength: 1,
    maxLength: 30,
  }),
});

type Schedule = typeof schedule extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays a schedule; `look` is called after every step. */
function play(approach: 'naive' | 'mine', plan: Schedule, look?: (world: World) => void): World {
  const world = createWorld(approach, plan.seed, () => plan.faults);
  for (let step = 1; step <= (WRITING_S + HEALING_S) * STEPS_PER_S; step += 1) {
    const isNow = (at: number) => Math.ceil(at * STEPS_PER_S) === step;
    const now = step / STEPS_PER_S;
    plan.writes.forEach(({ from, at }, index) => {
      if (isNow(Math.max(at, 0.02))) world.write({ key: `k${index}`, from, text: `${index}` });
    });
    for (const side of SIDES) {
      const isInside = plan.tunnels.some(
        (one) => one.side === side && now >= one.from && now < one.from + one.lasts,
      );
      world.setOnline(side, !isInside);
    }
    const [oldest] = world.packets();
    if (oldest && plan.presses.some(isNow)) world.lose(oldest);
    world.step();
    look?.(world);
    if (now > WRITING_S + 12 && world.isQuiet()) break;
  }
  return world;
}

const textsOf = (world: World, side: Side) => world.rows(side).map(({ message }) => message?.text);

/** The lines of one author, as the conversation has them and as they were written. */
const linesOf = (world: World, author: Side) =>
  world.rows('left').flatMap(({ message }) => (message?.from === author ? [message.text] : []));
const writtenBy = ({ writes }: Schedule, author: Side) =>
  writes
    .map(({ from, at }, index) => ({
      from,
      step: Math.ceil(Math.max(at, 0.02) * STEPS_PER_S),
      text: `${index}`,
    }))
    .filter(({ from }) => from === author)
    .sort((a, b) => a.step - b.step)
    .map(({ text }) => text);

test('mine: whatever happens, both phones end with the same messages once, in one order', () => {
  fc.assert(
    fc.property(schedule, (plan) => {
      const world = play('mine', plan);
      const left = textsOf(world, 'left');
      expect(textsOf(world, 'right')).toEqual(left);
      expect([...left].sort()).toEqual(plan.writes.map((_, index) => `${index}`).sort());
      for (const side of SIDES) expect(linesOf(world, side)).toEqual(writtenBy(plan, side));
      expect(world.rows('left').map(({ number }) => number)).toEqual(
        plan.writes.map((_, index) => FIRST_NUMBER + 1 + index),
      );
      expect(world.tally()).toEqual({ lost: 0, twice: 0, astray: 0, coming: 0 });
    }),
    { numRuns: 60 },
  );
});

test('mine: at no moment does a phone confirm a message twice, or in another order than the other', () => {
  fc.assert(
    fc.property(schedule, (plan) => {
      play('mine', plan, (world) => {
        const { lost, twice, astray } = world.tally();
        if (lost + twice + astray > 0) throw new Error('Faults with keys and numbers.');
      });
    }),
    { numRuns: 10 },
  );
});

test('naive: without any fault, two phones that write at once show another order each', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (seed) => {
      const world = play('naive', {
        ...{ seed, faults: { loss: 0, double: 0, late: 0 }, tunnels: [], presses: [] },
        writes: [
          { from: 'left', at: 1 },
          { from: 'right', at: 1 },
        ],
      });
      expect(textsOf(world, 'left')).toEqual(['0', '1']);
      expect(textsOf(world, 'right')).toEqual(['1', '0']);
      expect(world.tally()).toEqual({ lost: 0, twice: 0, astray: 1, coming: 0 });
    }),
    { numRuns: 20 },
  );
});

test('naive: a lost reply shows one message twice, a tunnel at the wrong moment loses one', () => {
  const calm = { seed: 1, faults: { loss: 0, double: 0, late: 0 }, presses: [] };
  const left = { side: 'left', lasts: 3 } as const;
  // The text takes less than 0.66 s to the server, its reply at least 0.42 s more.
  const doubled = play('naive', {
    ...calm,
    tunnels: [{ ...left, from: 1.75 }],
    writes: [{ from: 'left', at: 1 }],
  });
  expect(textsOf(doubled, 'right')).toEqual(['0', '0']);
  const lost = play('naive', {
    ...calm,
    tunnels: [{ ...left, from: 1.5 }],
    writes: [{ from: 'right', at: 1 }],
  });
  expect(textsOf(lost, 'left')).toEqual([]);
  expect(lost.isComing('left', 'k0')).toBe(false);
  expect(lost.tally()).toMatchObject({ lost: 1 });
});

test("naive does not know mine's packets: its server sends nothing on, its phones show nothing", () => {
  const network = createNetwork(1, () => ({ loss: 0, double: 0, late: 0 }));
  const rules = createNaive(network);
  const message = { key: 'k0', from: 'right', text: 'B1', number: FIRST_NUMBER + 1 } as const;
  rules.onServer('left', { kind: 'have', upTo: FIRST_NUMBER });
  rules.onServer('left', { kind: 'ask', numbers: [FIRST_NUMBER + 1] });
  rules.onPhone('left', { kind: 'push', message });
  rules.onPhone('left', { kind: 'reply', message });
  expect(network.packets()).toEqual([]);
  expect(rules.rows('left')).toEqual([]);
  rules.onPhone('left', { kind: 'text', message });
  expect(rules.rows('left')).toHaveLength(1);
});
