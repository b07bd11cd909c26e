import { expect, test } from 'vitest';

import { createRun, playTo } from './run';
import { settings } from './settings';
import { takeShot } from './shot';
import { countAstray } from './tally';
import { describeRun, explain, labelOf } from './words';

const CLEAN = { lost: 0, twice: 0, astray: 0, coming: 0 };

function start(query: string) {
  return createRun(settings.parse(new URLSearchParams(query)).values);
}

// Lost, twice and out of order, counted over 24 messages. Computed once, and the same on every machine.
test.each([
  ['nothing goes wrong', 'tunnel=0', [0, 0, 12]],
  ['the usual run', '', [1, 1, 11]],
  ['one reply is lost', 'tunnel=0&replies=1', [0, 1, 12]],
  ['nine seconds of tunnel', 'tunnel=9', [7, 1, 5]],
  ['a third of packets is lost', 'tunnel=0&loss=33', [6, 3, 10]],
])('%s: naive has its known faults, mine has none', (_, query, faults) => {
  const run = start(query);
  playTo(run);
  const { lost, twice, astray, coming } = run.world('naive').tally();
  expect([lost, twice, astray]).toEqual(faults);
  expect(coming).toBe(0);
  expect(run.world('mine').tally()).toEqual(CLEAN);
  expect(run.written()).toHaveLength(24);
  expect(takeShot(run, 'mine').rows.left).toHaveLength(24);
});

test('the opening act ends with one lost, one twice, two out of order', () => {
  const run = start('');
  playTo(run, 6);
  expect(run.written()).toHaveLength(10);
  expect(run.world('naive').tally()).toMatchObject({ lost: 1, twice: 1, astray: 2 });
  expect(run.world('mine').tally()).toEqual({ ...CLEAN, coming: 3 });
});

test('the same seed and the same hand give the same run', () => {
  const play = () => {
    const run = start('loss=20&late=20&double=20&seed=77');
    playTo(run, 3);
    run.hold(0.9);
    playTo(run, 5);
    const [oldest] = run.world('naive').packets();
    if (oldest) run.lose('naive', oldest);
    run.write('right', 'hello');
    run.roll(false);
    playTo(run);
    return takeShot(run, 'naive');
  };
  expect(play()).toEqual(play());
  expect(play().written).toBeGreaterThan(24);
});

test('a hand holds the phone where it is, and lets it roll to the nearer end', () => {
  const run = start('tunnel=0');
  for (const [place, isBound, end] of [
    [0.4, false, 0],
    [0.6, true, 1],
  ] as const) {
    run.hold(place);
    run.advance(true);
    expect(run.ride()).toBe(place);
    expect(run.isBoundForTunnel()).toBe(isBound);
    playTo(run, run.now() + 3);
    expect(run.ride()).toBe(end);
  }
});

test.each(['naive', 'mine'] as const)(
  'a packet that is taken from %s takes one of the same wire from the other',
  (approach) => {
    const run = start('tunnel=0');
    playTo(run, 0.5);
    const packet = run
      .world(approach)
      .packets()
      .find(({ side }) => side === 'right');
    if (!packet) throw new Error('Nothing is under way from the right phone.');
    run.lose(approach, packet);
    for (const world of [run.world('naive'), run.world('mine')]) {
      expect(world.bursts()).toHaveLength(1);
      expect(world.bursts()[0]?.packet).toMatchObject({ side: 'right', direction: 'up' });
    }
  },
);

test('a packet that has no twin is lost alone', () => {
  const run = start('tunnel=0');
  playTo(run, 0.5);
  for (const packet of run.world('mine').packets()) run.world('mine').lose(packet);
  const lostBefore = run.world('mine').bursts().length;
  const [packet] = run.world('naive').packets();
  if (!packet) throw new Error('Nothing is under way.');
  run.lose('naive', packet);
  expect(run.world('naive').bursts()).toHaveLength(1);
  expect(run.world('mine').bursts()).toHaveLength(lostBefore);
});

test('a phone that stays in the tunnel ends the run all the same, with its messages queued', () => {
  const run = start('tunnel=0');
  run.roll(true);
  playTo(run);
  const { rows, isAtRest } = takeShot(run, 'mine');
  expect(isAtRest).toBe(true);
  expect(rows.left.map(({ state }) => state)).toContain('queued');
  run.roll(false);
  playTo(run);
  expect(run.world('mine').tally()).toEqual(CLEAN);
});

test('rows glide to where they belong in the other approach', () => {
  const run = start('');
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

test('every moment of a rough run has its line, and every packet its label', () => {
  const run = start('loss=40&tunnel=4&double=20&late=30');
  const said = new Set<string>();
  while (!run.isAtRest()) {
    playTo(run, run.now() + 0.1);
    for (const approach of ['naive', 'mine'] as const) {
      const shot = takeShot(run, approach);
      said.add(explain(shot).replaceAll(/\d+/g, 'n'));
      for (const { load } of shot.packets)
        expect(labelOf(load)).toMatch(/^([AB]\d+|…|ok|=?\d+|\d+[+?])$/);
    }
  }
  said.add(explain(takeShot(run, 'mine')));
  expect(said.size).toBeGreaterThan(6);
});

test.each([
  ['tunnel=9', '9 s of tunnel'],
  ['tunnel=0&replies=1', '1 lost reply'],
  ['tunnel=0', 'nothing goes wrong'],
  [
    'tunnel=0&loss=33&double=5&late=2&replies=2',
    '2 lost replies, 33 of 100 packets lost, 5 of 100 doubled, 2 of 100 held up',
  ],
])('the run of "%s" is named', (query, name) => {
  expect(describeRun(settings.parse(new URLSearchParams(query)).values)).toBe(name);
});

test.each(['1.4', '1.4 s', ' 2s '])('"%s" is a number of seconds', (text) => {
  expect(settings.shape.every.parse(text)).toHaveProperty('value');
});

test.each(['', '-1', '1e1', '0.5', '7', 'two'])('"%s" is not', (text) => {
  expect(settings.shape.every.parse(text)).toHaveProperty('problem');
});
