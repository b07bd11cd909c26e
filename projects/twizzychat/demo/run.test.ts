import { expect, test } from 'vitest';

import { progressOf } from './network';
import { createRun, LINES, playTo, stretchOf } from './run';
import { settings } from './settings';
import { takeShot } from './shot';
import { countAstray } from './tally';
import { ACT_S } from './use-chat';
import { describeRun, labelOf, listLines, nameOf, sayTally, tellDeath } from './words';

const CLEAN = { lost: 0, twice: 0, astray: 0, coming: 0 };

function start(query: string) {
  return createRun(settings.parse(new URLSearchParams(query)).values);
}

// Lost, twice and out of order, counted over 24 lines. Computed once, and the same on every machine.
test.each([
  ['nothing goes wrong', '', [0, 0, 0]],
  ['both write at once', 'every=0.4', [0, 0, 12]],
  ['one ok is lost', 'hand=12.1n24', [0, 1, 0]],
  ['nine seconds of tunnel', 'hand=8.34i_17.34o', [4, 0, 0]],
  ['a third of packets is lost', 'loss=33', [5, 7, 5]],
])('%s: naive has its known faults, mine has none', (_, query, faults) => {
  const run = start(query);
  playTo(run);
  const { lost, twice, astray, coming } = run.world('naive').tally();
  expect([lost, twice, astray]).toEqual(faults);
  expect(coming).toBe(0);
  expect(run.world('mine').tally()).toEqual(CLEAN);
  expect(run.written()).toHaveLength(LINES);
  expect(takeShot(run, 'mine').rows.left).toHaveLength(LINES);
});

test('the act stops before the fall: nothing has failed, and the answer is in the air', () => {
  const run = start('');
  playTo(run, ACT_S);
  const { packets, tallies, wrecks } = takeShot(run, 'naive');
  expect(sayTally(tallies.naive)).toBe('no faults');
  expect(wrecks).toEqual([]);
  const answer = packets.find(({ load }) => load.kind === 'text' && load.message.text === 'Wait.');
  expect(answer).toMatchObject({ side: 'left', direction: 'down' });
  if (!answer) return;
  expect(progressOf(answer, run.now())).toBeGreaterThan(0.25);
  expect(progressOf(answer, run.now())).toBeLessThan(0.7);

  // A hand takes the phone into the tunnel for two seconds: the answer is lost, and only with keys it comes again.
  run.do({ does: 'in' });
  expect(takeShot(run, 'naive').wrecks.map(nameOf)).toContain('“Wait.”');
  playTo(run, run.now() + 2);
  run.do({ does: 'out' });
  playTo(run);
  expect(run.hand()).toBe('8.34i_10.34o');
  expect(run.world('naive').tally().lost).toBeGreaterThan(0);
  expect(run.world('mine').tally()).toEqual(CLEAN);
});

test('what a hand did is a run of its own: its address repeats it', () => {
  const run = start('loss=10&late=20&double=20&seed=77');
  playTo(run, 3);
  expect(run.hold(0.4)).toBeUndefined();
  expect(run.hold(0.9)).toBe('in');
  run.do({ does: 'in' });
  playTo(run, 5);
  const [oldest] = run.world('naive').packets();
  if (oldest) run.do({ does: 'lose', seen: 'naive', id: oldest.id });
  run.do({ does: 'out' });
  playTo(run);
  run.do({ does: 'go' });
  playTo(run);
  const again = start(`loss=10&late=20&double=20&seed=77&hand=${run.hand()}`);
  playTo(again);
  for (const approach of ['naive', 'mine'] as const) {
    const [one, other] = [takeShot(run, approach), takeShot(again, approach)];
    expect(other.rows).toEqual(one.rows);
    expect(other.wrecks).toEqual(one.wrecks);
  }
  expect(run.written().length).toBeGreaterThan(LINES);
});

test('a hand that comes in between makes another run of it', () => {
  const run = start('hand=6.9i_9.4o');
  expect(stretchOf(run)).toEqual({ from: 5.7, to: 13.4 });
  playTo(run, 8);
  expect(run.isInside()).toBe(true);
  run.do({ does: 'out' });
  expect(run.hand()).toBe('6.9i_8o');
  expect(run.done()).toEqual(run.deeds());
  expect(stretchOf(start(''))).toMatchObject({ from: 0 });
});

test.each(['naive', 'mine'] as const)(
  'a packet that is taken from %s takes one of the same wire from the other',
  (seen) => {
    const run = start('');
    playTo(run, 1.8);
    const packet = run
      .world(seen)
      .packets()
      .find(({ side }) => side === 'right');
    if (!packet) throw new Error('Nothing is under way from the right phone.');
    run.do({ does: 'lose', seen, id: packet.id });
    for (const world of [run.world('naive'), run.world('mine')])
      expect(world.deaths()).toMatchObject([
        { cause: 'hand', packet: { side: 'right', direction: 'up' } },
      ]);
    run.do({ does: 'lose', seen, id: packet.id });
    expect(run.world(seen).deaths()).toHaveLength(1);
  },
);

test('a phone that stays in the tunnel ends the run all the same, with its lines queued', () => {
  const run = start('');
  run.do({ does: 'in' });
  playTo(run);
  const { rows, isAtRest } = takeShot(run, 'mine');
  expect(isAtRest).toBe(true);
  expect(rows.left.map(({ state }) => state)).toContain('queued');
  run.do({ does: 'out' });
  playTo(run);
  expect(run.world('mine').tally()).toEqual(CLEAN);
});

test('rows glide to where they belong in the other approach', () => {
  const run = start('every=0.4');
  playTo(run, 6);
  const before = takeShot(run, 'naive');
  const between = takeShot(run, 'mine', before, 0.5);
  expect(between.isSettled).toBe(false);
  let shot = between;
  for (let frame = 0; frame < 20; frame += 1) shot = takeShot(run, 'mine', shot, 0.5);
  expect(shot.isSettled).toBe(true);
  expect(shot.rows).toEqual(takeShot(run, 'mine').rows);
});

test('out of order counts what would have to move', () => {
  expect(countAstray(['a', 'b', 'c'], ['a', 'b', 'c'])).toBe(0);
  expect(countAstray(['a', 'b'], ['b', 'a'])).toBe(1);
  expect(countAstray(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toBe(1);
  expect(countAstray(['a', 'b', 'c'], ['c', 'b', 'a'])).toBe(2);
  expect(countAstray(['a', 'x', 'b'], ['b', 'y'])).toBe(0);
});

test('every death of a rough run is told, and every packet has its label', () => {
  const run = start('loss=30&double=20&late=30&hand=4i_9o_10n40');
  const told = new Set<string>();
  while (!run.isAtRest()) {
    playTo(run, run.now() + 0.1);
    const [oldest] = run.world('naive').packets();
    if (run.now() > 12 && run.now() < 12.2 && oldest)
      run.do({ does: 'lose', seen: 'naive', id: oldest.id });
    for (const approach of ['naive', 'mine'] as const) {
      const shot = takeShot(run, approach);
      for (const wreck of shot.wrecks)
        told.add(tellDeath(wreck, approach).replaceAll(/“[^”]+”(?! for)|[\d.]+ s/g, '_'));
      for (const { load } of shot.packets)
        for (const isNarrow of [true, false]) expect(labelOf(load, isNarrow)).toMatch(/\S/);
    }
  }
  const all = [...told].join('\n');
  for (const part of [
    'by chance',
    'tunnel cut it',
    'no signal',
    'taken off',
    'Nobody has kept',
    'sent again, and came',
  ])
    expect(all).toContain(part);
});

test.each([
  ['hand=8.34i_17.34o', '“Sell?”, 9 s of tunnel'],
  ['hand=12.1n24', '“Sell?”, 1 packet pressed'],
  ['ask=Go%3F', '“Go?”, a line every 1.5 s'],
  [
    'loss=33&double=5&late=2',
    '“Sell?”, 33 of 100 packets lost, 5 of 100 doubled, 2 of 100 held up',
  ],
])('the run of "%s" is named', (query, name) => {
  expect(describeRun(settings.parse(new URLSearchParams(query)).values)).toBe(name);
});

test('lines are listed as one would say them', () => {
  expect(listLines(['Wait.'])).toBe('“Wait.”');
  expect(listLines(['Wait.', 'Yes.'])).toBe('“Wait.” and “Yes.”');
  expect(listLines(['Wait.', 'Yes.', 'Buy.'])).toBe('“Wait.” and 2 more');
});

test.each(['1.4', '1.4 s', ' 2s '])('"%s" is a number of seconds', (text) => {
  expect(settings.shape.every.parse(text)).toHaveProperty('value');
});

test.each(['', '-1', '1e1', '0.2', '7', 'two'])('"%s" is not', (text) => {
  expect(settings.shape.every.parse(text)).toHaveProperty('problem');
});
