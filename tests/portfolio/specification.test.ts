import { expect, test } from 'vitest';

import { listGroups } from '@/collections/groups';
import { listProjects } from '@/collections/projects';
import { loadQuotes } from '@/collections/quotes';

import { isSampleSite } from '../support/samples';

/* What the specification says about this portfolio. Deleted projects are skipped. */

const TRACKS = {
  A1: 'audio-visualizer',
  A2: 'auditrix',
  A3: 'fairbnb',
  A4: 'imaginix',
  A5: 'oldportfolio',
  A6: 'pkmb',
  A7: 'portfolio',
  A8: 'prakruti',
  A9: 'silkroad',
  B1: 'sipwise',
  B2: 'smartwhalesai',
  B3: 'timecapsule',
  B4: 'toxicity-detector',
  B5: 'twizzychat',
  B6: 'zencare',
};
const GROUPS = {
  homepage: ['zencare', 'prakruti', 'oldportfolio'],
  web3: ['silkroad', 'smartwhalesai'],
  design: ['prakruti', 'zencare'],
  ai: ['smartwhalesai', 'auditrix'],
};
const EARLIER_GROUP = { from: '2024-05-31', to: '2025-08-23' };
const LATER_GROUP_BEFORE = '2026-11-01';

const named = new Set(Object.values(TRACKS));
const projects = (await listProjects()).filter(({ slugAsParams }) => named.has(slugAsParams));
const isComplete = projects.length === named.size;
const onSide = (side: string) => projects.filter(({ track }) => track.startsWith(side));
const datesOf = (side: string) => onSide(side).map(({ publishedAt }) => publishedAt);

test('every project of the specification has its place, in track order', () => {
  const places = projects.map(({ track, slugAsParams }) => [track, slugAsParams]);
  const there = new Set(projects.map(({ slugAsParams }) => slugAsParams));
  expect(places).toEqual(Object.entries(TRACKS).filter(([, slug]) => there.has(slug)));
});

test('the earlier group lies within its two dates', () => {
  for (const date of datesOf('A')) {
    expect(date >= EARLIER_GROUP.from && date <= EARLIER_GROUP.to, date).toBe(true);
  }
});

test.runIf(isComplete)('the earlier group uses both of its dates', () => {
  const dates = datesOf('A').sort();
  expect([dates.at(0), dates.at(-1)]).toEqual([EARLIER_GROUP.from, EARLIER_GROUP.to]);
});

test('the later group follows it in track order', () => {
  const dates = datesOf('B');
  expect(dates).toEqual(dates.toSorted());
  for (const date of dates) {
    expect(date > EARLIER_GROUP.to && date < LATER_GROUP_BEFORE, date).toBe(true);
  }
});

test.skipIf(!isSampleSite)(
  'the featured groups hold the projects that the specification names, in its order',
  async () => {
    const groups = await listGroups();
    const found = Object.fromEntries(groups.map(({ name, projects }) => [name, projects]));
    expect(found).toMatchObject(GROUPS);
  },
);

test.skipIf(!isSampleSite)('the quotes are the 48 laws, each with its number', async () => {
  const { hint, quotes } = (await loadQuotes()) ?? { hint: '', quotes: [] };
  expect(hint).toBe('A law of power');
  expect(quotes.map(({ source }) => source)).toEqual(
    Array.from({ length: 48 }, (_, index) => `Law ${index + 1}, The 48 Laws of Power`),
  );
});
