import { expect, test } from 'vitest';

import { findPlace, type Box } from './find-place';

const ROOM: Box = { left: 0, top: 0, right: 1200, bottom: 500 };
const SENTENCE: Box = { left: 0, top: 0, right: 700, bottom: 120 };
const AT_RIGHT = { left: 980, right: 1060 };

test('a drawer stands over its button and is as high as the room beside the sentence', () => {
  const wishes = { room: ROOM, button: AT_RIGHT, kept: SENTENCE, spared: [] };
  expect(findPlace(wishes)).toEqual({ ...ROOM, left: 740 });
  // A little less width is better than less height.
  expect(findPlace({ ...wishes, kept: { ...SENTENCE, right: 800 } })).toEqual({
    ...ROOM,
    left: 800,
  });
  expect(findPlace({ ...wishes, kept: { ...SENTENCE, right: 1000 } })).toEqual({
    ...ROOM,
    left: 740,
    top: 120,
  });
});

test('it is narrow where it would show a single line otherwise', () => {
  const kept = { ...SENTENCE, top: 380, right: 880, bottom: 490 };
  expect(findPlace({ room: ROOM, button: AT_RIGHT, kept, spared: [] })).toEqual({
    ...ROOM,
    left: 880,
  });
});

test('over a button at the left it stands below the sentence', () => {
  const button = { left: 0, right: 80 };
  expect(findPlace({ room: ROOM, button, kept: SENTENCE, spared: [] })).toEqual({
    ...ROOM,
    right: 460,
    top: 120,
  });
});

test.each([
  ['right of it', { left: 1140, right: 1200 }, { left: 700, right: 1140 }],
  ['left of it', { left: 740, right: 800 }, { left: 800 }],
  ['over the button', { left: 1000, right: 1060 }, { left: 740 }],
  ['where nothing wide enough is left', { left: 900, right: 960 }, { left: 740 }],
])('a handle %s costs no height', (_, handle, sides) => {
  const spared = [{ top: 200, bottom: 260, ...handle }];
  expect(findPlace({ room: ROOM, button: AT_RIGHT, kept: SENTENCE, spared })).toEqual({
    ...ROOM,
    ...sides,
  });
});

test('a sheet is as wide as the room, beside or below the sentence', () => {
  const phone = { ...ROOM, right: 390 };
  expect(findPlace({ room: phone, kept: SENTENCE, spared: [] })).toEqual({ ...phone, top: 120 });
  expect(findPlace({ room: ROOM, kept: SENTENCE, spared: [] })).toEqual({ ...ROOM, left: 700 });
});

test('where the sentence takes all of it, there is no place', () => {
  const { top, bottom } = findPlace({ room: ROOM, kept: ROOM, spared: [] });
  expect(bottom - top).toBe(0);
});
