import { expect, test } from 'vitest';

import { featured, newestFirst } from './featured';

const project = (slugAsParams: string, publishedAt = '2025-01-01') => ({
  slugAsParams,
  publishedAt,
});
const slugs = (projects: { slugAsParams: string }[]) => projects.map((p) => p.slugAsParams);

const groups = [
  { name: 'first', projects: ['c', 'a', 'b'] },
  { name: 'second', projects: ['b', 'd'] },
];

test.each([
  ['first', ['c', 'a', 'b']],
  ['second', ['b', 'd']],
])('the group %s comes in the order listed, however projects are stored', (name, order) => {
  const known = ['a', 'b', 'c', 'd'].map((slug) => project(slug));
  expect(slugs(featured(name, groups, known))).toEqual(order);
  expect(slugs(featured(name, groups, known.toReversed()))).toEqual(order);
});

test('a group with only some of its projects shows those', () => {
  expect(slugs(featured('second', groups, [project('d'), project('x')]))).toEqual(['d']);
});

test.each(['first', 'no such group'])(
  'without a match, %s falls back to the three newest after the newest one',
  (name) => {
    const days = ['2025-01-01', '2025-05-01', '2025-03-01', '2025-04-01', '2025-02-01'];
    const others = days.map((day) => project(day, day));
    expect(slugs(featured(name, groups, others))).toEqual([
      '2025-04-01',
      '2025-03-01',
      '2025-02-01',
    ]);
  },
);

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 2],
])('with %i projects and no match, %i are left after the newest is skipped', (count, expected) => {
  const few = Array.from({ length: count }, (_, index) =>
    project(`p${index}`, `2025-01-0${index + 1}`),
  );
  expect(featured('first', groups, few)).toHaveLength(expected);
});

test('projects of one day are ordered by name, whichever way they come', () => {
  const sameDay = ['c', 'a', 'b'].map((slug) => project(slug));
  expect(slugs(newestFirst(sameDay))).toEqual(['a', 'b', 'c']);
  expect(slugs(newestFirst(sameDay.toReversed()))).toEqual(['a', 'b', 'c']);
});
