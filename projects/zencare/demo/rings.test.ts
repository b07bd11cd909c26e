import fc from 'fast-check';
import { expect, test } from 'vitest';

import { approach } from './rings';

const share = fc.double({ min: 0, max: 1, noNaN: true });

test('a share never goes past where it belongs, and arrives', () => {
  fc.assert(
    fc.property(share, share, fc.integer({ min: 1, max: 100 }), (shown, target, ms) => {
      const next = approach(shown, target, ms);
      expect(Math.abs(next - target)).toBeLessThanOrEqual(Math.abs(shown - target));
      let last = shown;
      for (let frame = 0; frame < 1_000 && last !== target; frame += 1)
        last = approach(last, target, ms);
      expect(last).toBe(target);
    }),
  );
});

test('a clock at work is shown at once', () => {
  expect(approach(0.5, 0.499, 16)).toBe(0.499);
  expect(approach(0.5, 0.5, 16)).toBe(0.5);
  expect(approach(1, 0, 70)).toBeCloseTo(1 / Math.E, 10);
});
