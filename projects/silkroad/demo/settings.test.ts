import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ACT, momentAt, recordAt } from './act';
import { buildRoad, readRun } from './read-run';
import { LEVELS } from './attacks';
import { CRIMES, describeRun, nameTool, settings } from './settings';

test('what a link says is what runs, to the last box', () => {
  const anyRun = fc.record({
    at: fc.nat({ max: 6 }),
    to: fc.nat({ max: 99 }),
    as: fc.constantFrom(...LEVELS),
    kept: fc.constantFrom('list' as const, 'chain' as const),
    crime: fc.constantFrom(...CRIMES),
    box: fc.integer({ min: 1, max: 99 }),
    serial: fc.string({ maxLength: 40 }),
    seed: fc.nat({ max: 2 ** 31 - 1 }),
  });
  fc.assert(
    fc.property(anyRun, (run) => {
      const { values, problems } = settings.parse(new URLSearchParams(settings.write(run)));
      expect(values).toEqual(run);
      expect(problems).toEqual({});
    }),
  );
});

test.each(['?at=99', '?to=lots', '?to=4.5', '?to=-1', '?as=wizard', '?box=0', '?seed=1e99'])(
  'the nonsense of %s gets a sentence and the usual run',
  (query) => {
    const { values, problems } = settings.parse(new URLSearchParams(query));
    expect(values).toEqual(settings.start);
    expect(Object.values(problems)[0]).toMatch(/: choose .+\.$/);
  },
);

test.each([
  ['?as=all', 'shipped says 40, with all three keys'],
  ['?at=5&to=3&kept=list', 'dispensed (5) says 3, in a plain list'],
  ['?crime=drop&at=3', 'block 3 has been taken out'],
  ['?crime=swap', 'block 2 has changed places'],
  ['?crime=forge', 'block 2 has another signature'],
  ['?crime=root', 'the root of the boxes has been replaced'],
])('a shared run %s is called: %s', (query, words) => {
  expect(describeRun(settings.parse(new URLSearchParams(query)).values)).toBe(words);
});

test('the opening act counts down in a plain list and breaks in the chain', () => {
  const at = (ms: number) => momentAt(ms, { honest: 48, to: 40 });
  expect(at(0)).toEqual({ kept: 'chain', to: 48, isBroken: false });
  expect(at(ACT.listStarts)).toMatchObject({ kept: 'list', to: 48 });
  expect(at((ACT.countStarts + ACT.countEnds) / 2)).toMatchObject({ kept: 'list', to: 44 });
  expect(at(ACT.chainStarts)).toEqual({ kept: 'chain', to: 40, isBroken: false });
  expect(at(ACT.ends)).toEqual({ kept: 'chain', to: 40, isBroken: true });
});

test('a key is named after its owner, where that is known', () => {
  expect(nameTool('one')).toBe('one real key');
  expect(nameTool('one', 'hospital')).toBe('the hospital’s key');
});

test('the act shows the honest road, the believed list, a reader on its way, and the break', async () => {
  const road = await buildRoad(189);
  const honest = road.journey.ledger;
  const found = await readRun(road, settings.start);
  const at = (ms: number) => recordAt(ms, honest, found, 2);
  const shipped = (ms: number) => at(ms).ledger.blocks[2]?.content.event.quantity;
  expect(at(0)).toEqual({ ledger: honest, verdict: { status: 'intact' } });
  expect(shipped(ACT.countEnds)).toBe(40);
  expect(at(ACT.countEnds).verdict.status).toBe('intact');
  expect(at(ACT.chainStarts)).toEqual({ ledger: found.ledger, verdict: { status: 'intact' } });
  expect(at(ACT.breaks)).toBe(found);
});
