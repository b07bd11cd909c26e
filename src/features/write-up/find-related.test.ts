import { expect, test } from 'vitest';

import { findRelated } from './find-related';
import type { WriteUp } from './write-up';

const project = (slugAsParams: string, tags: string[], publishedAt = '2025-01-01'): WriteUp => ({
  slugAsParams,
  tags,
  publishedAt,
  updatedAt: undefined,
  slug: `/projects/${slugAsParams}`,
  title: slugAsParams,
  description: '',
  link: undefined,
  image: '',
  cover: '',
  keywords: '',
  track: 'A1',
  outcome: undefined,
  part: undefined,
  summary: '',
  decisions: [],
  readingMinutes: 1,
  hasDemo: false,
});

const slugs = (projects: WriteUp[]) => projects.map(({ slugAsParams }) => slugAsParams);

test('most shared tags come first, then the newest, three at most', () => {
  const all = [
    project('self', ['AI', 'Web3']),
    project('old', ['AI'], '2024-01-01'),
    project('new', ['AI'], '2026-01-01'),
    project('middle', ['Web3'], '2025-06-01'),
    project('both', ['Web3', 'AI'], '2023-01-01'),
    project('neither', ['Audio']),
  ];
  expect(slugs(findRelated(all)(project('self', ['AI', 'Web3'])))).toEqual([
    'both',
    'new',
    'middle',
  ]);
});

test('a project that shares no tag has no related projects', () => {
  expect(findRelated([project('other', ['AI'])])(project('self', ['Audio']))).toEqual([]);
});
