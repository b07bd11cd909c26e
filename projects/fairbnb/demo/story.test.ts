import { expect, test } from 'vitest';

import { flowedAt, hasTurned, isShut, STORY, topple } from './story';
import type { Row, Wall } from './story';

const votes: readonly Wall[] = ['landlord', 'tenant', 'tenant'];
const shut: readonly Wall[] = ['sealed', 'sealed', 'sealed'];

test('votes turn one after the other, from left to right', () => {
  let row: Row = { walls: shut, waitedMs: 0 };
  const seen = [row.walls.filter(isShut).length];
  for (let frame = 0; frame < 100 && !hasTurned(row, votes); frame += 1) {
    row = topple(row, votes, 30);
    const left = row.walls.filter(isShut).length;
    if (left !== seen.at(-1)) {
      seen.push(left);
      // The first walls of the row are the ones that have turned.
      expect(row.walls).toEqual([...votes.slice(0, 3 - left), ...shut.slice(0, left)]);
    }
  }
  expect(seen).toEqual([3, 2, 1, 0]);
  expect(topple(row, votes, 30)).toBe(row);
});

test('a jury that starts over is shut at once, and one of another size is there at once', () => {
  expect(topple({ walls: votes, waitedMs: 50 }, shut, 1)).toEqual({ walls: shut, waitedMs: 0 });
  const larger = [...votes, ...votes];
  expect(topple({ walls: votes, waitedMs: 50 }, larger, 1).walls).toBe(larger);
  expect(hasTurned({ walls: votes, waitedMs: 0 }, larger)).toBe(false);
});

test('the thousand wait, go, and arrive', () => {
  expect(flowedAt(STORY.flows)).toBe(0);
  expect(flowedAt((STORY.flows + STORY.ends) / 2)).toBe(0.5);
  expect(flowedAt(STORY.ends - 100)).toBeLessThan(1);
  expect(flowedAt(STORY.ends)).toBe(1);
});
