import { expect, test } from 'vitest';

import { breakOf, momentAt, recordAt, shareOf, SHOW } from './act';
import { buildRoad, readRun } from './read-run';
import { CRIMES, settings } from './settings';

const road = await buildRoad(189);
const honest = road.journey.ledger;

test.each(CRIMES)('%s is not told before the reader is there', async (crime) => {
  const doing = { ...settings.start, kept: 'chain', to: 40, as: 'hashes', crime } as const;
  const found = await readRun(road, doing);
  const moment = momentAt(SHOW.writes + SHOW.hides.hashes / 2, doing, breakOf(found, 7));
  expect(moment.hidden).toBeCloseTo(0.5);
  const { ledger, verdict } = recordAt(moment, honest, found, doing);
  expect(verdict.status).toBe('intact');
  // What is taken away, swapped or forged is so at once; what is rewritten follows block by block.
  const isRewritten = crime === 'number' || crime === 'root';
  expect(ledger === found.ledger).toBe(!isRewritten);
  if (isRewritten) expect(ledger.blocks.at(-1)).toEqual(honest.blocks.at(-1));
});

test('with nothing to hide, everything is hidden once it is written', () => {
  const doing = { ...settings.start, kept: 'chain', as: 'none' } as const;
  expect(momentAt(SHOW.writes - 1, doing, 2).hidden).toBe(0);
  expect(momentAt(SHOW.writes, doing, 2).hidden).toBe(1);
});

test('a road breaks between two stations, and for a missing signature at the station itself', async () => {
  const doing = { ...settings.start, kept: 'chain', to: 40 } as const;
  const sharesOf = async (as: 'none' | 'hashes' | 'all') =>
    shareOf(await readRun(road, { ...doing, as }));
  expect(await sharesOf('hashes')).toBeGreaterThan(await sharesOf('none'));
  expect(await sharesOf('all')).toBe(await sharesOf('none'));
});
