import { expect, test } from 'vitest';

import { createRun, playTo, stretchOf } from './run';
import { settings } from './settings';
import { takeShot } from './shot';
import type { Shot } from './shot';
import { faultsOutside, scrollOf } from './view';

function shoot(query: string, approach: 'naive' | 'mine') {
  const run = createRun(settings.parse(new URLSearchParams(query)).values);
  playTo(run, stretchOf(run).to);
  return takeShot(run, approach);
}

function look(shot: Shot, capacity: number, back: number, paged: number) {
  return scrollOf(shot, capacity, { back, paged, line: shot.fault });
}

test('a chat shows its end, and looking back it shows the question before the first fault', () => {
  const shot = shoot('hand=10.5i_19.5o', 'naive');
  expect(look(shot, 7, 0, 0)).toEqual({
    left: shot.rows.left.length - 7,
    right: shot.rows.right.length - 7,
  });
  const { left, right } = look(shot, 7, 1, 0);
  expect(shot.rows.left[left]?.message?.text).toBe('Marry me?');
  expect(shot.rows.right[right]?.message?.text).toBe('Marry me?');
  // Nothing is wrong: there is nothing to look back at.
  const calm = shoot('', 'naive');
  expect(look(calm, 7, 1, 0)).toEqual(look(calm, 7, 0, 0));
  // No longer list than fits: nothing to scroll.
  expect(look(calm, 99, 1, 6)).toEqual({ left: 0, right: 0 });
});

test.each(['hand=10.5i_19.5o', 'hand=10.5i_29.5o', 'hand=12.1n24', 'every=0.4', 'loss=33'])(
  'every fault of "%s" that is counted is to be seen on one of its pages, or said to be further on',
  (query) => {
    const shot = shoot(query, 'naive');
    const { lost, twice, astray } = shot.tallies.naive;
    for (const capacity of [5, 7])
      for (let paged = 0; paged < 30; paged += capacity - 1) {
        const scrolled = look(shot, capacity, 1, paged);
        const { above, below } = faultsOutside(shot, scrolled, capacity);
        expect(above.lost + below.lost).toBeLessThanOrEqual(lost);
        expect(above.twice + below.twice).toBeLessThanOrEqual(twice);
        expect(above.astray + below.astray).toBeLessThanOrEqual(astray);
        if (paged === 0) expect(above.lost).toBe(0);
        if (paged > 24) expect(below).toEqual({ lost: 0, twice: 0, astray: 0, coming: 0 });
      }
    const everything = faultsOutside(shot, { left: 0, right: 0 }, 99);
    expect(everything.above).toEqual(everything.below);
    expect(faultsOutside(shot, { left: 99, right: 99 }, 5).above).toMatchObject({
      lost,
      twice,
      astray,
    });
    // The chosen app has none.
    const mine = shoot(query, 'mine');
    expect(faultsOutside(mine, look(mine, 5, 1, 0), 5).below).toMatchObject({
      lost: 0,
      twice: 0,
      astray: 0,
    });
  },
);
