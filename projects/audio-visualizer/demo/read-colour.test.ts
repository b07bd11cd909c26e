import { expect, test } from 'vitest';

import { parseColour } from './read-colour';

test.each(['rgb(255, 0, 51)', 'rgb(255 0 51)', 'rgba(255, 0, 51, 0.5)'])('%s is read', (text) => {
  expect(parseColour(text)).toEqual([1, 0, 0.2]);
});

test.each(['', 'red', 'color(srgb 1 0 0)'])('%j is grey', (text) => {
  expect(parseColour(text)).toEqual([0.5, 0.5, 0.5]);
});
