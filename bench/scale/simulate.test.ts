import { expect, test } from 'vitest';

import { simulateDay, sumUp, type Day } from './simulate';

const DAY: Day = {
  seed: 1,
  visits: 200_000,
  spike: 1_000,
  spikeAtHour: 15,
  locations: 10,
  staySeconds: 60,
  requestsPerVisit: 40,
  writeUps: 15,
  pageSeconds: 60,
};
const slots = simulateDay(DAY);
const total = (key: Parameters<typeof sumUp>[1]) => sumUp(slots, key).total;

test('the same seed gives the same day, another seed another one', () => {
  expect(simulateDay(DAY)).toEqual(slots);
  expect(simulateDay({ ...DAY, seed: 2 })).not.toEqual(slots);
});

test('the day has the visits that were asked for, within three standard deviations', () => {
  expect(Math.abs(total('visits') - DAY.visits)).toBeLessThan(3 * Math.sqrt(DAY.visits));
});

test('the spike is about a thousand times what was before it', () => {
  const before = slots.slice(0, 90).reduce((sum, { visits }) => sum + visits, 0) / 90;
  expect((sumUp(slots, 'visits').peak * 600) / before).toBeGreaterThan(500);
  expect((sumUp(slots, 'visits').peak * 600) / before).toBeLessThan(1_500);
});

test('one process asks its source no more often than its answers expire, however many visit', () => {
  const mostInADay = 86_400 / 15 + 86_400 / 60;
  expect(total('upstreamOneProcess')).toBeLessThanOrEqual(mostInADay);
  expect(total('upstreamPerLocation')).toBeLessThanOrEqual(mostInADay * DAY.locations);
  expect(total('upstreamPerLocation')).toBeGreaterThanOrEqual(total('upstreamOneProcess'));
});

test('held pages reach the origin no more often than they expire', () => {
  const pages = DAY.writeUps + 2;
  const mostInADay = (86_400 / DAY.pageSeconds) * pages * DAY.locations;
  expect(total('originHeld') - total('upstreamPerLocation')).toBeLessThanOrEqual(mostInADay);
  expect(total('originHeld')).toBeLessThan(total('originAsSent'));
  expect(total('originAsSent')).toBeLessThan(total('edge'));
});
