import { expect, test } from 'vitest';

import { findRelated } from './find-related';

const project = (slugAsParams: string, tags: string[], publishedAt = '2025-01-01') => ({
  slugAsParams,
  tags,
  publishedAt,
});

const self = project('self', ['AI', 'Web3']);

test('most shared tags come first, then the newest, three at most, and never the project itself', () => {
  const all = [
    self,
    project('old', ['AI'], '2024-01-01'),
    project('new', ['AI'], '2026-01-01'),
    project('middle', ['Web3'], '2025-06-01'),
    project('both', ['Web3', 'AI'], '2023-01-01'),
    project('neither', ['Audio']),
  ];
  const slugs = findRelated(self, all).map(({ slugAsParams }) => slugAsParams);
  expect(slugs).toEqual(['both', 'new', 'middle']);
});

test('a project that shares no tag has no related projects', () => {
  expect(findRelated(self, [project('other', ['Audio'])])).toEqual([]);
});
