import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { enterText, moveByDrag, moveByKey, snapTo } from './number-control';
import { number, rupees, whole } from './settings';

const years = whole({ name: 'Time', start: 5, from: 1, to: 10 });
const delay = number({ name: 'Delay', start: 0.4, from: 0.1, to: 1.5, step: 0.05 });
const rare = whole({ name: 'Toxic', start: 10, from: 1, to: 500, isRatio: true });

test('arrows are one step, Page keys ten, Home and End the ends', () => {
  expect(moveByKey(years, 5, 'ArrowUp')).toBe(6);
  expect(moveByKey(years, 5, 'ArrowLeft')).toBe(4);
  expect(moveByKey(rare, 100, 'PageUp')).toBe(110);
  expect(moveByKey(rare, 100, 'PageDown')).toBe(90);
  expect(moveByKey(years, 5, 'PageUp')).toBe(10);
  expect(moveByKey(years, 5, 'Home')).toBe(1);
  expect(moveByKey(years, 5, 'End')).toBe(10);
  expect(moveByKey(years, 10, 'ArrowRight')).toBe(10);
  expect(moveByKey(years, 5, 'Tab')).toBeUndefined();
});

test('steps of a fraction leave no dust', () => {
  expect(moveByKey(delay, 0.1, 'ArrowUp')).toBe(0.15);
  expect(moveByKey(delay, 0.25, 'ArrowUp')).toBe(0.3);
  expect(snapTo(delay, 0.3333)).toBe(0.35);
});

test('a ratio moves finely where it is small', () => {
  expect(moveByDrag(rare, 10, 9)).toBe(11);
  expect(moveByDrag(rare, 100, 9)).toBe(111);
});

test('dragging never leaves the range and always lands on a step', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.integer(), (value, pixels) => {
      const moved = moveByDrag(years, value, pixels);
      expect(moved).toBeGreaterThanOrEqual(1);
      expect(moved).toBeLessThanOrEqual(10);
      expect(Number.isInteger(moved)).toBe(true);
    }),
  );
});

const goal = rupees({ name: 'Goal', start: 500_000, from: 100_000, to: 1_000_000 });
const controlled = () => ({ setting: goal, value: 500_000, change: vi.fn(), refuse: vi.fn() });

test('what can be used is used', () => {
  const control = controlled();
  enterText(control, '7L');
  expect(control.change).toHaveBeenCalledExactlyOnceWith(700_000);
  expect(control.refuse).not.toHaveBeenCalled();
});

test.each(['', 'lots', '1e30', '-1'])(
  '"%s" is refused with a sentence and changes nothing',
  (text) => {
    const control = controlled();
    enterText(control, text);
    expect(control.change).not.toHaveBeenCalled();
    expect(control.refuse).toHaveBeenCalledExactlyOnceWith(
      'Goal: choose a number from 1,00,000 to 10,00,000 rupees.',
    );
  },
);
