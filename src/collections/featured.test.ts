import { expect, test } from 'vitest';

import { featured, newestFirst } from './featured';

const project = (slugAsParams: string, publishedAt: string) => ({ slugAsParams, publishedAt });
const slugs = (projects: { slugAsParams: string }[]) => projects.map((p) => p.slugAsParams);

const known = ['zencare', 'prakruti', 'oldportfolio', 'silkroad', 'smartwhalesai', 'auditrix'].map(
  (slug) => project(slug, '2025-01-01'),
);

test.each([
  ['homepage', ['zencare', 'prakruti', 'oldportfolio']],
  ['web3', ['silkroad', 'smartwhalesai']],
  ['design', ['prakruti', 'zencare']],
  ['ai', ['smartwhalesai', 'auditrix']],
] as const)(
  'the group %s comes in the order listed, however projects are stored',
  (group, order) => {
    expect(slugs(featured(group, known.toReversed()))).toEqual(order);
  },
);

test('a group with only some of its projects shows those', () => {
  expect(slugs(featured('web3', [project('smartwhalesai', '2025-01-01')]))).toEqual([
    'smartwhalesai',
  ]);
});

test('a group without a match falls back to the three newest after the newest one', () => {
  const others = ['2025-01-01', '2025-05-01', '2025-03-01', '2025-04-01', '2025-02-01'].map((day) =>
    project(day, day),
  );
  expect(slugs(featured('homepage', others))).toEqual(['2025-04-01', '2025-03-01', '2025-02-01']);
});

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 2],
])('with %i projects and no match, %i are left after the newest is skipped', (count, expected) => {
  const few = Array.from({ length: count }, (_, index) =>
    project(`p${index}`, `2025-01-0${index + 1}`),
  );
  expect(featured('ai', few)).toHaveLength(expected);
});

test('projects of one day are ordered by name, whichever way they come', () => {
  const sameDay = ['c', 'a', 'b'].map((slug) => project(slug, '2025-01-01'));
  expect(slugs(newestFirst(sameDay))).toEqual(['a', 'b', 'c']);
  expect(slugs(newestFirst(sameDay.toReversed()))).toEqual(['a', 'b', 'c']);
});
