import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  applyChoice,
  isChosen,
  pageAddress,
  readView,
  SORTS,
  toggleTag,
  viewAddress,
  ALL_PROJECTS,
} from './view';

const views = fc.record({
  tags: fc.subarray(['ai', 'audio', 'design', 'web3']),
  group: fc.option(fc.constantFrom('homepage', 'web3'), { nil: undefined }),
  sort: fc.constantFrom(...SORTS),
  query: fc.string().map((text) => text.trim()),
});

const read = (address: string) => readView(new URL(address, 'https://example.com'));

test('an address gives back the view it was made from, whatever was typed', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(read(viewAddress(view))).toEqual(view);
    }),
  );
});

test('a prerendered page is read as the view it shows', () => {
  expect(read('/projects')).toEqual(ALL_PROJECTS);
  expect(read('/projects/tag/ai')).toEqual({ ...ALL_PROJECTS, tags: ['ai'] });
  expect(read('/projects/group/design')).toEqual({ ...ALL_PROJECTS, group: 'design' });
  expect(read('/projects/sort/title')).toEqual({ ...ALL_PROJECTS, sort: 'title' });
});

test('a page and a query are combined', () => {
  expect(read('/projects/tag/ai?tag=Web3&tag=ai&sort=date&q=%20jury%20')).toEqual({
    tags: ['ai', 'web3'],
    group: undefined,
    sort: 'date',
    query: 'jury',
  });
});

test('an unknown sort order falls back to track order', () => {
  expect(read('/projects?sort=size').sort).toBe('track');
});

test('choosing a tag twice leaves the view as it was', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(toggleTag(toggleTag(view, 'ai'), 'ai')).toEqual(view);
    }),
  );
});

test('tags have one order in an address, however they were chosen', () => {
  const chosen = ['web3', 'ai'].reduce(toggleTag, ALL_PROJECTS);
  expect(viewAddress(chosen)).toBe('/projects?tag=ai&tag=web3');
});

test.each([
  ['tag', 'ai'],
  ['group', 'web3'],
  ['sort', 'title'],
  ['sort', 'track'],
  ['group', ''],
] as const)('the page of the %s %j shows that choice and nothing else', (kind, value) => {
  expect(read(pageAddress(kind, value))).toEqual(applyChoice(ALL_PROJECTS, kind, value));
});

test('a choice is part of the view it leads to', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(isChosen(applyChoice(view, 'group', 'web3'), 'group', 'web3')).toBe(true);
      expect(isChosen(applyChoice(view, 'sort', 'date'), 'sort', 'date')).toBe(true);
      expect(isChosen(applyChoice(view, 'tag', 'ai'), 'tag', 'ai')).toBe(!view.tags.includes('ai'));
    }),
  );
});

test('showing all keeps the sort order and nothing else', () => {
  const view = { tags: ['ai'], group: 'web3', sort: 'date', query: 'jury' } as const;
  expect(applyChoice(view, 'all')).toEqual({ ...ALL_PROJECTS, sort: 'date' });
});
