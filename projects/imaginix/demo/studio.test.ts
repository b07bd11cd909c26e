import fc from 'fast-check';
import { expect, test } from 'vitest';

import { DABS, drawWhale, HAND_MS, isDab, repeatable, SPOTS } from './hand';
import { makeMask } from './mask';
import { RULES, simulate } from './schedule';
import { createStudio } from './studio';
import type { Studio } from './studio';

const EASEL = { width: 1_000, height: 460 };
const whale = drawWhale();

test('the pre-drawn hand is the example of the write-up: 50 snapshots, 40 ms apart', () => {
  const studio = createStudio('queue', 200);
  studio.draw(whale, 'demo');
  studio.advance(HAND_MS + 1);
  const { offers, isReplaying } = studio.look();
  expect(isReplaying).toBe(false);
  expect(offers.map(({ atMs }) => atMs - 1)).toEqual(
    Array.from({ length: 50 }, (_, index) => index * 40),
  );
  studio.advance(40);
  expect(studio.look()).toMatchObject({ ageMs: 1_640, made: 10, debtMs: 8_000, busyMs: 8_040 });
  expect(studio.look().waiting).toHaveLength(39);
});

test('what happened is what the table computes, in frames of any length', () => {
  const anyFrames = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 20, maxLength: 60 });
  fc.assert(
    fc.property(anyFrames, fc.constantFrom(...RULES), (frames, rule) => {
      const studio = createStudio(rule, 300);
      studio.draw(whale, 'demo');
      for (const ms of frames) studio.advance(ms);
      studio.finish();
      const { oldestMs, made, skipped, offers } = studio.look();
      const computed = simulate(offers, rule, 300);
      expect([oldestMs, made, skipped]).toEqual([
        computed.oldestMs,
        computed.made,
        computed.skipped,
      ]);
    }),
    { numRuns: 20 },
  );
});

test('undo gives back the very pixels, whatever was drawn', () => {
  const anyPlaces = fc.array(
    fc.record({ x: fc.double({ min: 0, max: 100, noNaN: true }), y: fc.nat(46) }),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(anyPlaces, anyPlaces, (first, second) => {
      const studio = createStudio('latest', 100);
      draw(studio, first);
      const before = pixelsOf(studio);
      draw(studio, second);
      studio.undo();
      studio.finish();
      expect(pixelsOf(studio)).toBe(before);
    }),
    { numRuns: 40 },
  );
});

test('a replay of what was drawn gives the same pixels, without the long rests', () => {
  const studio = createStudio('latest', 100);
  draw(studio, [
    { x: 10, y: 10 },
    { x: 40, y: 20 },
  ]);
  studio.advance(60_000);
  draw(studio, [{ x: 60, y: 30 }]);
  const before = pixelsOf(studio);
  const startMs = studio.look().nowMs;
  studio.setRule('queue');
  const { take } = studio.look();
  studio.replay();
  expect(studio.look().take).toBe(take);
  expect(studio.look().strokes).toEqual([]);
  studio.finish();
  expect(pixelsOf(studio)).toBe(before);
  expect(studio.look().nowMs - startMs).toBeLessThan(3_000);
  expect(repeatable([{ points: [] }])).toEqual([{ points: [] }]);
});

test('a drawing stays whole, whatever comes in the middle of its replay', () => {
  const across = [
    { x: 10, y: 10 },
    { x: 40, y: 20 },
    { x: 80, y: 30 },
  ];
  const studio = createStudio('latest', 100);
  draw(studio, across);
  const places = () =>
    studio.look().whole.map(({ points }) => points.map(({ x, y }) => ({ x, y })));
  const replayHalf = () => {
    studio.replay();
    studio.advance(20);
    expect(studio.look().isReplaying).toBe(true);
    expect(studio.look().strokes[0]?.points.length).toBeLessThan(across.length);
  };
  replayHalf();
  expect(places()).toEqual([across]);
  replayHalf();
  studio.draw(studio.look().whole, 'visitor');
  studio.finish();
  expect(places()).toEqual([across]);
  replayHalf();
  studio.press({ x: 5, y: 5 });
  expect(places()).toEqual([across, [{ x: 5, y: 5 }]]);
  replayHalf();
  studio.undo();
  expect(places()).toEqual([across]);
});

test('marks that the demo adds are no part of the drawing', () => {
  const studio = createStudio('queue', 100);
  draw(studio, [{ x: 50, y: 20 }]);
  studio.add(SPOTS);
  studio.advance(10);
  expect(studio.look().whole).toHaveLength(1);
  studio.finish();
  expect(studio.look().strokes).toHaveLength(1 + SPOTS.length);
  studio.press({ x: 1, y: 1 });
  expect(studio.look().whole).toHaveLength(2);
  studio.replay();
  studio.finish();
  expect(studio.look().strokes).toHaveLength(2);
});

test('a dab is a stroke that goes nowhere', () => {
  const stroke = (...xs: number[]) => ({ points: xs.map((x) => ({ x, y: 1, atMs: 0 })) });
  expect([stroke(), stroke(4), stroke(4, 6, 3), stroke(4, 5, 12)].map(isDab)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('another delay goes back to the moment at which the pen went up, and on from there', () => {
  const studio = createStudio('queue', 200);
  studio.rewind();
  expect(studio.look().nowMs).toBe(0);
  studio.draw(whale, 'demo');
  studio.advance(100);
  studio.rewind();
  expect(studio.look().isReplaying).toBe(true);
  studio.finish();
  const last = studio.look().offers.at(-1)?.atMs;
  const shownAt = (delayMs: number) => {
    studio.setDelay(delayMs);
    studio.rewind();
    expect(studio.look().nowMs).toBe(last);
    return studio.look().shown?.id ?? 0;
  };
  expect(shownAt(400)).toBeLessThan(shownAt(200));
  expect(shownAt(200)).toBeLessThan(shownAt(100));
  studio.setRule('latest');
  expect(shownAt(200)).toBeGreaterThan(shownAt(1_500));
  studio.finish();
  expect(studio.look()).toMatchObject({ isAtRest: true, ghost: { debtMs: 0 } });
  expect(studio.look().busyMs).toBe(simulate(studio.look().offers, 'latest', 1_500).busyMs);
});

test('the first press of a hand takes the dabs of the act away; later marks lie on what is there', () => {
  const studio = createStudio('queue', 200);
  studio.draw(DABS, 'act');
  studio.finish();
  expect(studio.look()).toMatchObject({ author: 'act', made: 3 });
  expect(studio.look().busyMs).toBeLessThan(300);
  studio.press({ x: 1, y: 1 });
  studio.lift();
  studio.finish();
  expect(studio.look().strokes).toHaveLength(1);
  studio.add(SPOTS);
  studio.finish();
  expect(studio.look().strokes).toHaveLength(1 + SPOTS.length);
  studio.press({ x: 2, y: 2 });
  expect(studio.look()).toMatchObject({ author: 'visitor' });
  expect(studio.look().strokes).toHaveLength(2 + SPOTS.length);
});

test('a hand takes the pen from a replay; lifting and moving in the air draw nothing', () => {
  const studio = createStudio('latest', 100);
  studio.draw(whale, 'demo');
  studio.advance(300);
  studio.move({ x: 1, y: 1 });
  studio.lift();
  expect(studio.look().isReplaying).toBe(true);
  studio.press({ x: 50, y: 20 });
  expect(studio.look()).toMatchObject({ isReplaying: false, isPenDown: true });
  const count = studio.look().strokes.length;
  studio.move({ x: 50.01, y: 20 });
  studio.lift();
  studio.move({ x: 90, y: 40 });
  expect(studio.look().strokes).toHaveLength(count);
  expect(studio.look().strokes.at(-1)?.points).toHaveLength(1);
  expect(studio.look().tip).toEqual({ x: 90, y: 40 });
});

test('a picture that is not ready is not shown, and the time it took is counted', () => {
  const studio = createStudio('latest', 100);
  studio.press({ x: 50, y: 20 });
  studio.advance(50);
  studio.setDelay(200);
  studio.advance(150, () => false);
  expect(studio.look().shown).toBeUndefined();
  studio.advance(10);
  expect(studio.look()).toMatchObject({ made: 1, isAtRest: true, ageMs: 0 });
  expect(studio.look().oldestMs).toBeGreaterThan(190);
});

test('a queue stops at 2,000 snapshots, and an empty canvas has nothing to undo', () => {
  const studio = createStudio('queue', 1_500);
  studio.undo();
  expect(studio.look().isAtRest).toBe(true);
  studio.press({ x: 0, y: 0 });
  for (let step = 1; studio.look().waiting.length < 2_000; step += 1) {
    studio.move({ x: (step * 7) % 100, y: 20 });
    studio.advance(40);
  }
  studio.move({ x: 1, y: 1 });
  expect(studio.look().isPenDown).toBe(false);
  studio.press({ x: 5, y: 5 });
  expect(studio.look().isPenDown).toBe(false);
  studio.clear();
  expect(studio.look()).toMatchObject({ strokes: [], offers: [], isAtRest: true });
});

function draw(studio: Studio, [first, ...rest]: { x: number; y: number }[]): void {
  if (first) studio.press(first);
  for (const place of rest) {
    studio.advance(17);
    studio.move(place);
  }
  studio.lift();
  studio.finish();
}

function pixelsOf(studio: Studio): string {
  return makeMask(studio.look().shown?.ink ?? [], EASEL).pixels.join('');
}
