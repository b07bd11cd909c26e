import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ACT, dealOf, soldAt } from './act';
import { dealsAt, placeAt, placeOfShift, planRoll, shiftOfPlace } from './roll';
import { SUPPLY } from './sale';
import { layOut, shareOfDeals, stopAt, STOPS } from './wall-layout';

describe('the wall', () => {
  test.each([
    { width: 826, height: 470, isNarrow: false },
    { width: 740, height: 380, isNarrow: false },
    { width: 378, height: 290, isNarrow: true },
    { width: 1_800, height: 900, isNarrow: false },
  ])('holds every token, its draw and its arm inside $width by $height', (size) => {
    const { tile, left, top, width, height, y, soldAt: soldFor, arm, handleX } = layOut(size, 2);
    expect(Number.isInteger(tile * 2)).toBe(true);
    expect(left + width).toBeLessThanOrEqual(size.width);
    const radius = size.isNarrow ? 14 : 18;
    expect(handleX - radius).toBeGreaterThanOrEqual(0);
    expect(handleX + radius).toBeLessThanOrEqual(left);
    expect([y(0), y(SUPPLY)]).toEqual([top, top + height]);
    expect(y(SUPPLY)).toBeLessThanOrEqual(size.height);
    expect(soldFor(y(520))).toBeCloseTo(520, 9);
    for (const share of [0, 0.5, 1]) {
      const at = arm.at(share);
      expect(arm.shareAt(at[arm.axis])).toBeCloseTo(share, 9);
      expect(at.x).toBeLessThanOrEqual(size.width - 22);
      expect(at.y).toBeLessThanOrEqual(size.height - 22);
    }
  });

  test('the draw snaps to the end of the sale', () => {
    const { y, soldAt: soldFor } = layOut({ width: 826, height: 470, isNarrow: false });
    expect(soldFor(y(975))).toBe(SUPPLY);
    expect(soldFor(y(965))).toBeCloseTo(965, 9);
  });

  test('the arm stops at each of its numbers', () => {
    expect(STOPS.map((deals) => stopAt(shareOfDeals(deals)))).toEqual([...STOPS.keys()]);
  });
});

describe('the roll', () => {
  const shifts = fc.integer({ min: 0, max: SUPPLY - 1 });
  const pace = { turns: 2, lastsMs: 1_000 };

  test('ends at the shift that was drawn, from anywhere', () => {
    fc.assert(
      fc.property(shifts, shifts, shifts, (from, chosen, shift) => {
        const roll = planRoll(
          placeOfShift(from),
          { shift, picked: { shift: chosen, crowns: 0 } },
          pace,
        );
        const { place, isStill } = placeAt(roll, roll.endsMs);
        expect([shiftOfPlace(place), isStill]).toEqual([shift, true]);
      }),
    );
  });

  test('rests at the builder’s choice before a sealed number moves the wall', () => {
    const sale = { shift: 7, picked: { shift: 412, crowns: 50 } };
    const roll = planRoll(placeOfShift(3), sale, pace);
    expect(placeAt(roll, 500).isStill).toBe(false);
    const { place, isStill } = placeAt(roll, roll.sealsMs);
    expect([shiftOfPlace(place), isStill]).toEqual([412, true]);
    expect(placeAt(roll, roll.sealsMs + 1).isStill).toBe(false);
    const isThere = planRoll(placeOfShift(412), sale, { turns: 0, lastsMs: 1_000 });
    expect(isThere.endsMs).toBe(roll.endsMs - 1_000);
    expect(placeAt(isThere, 1).isStill).toBe(true);
  });

  test('is still at its end only', () => {
    const roll = planRoll(placeOfShift(3), { shift: 8, picked: { shift: 8, crowns: 1 } }, pace);
    expect(roll.sealsMs).toBe(Number.POSITIVE_INFINITY);
    expect([0, 999, 1_000].map((ms) => placeAt(roll, ms).isStill)).toEqual([false, false, true]);
  });
});

test('the deals are counted tenfold by tenfold, up or down, and end where they are sent', () => {
  expect([0, 0.25, 0.5, 1].map((share) => dealsAt(1, 10_000, share))).toEqual([1, 10, 100, 10_000]);
  expect([0, 0.5, 1].map((share) => dealsAt(1_000, 10, share))).toEqual([1_000, 100, 10]);
});

describe('the opening act', () => {
  test.each([0, 490, SUPPLY])('sells everything, and deals after %i sales', (sold) => {
    const { startsMs, endsMs } = dealOf(sold);
    expect([startsMs, endsMs].map((ms) => soldAt(ms, sold))).toEqual([sold, sold]);
    expect([soldAt(0, sold), soldAt(ACT.ends, sold)]).toEqual([0, SUPPLY]);
    expect(endsMs).toBeLessThan(ACT.ends);
  });
});
