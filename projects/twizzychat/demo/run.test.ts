import { expect, test } from 'vitest';

import { progressOf } from './network';
import { createRun, isAnswer, isOver, LINES, playTo, readingOf, stretchOf } from './run';
import { sayRide, settings } from './settings';
import { findRescue, pressedLast, takeShot } from './shot';
import { findAstray, orderOf } from './tally';
import { ACT_S } from './use-chat';
import {
  announce,
  describeRun,
  labelOf,
  listLines,
  nameOf,
  quoteLast,
  sayHint,
  sayPast,
  sayTally,
  tellDeath,
  tellRest,
} from './words';

const CLEAN = { lost: 0, twice: 0, astray: 0, coming: 0 };

function start(query: string) {
  return createRun(settings.parse(new URLSearchParams(query)).values);
}

// Lost, twice and out of order, counted over 24 lines. Computed once, and the same on every machine.
test.each([
  ['nothing goes wrong', '', [0, 0, 0]],
  ['both write at once', 'every=0.4', [0, 0, 12]],
  ['one ok is lost', 'hand=12.1n24', [0, 1, 0]],
  ['nine seconds of tunnel', 'hand=10.5i_19.5o', [3, 0, 1]],
  ['a third of packets is lost', 'loss=33', [8, 9, 4]],
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

test('the act stops before the fall: nothing has failed, and the line that matters is in the air', () => {
  const run = start('');
  playTo(run, ACT_S);
  const { packets, tallies, wrecks } = takeShot(run, 'naive');
  expect(sayTally(tallies.naive)).toBe('no faults');
  expect(wrecks).toEqual([]);
  const answer = packets.find(
    ({ load }) => load.kind === 'text' && load.message.text === 'Kidding! Yes!',
  );
  expect(answer).toMatchObject({ side: 'left', direction: 'down' });
  if (!answer) return;
  expect(progressOf(answer, run.now())).toBeGreaterThan(0.25);
  expect(progressOf(answer, run.now())).toBeLessThan(0.7);

  run.do({ does: 'in' });
  expect(takeShot(run, 'naive').wrecks.map(nameOf)).toContain('“Kidding! Yes!”');
  playTo(run, run.now() + 2);
  run.do({ does: 'out' });
  expect(run.hand()).toBe('10.5i_12.5o');
});

test.each([
  ['hand=10.5i_19.5o', ['again Kidding! Yes!', 'again I told Mum.', 'again She cried.']],
  ['hand=12.1n24', ['known I’m crying. right']],
])('after %s the replay can stop where a line goes its second way', (query, first) => {
  const run = start(query);
  const found: string[] = [];
  const look = () => {
    const rescue = findRescue(takeShot(run, 'mine'));
    if (!rescue) return false;
    const said = [rescue.kind, rescue.text, rescue.by].filter((part) => part !== undefined);
    if (found.includes(said.join(' '))) return false;
    found.push(said.join(' '));
    return true;
  };
  playTo(run, stretchOf(run).from);
  playTo(run, stretchOf(run).to, look);
  expect(run.now()).toBeLessThan(stretchOf(run).to);
  while (run.now() < stretchOf(run).to) playTo(run, stretchOf(run).to, look);
  expect(found.slice(0, first.length)).toEqual(first);
});

test('in a loss of lines the server refuses second copies, too', () => {
  const run = start('loss=33');
  const knowers = new Set<string | undefined>();
  playTo(run, undefined, () => {
    knowers.add(findRescue(takeShot(run, 'mine'))?.by);
    return false;
  });
  expect(knowers).toContain('server');
});

test.each([0.2, 1, 2, 4.6, 9, 29.5])(
  'after %f s of tunnel the proposal is answered with “No.”, and only with keys with “Kidding! Yes!”',
  (seconds) => {
    const run = start(`hand=10.5i_${10.5 + seconds}o`);
    playTo(run, stretchOf(run).to);
    const answerIn = (approach: 'naive' | 'mine') => {
      const { rows } = takeShot(run, approach);
      const shown = rows.left.map(({ message }) => message);
      const lost = run.written().find(({ text }) => text === 'Kidding! Yes!');
      return lost && readingOf(run.written(), shown, lost);
    };
    expect(answerIn('naive')).toMatchObject({
      ask: { text: 'Marry me?' },
      answer: { text: 'No.' },
    });
    expect(answerIn('mine')).toMatchObject({ answer: { text: 'Kidding! Yes!' } });
    // Time stands still where nothing is under way, so that both phones can be compared.
    expect(run.isQuiet()).toBe(true);
    const { left, right } = takeShot(run, 'mine').rows;
    expect(left).toEqual(right);
  },
);

/** The lines that answer another: each stands below it, and its author had read it. */
const ANSWERS = [
  ['Hello!', 'Hi!'],
  ['Home soon?', 'On the train.'],
  ['Marry me?', 'No.'],
  ['No.', 'Kidding! Yes!'],
  ['No.', 'I’m crying.'],
] as const;

test.each([
  ...[0.04, 2, 5.7, 7, 8.6, 9, 20].map((seconds) => `hand=10.5i_${10.5 + seconds}o`),
  ...[0.1, 1, 3, 5, 6.2, 6.6, 7.3, 8].map((from) => `hand=${from}i_${from + 7}o`),
  ...['every=3&hand=12.3i_20o', 'loss=33', 'late=40', 'double=40'],
  ...['loss=30&late=30&double=30&seed=7', 'loss=50&seed=11&hand=6.3i_9o'],
])(
  'with keys no answer stands above its question, and nobody answers what they have not read: %s',
  (query) => {
    const run = start(query);
    while (!run.isAtRest()) {
      const before = run.written().length;
      run.advance();
      for (const { text, from } of run.written().slice(before)) {
        const seen = run.world('mine').rows(from);
        for (const [ask] of ANSWERS.filter(([, answer]) => answer === text))
          expect(seen.map(({ message }) => message?.text)).toContain(ask);
      }
    }
    const { rows, tallies } = takeShot(run, 'mine');
    expect(tallies.mine).toMatchObject({ lost: 0, twice: 0, astray: 0 });
    for (const side of ['left', 'right'] as const) {
      const texts = rows[side].map(({ message }) => message?.text);
      for (const [ask, answer] of ANSWERS)
        expect(texts.indexOf(answer)).toBeGreaterThan(texts.indexOf(ask));
    }
    // What both write later answers nothing, so that it may come in any order.
    for (const { text } of run.written().slice(8)) expect(text).not.toContain('?');
  },
);

test('without a signal nobody answers a question that has not left, and the run rests', () => {
  const run = start('hand=6.2i');
  playTo(run);
  expect(run.isAtRest()).toBe(true);
  expect(run.written().at(-1)?.text).toBe('Marry me?');
  run.do({ does: 'out' });
  playTo(run);
  expect(run.written().map(({ text }) => text)).toContain('Kidding! Yes!');
  expect(run.world('mine').tally()).toEqual(CLEAN);
});

test('each line that is counted as out of order is marked, early or late, on a phone', () => {
  const run = start('every=0.4');
  playTo(run);
  const { rows, astray } = takeShot(run, 'naive');
  const marked = [...rows.left, ...rows.right].filter(({ stray }) => stray !== undefined);
  expect(new Set(marked.map(({ message }) => message?.key))).toEqual(astray);
  expect(astray.size).toBe(12);
  expect(new Set(marked.map(({ stray }) => stray))).toEqual(new Set(['early', 'late']));
  const { left, right } = takeShot(run, 'mine').rows;
  expect([...left, ...right].filter(({ stray }) => stray !== undefined)).toEqual([]);
});

test('only the two answers to the proposal are read as answers', () => {
  const run = start('');
  playTo(run);
  const answers = run.written().filter((line) => isAnswer(run.written(), line));
  expect(answers.map(({ text }) => text)).toEqual(['No.', 'Kidding! Yes!']);
});

test('a ride has a length, however short, and what can be pressed is named', () => {
  expect([0, 0.04, 0.1, 2, 5.68].map(sayRide)).toEqual(['0.1 s', '0.1 s', '0.1 s', '2 s', '5.7 s']);
  expect(sayHint('new', true, false).long).toBe('Press a dead packet to see how it died.');
  expect(sayHint('told', true, false).short).toBe('Press again: back');
  expect(sayHint('known', true, true).long).toBe('');
  expect(sayHint('new', false, true).short).toBe('Press a flying packet.');
});

test('a question whose answers are all lost has none, and a line before any question answers nothing', () => {
  const run = start('');
  playTo(run);
  const written = run.written();
  const [, hi, , , , no] = written;
  if (!hi || !no) throw new Error('Nothing was written.');
  expect(readingOf(written, written.slice(0, 5), no)).toMatchObject({ answer: undefined });
  expect(readingOf(written.slice(1), [], hi)).toBeUndefined();
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
  expect(stretchOf(run).from).toBe(5.7);
  expect(stretchOf(run).to).toBeGreaterThan(11.4);
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

test('what the simple app did wrong is named by its kind, and of several by their sum', () => {
  const say = (query: string) => {
    const run = start(query);
    playTo(run);
    return sayPast(run.world('naive').tally(), run.written().length);
  };
  expect(say('hand=10.5i_19.5o')).toBe('Simple app: 4 faults');
  expect(say('hand=12.1n24')).toBe('Simple app: 1 twice');
  expect(say('every=0.4')).toBe('Simple app: 12 of 24 out of order');
  expect(say('')).toBe('');
  expect(sayPast({ ...CLEAN, astray: 1 }, 24)).toBe('Simple app: 1 of 24 out of order');
});

test('both apps know the first fault of the simple one, and what a hand took last', () => {
  const faultOf = (query: string) => {
    const run = start(query);
    playTo(run);
    const [naive, mine] = [takeShot(run, 'naive'), takeShot(run, 'mine')];
    expect(mine.fault).toBe(naive.fault);
    return { run, naive, text: naive.fault?.text };
  };
  expect(faultOf('').text).toBeUndefined();
  expect(faultOf('hand=10.5i_19.5o').text).toBe('Kidding! Yes!');
  const ok = faultOf('hand=12.1n24');
  expect(ok.text).toBe('I’m crying.');
  expect(pressedLast(ok.naive, ok.run.done())).toMatchObject({ message: { text: ok.text } });
  expect(pressedLast(ok.naive, [])).toBeUndefined();
  const atOnce = faultOf('every=0.4');
  expect(atOnce.naive.astray.has(atOnce.naive.fault?.key ?? '')).toBe(true);

  // A report carries no line.
  const run = start('');
  const findReport = () =>
    run
      .world('mine')
      .packets()
      .find(({ load }) => load.kind === 'have');
  while (!findReport()) run.advance();
  run.do({ does: 'lose', seen: 'mine', id: findReport()?.id ?? 0 });
  expect(pressedLast(takeShot(run, 'mine'), run.done())).toBe('report');
});

test('out of order counts what would have to move', () => {
  expect(findAstray(['a', 'b', 'c'], ['a', 'b', 'c'])).toEqual([]);
  expect(findAstray(['a', 'b'], ['b', 'a'])).toHaveLength(1);
  expect(findAstray(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(['d']);
  expect(findAstray(['a', 'b', 'c'], ['c', 'b', 'a'])).toHaveLength(2);
  expect(findAstray(['a', 'x', 'b'], ['b', 'y'])).toEqual([]);
  expect(orderOf([{ id: 'missing 41', state: 'missing' }], true)).toEqual([]);
});

test('every death of a rough run is told, and every packet has its label', () => {
  const run = start('loss=30&double=20&late=30&hand=24i_32o_33n90');
  const told = new Set<string>();
  while (!run.isAtRest()) {
    playTo(run, run.now() + 0.1);
    const [oldest] = run.world('naive').packets();
    if (run.now() > 34 && run.now() < 34.2 && oldest)
      run.do({ does: 'lose', seen: 'naive', id: oldest.id });
    for (const approach of ['naive', 'mine'] as const) {
      const shot = takeShot(run, approach);
      for (const wreck of shot.wrecks) told.add(`${tellDeath(wreck)} ${tellRest(wreck, shot)}`);
      for (const { load } of shot.packets)
        for (const isNarrow of [true, false]) expect(labelOf(load, isNarrow)).toMatch(/\S/);
    }
  }
  const all = [...told].join('\n');
  for (const part of [
    'by chance',
    'was cut off by the tunnel',
    'found you without signal',
    'taken off',
    'Only your friend’s phone still has it',
    'It will be sent again',
    'Nobody has noticed yet',
    'So your phone will send the line again',
    'So your phone sent the line again',
    'Its key was known',
    'Its number was missing',
    'sent again, and came',
  ])
    expect(all).toContain(part);
});

test.each([
  ['hand=10.5i_19.5o', '“Marry me?”, 9 s of tunnel. Simple app: 3 lost, 1 out of order.'],
  ['hand=12.1n24', '“Marry me?”, 1 packet taken off the wire. Simple app: 1 twice.'],
  ['hand=10.5i', '“Marry me?”, left in the tunnel. Simple app: 9 lost.'],
  ['ask=Go%3F', '“Go?”, a line every 1.5 s. Simple app: no faults.'],
  [
    'loss=33&double=5&late=2',
    '“Marry me?”, 33 of 100 packets lost, 5 of 100 doubled, 2 of 100 held up. Simple app: 5 lost, 4 twice, 5 out of order.',
  ],
])('the run of "%s" is named', (query, name) => {
  expect(describeRun(settings.parse(new URLSearchParams(query)).values)).toBe(name);
});

test('lines are listed as one would say them', () => {
  expect(listLines(['No.'])).toBe('“No.”');
  expect(listLines(['No.', 'Yes.'])).toBe('“No.” and “Yes.”');
  expect(listLines(['No.', 'Yes.', 'Oh.'])).toBe('“No.” and 2 more');
});

test.each(['1.4', '1.4 s', ' 2s '])('"%s" is a number of seconds', (text) => {
  expect(settings.shape.every.parse(text)).toHaveProperty('value');
});

test.each(['', '-1', '1e1', '0.2', '7', 'two'])('"%s" is not', (text) => {
  expect(settings.shape.every.parse(text)).toHaveProperty('problem');
});

test('a packet that is taken in one world has its likeness taken in the other, and one that is gone changes nothing', () => {
  const run = start('');
  playTo(run, ACT_S);
  const [packet] = run.world('mine').packets();
  if (!packet) throw new Error('Nothing is under way.');
  const before = run.world('naive').packets().length;
  run.do({ does: 'lose', seen: 'mine', id: packet.id });
  expect(run.world('mine').packets()).not.toContain(packet);
  expect(run.world('naive').packets()).toHaveLength(before - 1);
  run.do({ does: 'lose', seen: 'mine', id: packet.id });
  expect(run.world('naive').packets()).toHaveLength(before - 1);
});

test('a run is over at the end of what its last deed led to, and only then', () => {
  const run = start('hand=10.5i_12.5o');
  const overAt: number[] = [];
  while (!run.isAtRest()) {
    const before = run.now();
    run.advance();
    if (isOver(run, before)) overAt.push(run.now());
  }
  expect(overAt).toHaveLength(1);
  expect(overAt[0]).toBeCloseTo(stretchOf(run).to, 1);
  const inside = start('hand=10.5i');
  playTo(inside, 12);
  expect(isOver(inside, 0)).toBe(false);
  expect(isOver(start(''), 0)).toBe(false);
});

test('an address says what the hand did, and nonsense is refused with an example', () => {
  expect(settings.write({ ...settings.start, hand: '6.9i_9.4o' })).toBe('hand=6.9i_9.4o');
  const { values, problems } = settings.parse(new URLSearchParams('hand=wave&every=soon&ask='));
  expect(values.hand).toBe('');
  expect(problems.hand).toContain('6.9i_9.4o');
  expect(problems.every).toBeDefined();
  expect(problems.ask).toBe('You ask: write something.');
});

test('screen readers hear the way, the lines and the faults, and a line without a stop gets one', () => {
  const run = start('hand=10.5i_19.5o');
  playTo(run);
  expect(announce(takeShot(run, 'naive'))).toBe('Simple app: 24 lines, 3 lost, 1 out of order.');
  expect(quoteLast('Yes')).toBe('“Yes”.');
  expect(quoteLast('Yes!')).toBe('“Yes!”');
});
