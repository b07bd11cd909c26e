import fc from 'fast-check';
import { expect, test } from 'vitest';

import { ACT, AT_REST, breakOf, momentAt, parcelAt, recordAt, shareOf, SHOW } from './act';
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
  ['?kept=chain&to=40&as=all', 'the record says 40 boxes were shipped, and all three signed it'],
  ['?kept=chain&box=49', 'box 49 has to prove itself'],
  ['?to=40', 'a plain list says 40 boxes were shipped'],
  ['?at=5&to=1&kept=list', 'a plain list says 1 box was dispensed at the counter'],
  ['?kept=chain&crime=drop&at=3', 'block 3 has been taken out'],
  ['?kept=chain&crime=swap', 'block 2 has changed places'],
  ['?kept=chain&crime=forge', 'block 2 has another signature'],
  ['?kept=chain&crime=root', 'the root of the boxes has been replaced'],
])('a shared run %s is called: %s', (query, words) => {
  expect(describeRun(settings.parse(new URLSearchParams(query)).values)).toBe(words);
});

test('one key is named after its owner', () => {
  expect(nameTool('one', 'hospital')).toBe('with the hospital’s key');
  expect(nameTool('all', 'hospital')).toBe('with all three keys');
  expect(nameTool('none', 'hospital')).toBe('and nothing else');
  expect(nameTool('hashes', 'hospital')).toContain('a fingerprint');
});

test('the parcel of the opening act has passed the last station before the act is over', () => {
  expect(parcelAt(0)).toBe(0);
  expect(parcelAt(ACT.unrolled + ACT.perStation)).toBe(1);
  expect(parcelAt(ACT.ends)).toBeGreaterThan(8);
});

test('a performance writes, hides and reads, and tells nothing before the reader is there', async () => {
  const road = await buildRoad(189);
  const honest = road.journey.ledger;
  const doing = { ...settings.start, kept: 'chain', to: 40, as: 'one' } as const;
  const found = await readRun(road, doing);
  const breaksAfter = breakOf(found, 7) + shareOf(found);
  expect(Math.floor(breaksAfter)).toBe(3);
  const at = (ms: number) => recordAt(momentAt(ms, doing, breaksAfter), honest, found, doing);
  const shipped = (ms: number) => at(ms).ledger.blocks[2]?.content.event.quantity;
  expect([shipped(0), shipped(SHOW.writes / 2), shipped(SHOW.writes)]).toEqual([48, 44, 40]);
  const isTold = (ms: number) => at(ms).verdict.status === 'broken';
  const ends = SHOW.writes + SHOW.hides.one + SHOW.setsOut + breaksAfter * SHOW.perWay;
  expect([isTold(0), isTold(ends - 1), isTold(ends + 1)]).toEqual([false, false, true]);
  expect(momentAt(SHOW.writes - 1, doing, breaksAfter).reader).toBeUndefined();
  expect(momentAt(ends, doing, breaksAfter).reader).toBeCloseTo(breaksAfter);
  expect(recordAt(AT_REST, honest, found, doing)).toBe(found);
});

test('every performance is over when its time is, with what was found', async () => {
  const road = await buildRoad(189);
  const honest = road.journey.ledger;
  for (const as of LEVELS) {
    for (const crime of CRIMES) {
      const doing = { ...settings.start, kept: 'chain', to: 40, as, crime } as const;
      const found = await readRun(road, doing);
      const moment = momentAt(SHOW.ends, doing, breakOf(found, 7) + shareOf(found));
      expect(moment).toMatchObject({ isRead: true, reader: undefined });
      expect(recordAt(moment, honest, found, doing)).toBe(found);
    }
  }
});

test('in a plain list a lie is believed while it is written', async () => {
  const road = await buildRoad(189);
  const honest = road.journey.ledger;
  const doing = { ...settings.start, to: 40 };
  const moment = momentAt(SHOW.writes / 2, doing, Infinity);
  const { ledger, verdict } = recordAt(moment, honest, await readRun(road, doing), doing);
  expect(ledger.blocks.map(({ content }) => content.event.quantity)).toEqual([
    48, 5, 44, 44, 5, 22, 22,
  ]);
  expect(verdict.status).toBe('intact');
});
