import { describe, expect, test } from 'vitest';

import { brightest, createCuts } from './cuts';
import {
  createTour,
  isMoving,
  isRunning,
  publicState,
  type TourEvent,
  type TourState,
} from './tour-state';
import { canBeLeft, isNewSide, sayLength, sayTime, timeOf, trackAt, type Track } from './tracks';

const track = (no: string, actMs = 1_000): Track => ({
  no,
  slug: no,
  path: `/projects/${no}`,
  title: no,
  about: '',
  line: '',
  cover: '',
  lastFrame: undefined,
  tourDare: undefined,
  mine: undefined,
  untilMs: { nothing: 1_000, dare: 2_000, mine: 3_000 },
  actMs,
  dares: [],
});
const tracks = ['A1', 'A2', 'B1'].map((no) => track(no));
const tour = createTour(tracks.length, [2]);

function play(state: TourState, ...events: TourEvent[]): TourState {
  return events.reduce(tour.reduce, state);
}
/** The front has given way. */
const began = (index: number) => play(tour.start(index), { type: 'led' });
/** A track on the stage, acting. */
const acting = (index: number) =>
  play(began(index), { type: 'ready', index }, { type: 'covered' }, { type: 'arrived' });

describe('the order of things', () => {
  test('a sleeve is pulled off once it has rested and the stage is there, in either order', () => {
    const start = began(0);
    expect(tour.start(0)).toMatchObject({ phase: 'lead', index: 0, from: undefined });
    expect(start).toMatchObject({ phase: 'enter', index: 0, from: undefined });
    expect(tour.start(3).phase).toBe('end');
    expect(play(start, { type: 'covered' }).phase).toBe('enter');
    expect(play(start, { type: 'covered' }, { type: 'ready', index: 0 }).phase).toBe('leave');
    expect(play(start, { type: 'ready', index: 0 }, { type: 'covered' }).phase).toBe('leave');
    expect(acting(0)).toMatchObject({ phase: 'act', from: undefined });
  });

  test('the sleeve at the edge is the one that comes next, and none comes twice', () => {
    const first = acting(0);
    const next = play(first, { type: 'go', to: 1 });
    expect(next.sleeve).toBe(first.sleeve);
    expect(play(next, { type: 'go', to: 2 }).sleeve).toBe(first.sleeve);
    expect(acting(1).sleeve).not.toBe(began(1).sleeve);
    expect(play(first, { type: 'go', to: 0 }).sleeve).toBe(first.sleeve);
    const back = play(acting(2), { type: 'go', to: 1 });
    expect(back.sleeve).not.toBe(acting(2).sleeve);
    expect(play(back, { type: 'go', to: 0 }).sleeve).toBe(back.sleeve);
  });

  test('an act, a wait, and the next', () => {
    const waiting = play(acting(0), { type: 'acted' });
    expect(waiting.phase).toBe('wait');
    const dared = play(waiting, { type: 'waited' });
    expect(dared).toMatchObject({ phase: 'wait', unasked: 'dare' });
    expect(play(dared, { type: 'waited' })).toMatchObject({ phase: 'wait', unasked: 'mine' });
    expect(play(dared, { type: 'touched' }).phase).toBe('held');
    expect(play(dared, { type: 'go', to: 1 }).unasked).toBe('nothing');
    const next = play(waiting, { type: 'go', to: 1 });
    expect(next).toMatchObject({ phase: 'enter', index: 1, from: 0, direction: 'next' });
    expect(isMoving(next)).toBe(true);
    expect(play(acting(1), { type: 'go', to: 0 })).toMatchObject({ direction: 'back', from: 1 });
  });

  test('the record is turned over between the sides, and only forwards and in order', () => {
    expect(play(acting(1), { type: 'go', to: 2 }).phase).toBe('turn');
    expect(play(acting(1), { type: 'go', to: 2 }, { type: 'turned' })).toMatchObject({
      phase: 'enter',
      from: undefined,
    });
    expect(play(acting(0), { type: 'go', to: 2 }).phase).toBe('enter');
  });

  test('a hand holds it, during the act and after it, and a pause stops time', () => {
    expect(isRunning(acting(0))).toBe(true);
    const held = play(acting(0), { type: 'touched' });
    expect(held.phase).toBe('held');
    expect(isRunning(held)).toBe(false);
    expect(play(held, { type: 'acted' }).phase).toBe('held');
    expect(play(held, { type: 'resumed' })).toMatchObject({ phase: 'wait', unasked: 'mine' });
    expect(isRunning(play(acting(0), { type: 'pause' }))).toBe(false);
    expect(play(acting(0), { type: 'pause' }, { type: 'pause' }).isPaused).toBe(false);
    expect(play(held, { type: 'pause' }).isPaused).toBe(false);
    expect(isRunning(play(acting(0), { type: 'list', isOpen: true }))).toBe(false);
  });

  test('a pause while a sleeve moves holds the act below it', () => {
    const paused = play(
      began(0),
      { type: 'pause' },
      { type: 'ready', index: 0 },
      { type: 'covered' },
      { type: 'arrived' },
    );
    expect(paused).toMatchObject({ phase: 'act', isPaused: true });
    expect(play(paused, { type: 'go', to: 1 }).isPaused).toBe(false);
  });

  test('the page names the state in five words, the first of which is the front', () => {
    expect(publicState(began(0))).toBe('playing');
    expect(publicState(acting(0))).toBe('playing');
    expect(publicState(play(acting(0), { type: 'acted' }))).toBe('waiting');
    expect(publicState(play(acting(0), { type: 'touched' }))).toBe('waiting');
    expect(publicState(play(acting(0), { type: 'pause' }))).toBe('paused');
    expect(publicState(tour.start(3))).toBe('done');
  });

  test('what cannot start is skipped, and news of another track changes nothing', () => {
    expect(play(tour.start(0), { type: 'failed', index: 0 })).toMatchObject({
      phase: 'skip',
      skipped: [0],
    });
    const skipped = play(tour.start(0), { type: 'failed', index: 0 }, { type: 'skipped' });
    expect(skipped).toMatchObject({ phase: 'enter', index: 1 });
    const start = began(1);
    for (const event of ['ready', 'failed'] as const)
      expect(play(start, { type: event, index: 0 })).toBe(start);
    for (const type of ['turned', 'arrived', 'skipped', 'acted', 'waited', 'touched'] as const)
      expect(play(start, { type })).toBe(start);
    expect(play(acting(0), { type: 'covered' }).phase).toBe('act');
  });

  test('after the last track comes the back cover, and a second press dresses a moving sleeve anew', () => {
    const end = play(acting(2), { type: 'go', to: 3 });
    expect(end).toMatchObject({ phase: 'end', index: 3 });
    expect(play(end, { type: 'failed', index: 3 })).toBe(end);
    expect(play(end, { type: 'go', to: -1 })).toMatchObject({ phase: 'enter', index: 0 });
    const twice = play(acting(0), { type: 'go', to: 1 }, { type: 'go', to: 2 });
    expect(twice).toMatchObject({ index: 2, from: 0 });
    expect(play(twice, { type: 'waitForever' }).waitsForever).toBe(true);
  });
});

test('the time of a tour is that of its acts, waits, changes and the turn', () => {
  expect(timeOf(tracks, 2)).toBe(5_320);
  expect(timeOf(tracks, 1)).toBe(2 * 5_320 + 1_900);
  expect(timeOf(tracks)).toBe(3 * 5_320 + 1_900);
  expect([sayTime(137_000), sayTime(59_600), sayTime(-5)]).toEqual(['2:17', '1:00', '0:00']);
  expect([183_000, 90_000, 44_000, 900].map(sayLength)).toEqual([
    'about 3 minutes',
    'about 2 minutes',
    'about 40 seconds',
    'about 10 seconds',
  ]);
  expect(tracks.map((_, index) => isNewSide(tracks, index))).toEqual([false, false, true]);
});

test('a stage is left once its time is over and its sentence could be read, or goes on and on', () => {
  const said = 'Ten words that take one second to read, at least.';
  expect(canBeLeft(3_999, 4_000, { said, saidMs: 0 })).toBe(false);
  expect(canBeLeft(4_000, 4_000, { said, saidMs: 0 })).toBe(true);
  expect(canBeLeft(4_000, 4_000, { said, saidMs: 3_500 })).toBe(false);
  expect(canBeLeft(4_500, 4_000, { said, saidMs: 3_500 })).toBe(true);
  expect(canBeLeft(6_999, 4_000, { said, saidMs: 6_990 })).toBe(false);
  expect(canBeLeft(7_000, 4_000, { said, saidMs: 6_990 })).toBe(true);
});

test('an address names a track', () => {
  expect(trackAt(tracks, '#b1')).toBe(2);
  expect(trackAt(tracks, '#B1')).toBe(2);
  expect(trackAt(tracks, '#z9')).toBeUndefined();
  expect(trackAt(tracks, '')).toBeUndefined();
});

test('the groove is as deep as the longest work in its place, and no deeper than it can be', () => {
  const cuts = createCuts(2);
  expect(cuts.depthAt(0, 0.5)).toBe(0);
  cuts.note(0, 0.5, 20);
  cuts.note(0, 0.5, 5);
  cuts.note(1, 1, 500);
  expect(cuts.depthAt(0, 0.5)).toBeCloseTo(Math.log2(21) / Math.log2(61));
  expect(cuts.depthAt(1, 1)).toBe(1);
  expect([cuts.pictures, cuts.workMs]).toEqual([3, 525]);
  expect([cuts.playedOf(0), cuts.playedOf(1)]).toEqual([0.5, 1]);
  cuts.clear(0);
  expect([cuts.depthAt(0, 0.5), cuts.playedOf(0)]).toEqual([0, 0]);
});

test('the brightest colour of a sleeve is drawn on the dark', () => {
  expect(brightest(['#0f6b5c', '#f3d34a', '#101010'])).toBe('#f3d34a');
  expect(brightest([])).toBe('#777777');
});
