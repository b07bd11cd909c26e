import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ACT, dealOf, soldAt } from './act';
import { placeAt, placeOfShift, planRoll, shiftOfPlace } from './roll';
import { SUPPLY } from './sale';
import { layOut, shareOfDeals, stopAt, STOPS } from './wall-layout';

describe('the wall', () => {
  test.each([
    { width: 826, height: 470, isNarrow: false },
    { width: 740, height: 380, isNarrow: false },
    { width: 378, height: 290, isNarrow: true },
    { width: 1_800, height: 900, isNarrow: false },
  ])('holds every token, its draw and its arm inside $width by $height', (size) => {
    const { left, top, width, height, y, soldAt: soldFor, arm, handleX } = layOut(size);
    expect(left + width).toBeLessThanOrEqual(size.width);
    const radius = size.isNarrow ? 12 : 18;
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

  test('the deal snaps to the end of the sale', () => {
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
  const pace = { turns: 2, lastsMs: 1_000, from: 1, tries: 9 };
  const saleOf = (shift: number, ...found: readonly [first: number, ...better: number[]]) => {
    const bests = found.map((place, index) => ({ deal: index + 1, crowns: index, shift: place }));
    return { shift, bests, picked: { deal: 9, crowns: 50, shift: found.at(-1) ?? 0 } };
  };

  test('ends at the shift that was drawn, from anywhere', () => {
    fc.assert(
      fc.property(shifts, shifts, shifts, (from, chosen, shift) => {
        const roll = planRoll(placeOfShift(from), saleOf(shift, from, chosen), pace);
        const { place, isStill } = placeAt(roll, roll.endsMs);
        expect([shiftOfPlace(place), isStill]).toEqual([shift, true]);
      }),
    );
  });

  test('rests at every better deal, and counts the deals up to it', () => {
    const roll = planRoll(placeOfShift(3), saleOf(412, 3, 77, 140, 412), pace);
    const rests = roll.legs.map(({ endsMs }) => {
      const { place, isStill, deals } = placeAt(roll, endsMs);
      return [shiftOfPlace(place), isStill, deals];
    });
    expect(rests).toEqual([
      [77, true, 2],
      [140, true, 3],
      [412, true, 9],
    ]);
    expect(placeAt(roll, 0)).toMatchObject({ isStill: false, deals: undefined });
    const onward = planRoll(placeOfShift(140), saleOf(412, 3, 77, 140, 412), { ...pace, from: 3 });
    expect(onward.legs).toHaveLength(1);
  });

  test('rests at the builder’s choice before a sealed number moves the wall', () => {
    const sale = saleOf(7, 3, 412);
    const roll = planRoll(placeOfShift(3), sale, pace);
    expect(placeAt(roll, 500).isStill).toBe(false);
    const { place, isStill } = placeAt(roll, roll.sealsMs);
    expect([shiftOfPlace(place), isStill]).toEqual([412, true]);
    expect(placeAt(roll, roll.sealsMs + 1).isStill).toBe(false);
    const isThere = planRoll(placeOfShift(412), sale, { ...pace, turns: 0 });
    expect(isThere.endsMs).toBe(roll.endsMs - 1_000);
    expect(placeAt(isThere, 1).isStill).toBe(true);
  });

  test('is still at its end only', () => {
    const roll = planRoll(placeOfShift(3), saleOf(8, 8), pace);
    expect(roll.sealsMs).toBe(Number.POSITIVE_INFINITY);
    expect([0, 999, 1_000].map((ms) => placeAt(roll, ms).isStill)).toEqual([false, false, true]);
  });
});

describe('the opening act', () => {
  test.each([0, 490, SUPPLY])('sells everything, and deals after %i sales', (sold) => {
    const { startsMs, endsMs } = dealOf(sold);
    expect([startsMs, endsMs].map((ms) => soldAt(ms, sold))).toEqual([sold, sold]);
    expect([soldAt(0, sold), soldAt(ACT.ends, sold)]).toEqual([0, SUPPLY]);
    expect(endsMs).toBeLessThan(ACT.ends);
  });
});
