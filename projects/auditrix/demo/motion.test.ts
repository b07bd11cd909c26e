import fc from 'fast-check';
import { expect, test } from 'vitest';

import { indexAt, indexOfSame, playOn, REPLAY_MS, schedule } from './act';
import { runAttack } from './attack';
import { areSettled, moveCoins, settleCoins } from './coins';
import { cellsOf, layOut } from './layout';

const PRINTED = { thief: 1, savers: 59, up: 0, operator: 'clear' } as const;

test('a theft begins slowly enough to read and ends with every call open', () => {
  const attack = runAttack(PRINTED);
  const times = schedule(attack, REPLAY_MS);
  const paidAt = (call: number) =>
    times[attack.moments.findIndex((one) => one.kind === 'pay' && one.call === call)] ?? 0;
  expect(paidAt(2) - paidAt(1)).toBeGreaterThan(350);
  expect(paidAt(60) - paidAt(59)).toBeLessThan(40);
  expect(attack.moments[indexAt(times, 0)]?.kind).toBe('start');
  // While the coin is on its way nothing has happened yet.
  expect(indexAt(times, -1)).toBe(0);
  expect(attack.moments[indexAt(times, REPLAY_MS)]).toMatchObject({ open: 60, vault: 0 });
});

test('a run with time to spare is not squeezed: each step lasts as long as its kind', () => {
  const attack = runAttack({ ...PRINTED, up: 2 });
  const [line, pay] = ['line', 'pay'];
  expect(attack.moments.slice(0, attack.rest + 1).map(({ kind }) => kind)).toEqual([
    'start',
    ...[line, line, line, pay],
    ...[line, line, line, pay],
  ]);
  // 260 ms for the start, 320 for a line and 520 for a payment; half of it in the second call.
  expect(schedule(attack, 3_000)).toEqual([0, 260, 580, 900, 1_220, 1_740, 1_900, 2_060, 2_220]);
});

test('a run that undoes itself is played within its time', () => {
  const times = schedule(runAttack({ ...PRINTED, operator: 'subtract' }), REPLAY_MS);
  expect(times.at(-1)).toBeCloseTo(REPLAY_MS);
  expect(times.every((time, index) => time >= (times[index - 1] ?? 0))).toBe(true);
});

test('a run that differs only in its end goes on from where the other one rests', () => {
  const before = runAttack(PRINTED);
  const after = runAttack({ ...PRINTED, operator: 'subtract' });
  const rest = before.moments[before.rest];
  const from = rest ? indexOfSame(after, rest) : 0;
  expect(after.moments[from]).toMatchObject({ open: 60, thief: 60 });
  const times = schedule(after, REPLAY_MS, from);
  expect(after.moments[indexAt(times, 0)]).toMatchObject({ open: 60 });
  expect(times.at(-1)).toBeGreaterThan(500);
  expect(rest && indexOfSame(runAttack({ ...PRINTED, up: 3 }), rest)).toBe(0);
});

test('a run that is over stays over, also when one more frame comes', () => {
  expect(playOn({ playedMs: 90, from: 4 }, 5, 100)).toEqual({ playedMs: 95, from: 4 });
  const over = playOn({ playedMs: 90, from: 4 }, 20, 100);
  expect(over).toEqual({});
  expect(playOn(over, 16, 100)).toBe(over);
  expect(playOn({ call: 3 }, 16, 100)).toEqual({ call: 3 });
});

test('coins always arrive, wherever they are sent on the way, and leave one behind the other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 72 }),
      fc.array(fc.tuple(fc.nat(72), fc.integer({ min: 1, max: 100 })), { maxLength: 30 }),
      fc.nat(72),
      (total, orders, last) => {
        let coins = settleCoins(total, 0);
        for (const [taken, ms] of orders) coins = moveCoins(coins, Math.min(taken, total), ms);
        const taken = Math.min(last, total);
        for (let frame = 0; frame < 400; frame += 1) coins = moveCoins(coins, taken, 16);
        expect(coins).toEqual(settleCoins(total, taken));
        expect(areSettled(coins, taken)).toBe(true);
      },
    ),
  );
  const first = moveCoins(settleCoins(60, 0), 60, 4);
  expect(first.at(-1)).toBeGreaterThan(0);
  expect(first[0]).toBe(0);
});

test.each([
  [288, 494],
  [328, 494],
  [358, 494],
  [358, 546],
  [358, 616],
  [640, 558],
  [700, 578],
  [780, 362],
  [1_160, 452],
  [1_152, 542],
  [1_800, 900],
])('%i by %i: nothing overlaps and nothing leaves the drawing', (width, height) => {
  const layout = layOut({ width, height });
  const { words, accuse, card, cloth, depth, vault, tray, hand, caption, fontSize } = layout;
  const isStacked = words.y + words.height < vault.y && vault.x === 0;
  expect(card.x + card.width + depth.x).toBeLessThanOrEqual(isStacked ? width : vault.x);
  expect(card.y + card.height).toBeLessThanOrEqual(height - 20);
  expect(accuse.y).toBeGreaterThanOrEqual(isStacked ? vault.y + vault.height : 0);
  expect(accuse.x + accuse.width).toBeLessThanOrEqual(isStacked ? width : vault.x);
  expect(card.y - depth.y).toBeGreaterThanOrEqual(accuse.y + accuse.height);
  expect(hand.x - hand.size / 2).toBeGreaterThan(tray.x);
  expect(words.y + words.height).toBeLessThanOrEqual(vault.y - caption);
  expect(words.fontSize).toBeGreaterThan(16);
  expect(cloth.y).toBeGreaterThanOrEqual(accuse.y + accuse.height);
  expect(tray.x + tray.width).toBeLessThanOrEqual(width + 0.01);
  expect(tray.y + tray.height).toBeLessThanOrEqual(height);
  expect(vault.height).toBeGreaterThan(40);
  expect(fontSize).toBeGreaterThan(9.5);
  const cells = cellsOf(vault, 72, 0);
  expect(cells.at(71).y + cells.size / 2).toBeLessThanOrEqual(vault.y + vault.height + 0.01);
});

test('a phone has coins and code that can be seen: 10 px and more', () => {
  const { vault, fontSize, row } = layOut({ width: 358, height: 504 });
  expect(cellsOf(vault, 60, 0).size).toBeGreaterThan(10);
  expect(fontSize).toBeGreaterThan(12);
  expect(row).toBeGreaterThan(36);
});

test('the coins of the vault and of the thief are squares of the same grid', () => {
  for (const height of [482, 504, 616]) {
    const { vault, tray } = layOut({ width: 358, height });
    const [home, goal] = [cellsOf(vault, 60, 3), cellsOf(tray, 60, 3)];
    expect(goal.size).toBe(home.size);
    expect(home.at(1).x - home.at(0).x).toBeCloseTo(home.size);
    expect(home.at(59).y - home.at(0).y).toBeCloseTo(goal.at(59).y - goal.at(0).y);
  }
});
