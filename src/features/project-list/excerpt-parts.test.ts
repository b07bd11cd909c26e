import { expect, test } from 'vitest';

import { excerptParts } from './excerpt-parts';

test('marks are separated from text', () => {
  expect(excerptParts('a <mark>fan</mark> of <mark>outcomes</mark>')).toEqual([
    { text: 'a ', isMark: false },
    { text: 'fan', isMark: true },
    { text: ' of ', isMark: false },
    { text: 'outcomes', isMark: true },
  ]);
});

test('markup of the write-up stays text', () => {
  expect(excerptParts('a &lt;b&gt; <mark>&lt;i&gt;</mark> & <img>')).toEqual([
    { text: 'a <b> ', isMark: false },
    { text: '<i>', isMark: true },
    { text: ' & <img>', isMark: false },
  ]);
});

test('no excerpt has no parts', () => {
  expect(excerptParts('')).toEqual([]);
});
