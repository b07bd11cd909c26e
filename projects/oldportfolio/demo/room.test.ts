import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { coveredBy, keepFree, sentenceBox, sentenceCorner } from './room';
import { cardSize, keepInside } from './runs';

const ROOM = { width: 1_240, height: 448 };
const PHONE = { width: 390, height: 234 };

describe('room beside the sentence', () => {
  test('a card can be let go everywhere but behind the words', () => {
    const field = { ...ROOM, band: 92, isNarrow: false };
    const words = sentenceCorner(field);
    const half = cardSize(field) / 2;
    const places = fc.record({
      x: fc.integer({ min: -200, max: 1_500 }),
      y: fc.integer({ min: -200, max: 700 }),
    });
    fc.assert(
      fc.property(places, (place) => {
        const at = keepInside(field, place);
        expect(at.x - half >= words.x || at.y - half >= words.y).toBe(true);
        expect(at.x + half < field.width && at.y + half < field.height).toBe(true);
      }),
    );
  });

  test('a free place stays; a taken one moves to the nearest side', () => {
    const label = { halfX: 50, halfY: 20 };
    const taken = coveredBy(ROOM);
    expect(keepFree(ROOM, { x: 700, y: 300, ...label }, taken)).toEqual({ x: 700, y: 300 });
    const { x } = sentenceCorner(ROOM);
    expect(keepFree(ROOM, { x: x - 10, y: 60, ...label }, taken)).toEqual({ x: x + 50, y: 60 });
    expect(keepFree(ROOM, { x: 1_200, y: 60, ...label }, taken)).toEqual({ x: 1_190, y: 104 });
    expect(keepFree(ROOM, { x: 700, y: -90, ...label }, taken)).toEqual({ x: 700, y: 20 });
  });

  test('a small field has the words above it; where nothing is free, the inside has to do', () => {
    expect(coveredBy(PHONE)).toEqual([]);
    expect(sentenceBox(PHONE)).toEqual({ x: 0, y: 0, halfX: 0, halfY: 0 });
    const all = { x: 195, y: 117, halfX: 195, halfY: 117 };
    const label = { x: -5, y: 50, halfX: 20, halfY: 10 };
    expect(keepFree(PHONE, label, [all])).toEqual({ x: 20, y: 50 });
  });
});
