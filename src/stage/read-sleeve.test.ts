// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

import { readSleeve } from './read-sleeve';

test('the colours of the stage are read from it, once', () => {
  const element = document.createElement('div');
  for (const name of ['ground', 'figure', 'ink', 'spot', 'soft', 'deep'])
    element.style.setProperty(`--stage-${name}`, ` ${name} `);
  document.body.append(element);
  const look = vi.spyOn(globalThis, 'getComputedStyle');
  const colours = readSleeve(element);
  expect(colours).toEqual({
    ground: 'ground',
    figure: 'figure',
    ink: 'ink',
    spot: 'spot',
    soft: 'soft',
    deep: 'deep',
  });
  expect(readSleeve(element)).toBe(colours);
  expect(look).toHaveBeenCalledTimes(1);
});
