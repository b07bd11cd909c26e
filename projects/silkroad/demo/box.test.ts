import { expect, test } from 'vitest';

import { elementAt } from '@/lib/element-at';

import { checkBox } from './box';
import { buildRoad, forgeSerial, readRun } from './read-run';
import { settings } from './settings';

const road = await buildRoad(189);
const { journey } = road;
const ROOT = 'a8d2e4b127f90231873a4317d62f713901f3169ccaeb61096689785350ff028b';

const check = (asked: Partial<typeof settings.start>, ledger = journey.ledger) =>
  checkBox(journey, ledger, { ...settings.start, ...asked });

test('every box of the batch climbs to the root of the storyboard', async () => {
  for (const index of journey.serials.keys()) {
    const { isMember, reached, proof } = await check({ box: index + 1 });
    expect(isMember).toBe(true);
    expect(reached).toBe(ROOT);
    expect(proof).toHaveLength(index < 32 ? 6 : 5);
  }
});

test('a 49th box with the proof of the 48th misses the root', async () => {
  const { serial, isMember, root } = await check({ box: 49 });
  expect(serial).toBe('B-32698-049-0000');
  expect(isMember).toBe(false);
  expect(root).toBe(ROOT);
});

test('a genuine number of another box is part of the batch, as that box', async () => {
  const serial = elementAt(journey.serials, 40);
  expect(await check({ box: 3, serial })).toMatchObject({ isMember: true, box: 41 });
  expect(await check({ box: 3, serial: `${serial.slice(0, -1)}x` })).toMatchObject({
    isMember: false,
    box: undefined,
  });
});

test('with the root replaced, the proof is held against the root that the ledger carries', async () => {
  const doing = { ...settings.start, crime: 'root' as const, as: 'all' as const };
  const { ledger, verdict } = await readRun(road, doing);
  expect(verdict).toEqual({ status: 'intact' });
  const honestBox = await check({ ...doing, box: 7 }, ledger);
  expect(honestBox.root).not.toBe(ROOT);
  expect(honestBox).toMatchObject({ isMember: false, reached: ROOT });
  const forged = await check({ ...doing, box: 49 }, ledger);
  expect(forged).toMatchObject({ isMember: true, serial: forgeSerial(journey) });
});

test('a ledger without its first block carries no root at all', async () => {
  const { ledger } = await readRun(road, { ...settings.start, crime: 'drop', at: 0 });
  expect(await check({}, ledger)).toMatchObject({ isMember: false, root: 'nothing' });
});
