import fc from 'fast-check';
import { expect, test } from 'vitest';

import { drawWhale, HAND_MS } from './hand';
import { line, readLine, writeLine } from './line-code';
import type { Stroke } from './hand';

test('a drawing goes through an address: the same places to an eighth, at the same pace', () => {
  const whale = drawWhale();
  const text = writeLine(whale);
  expect(text).toMatch(/^[0-9a-z.]+$/);
  expect(text.length).toBeLessThan(250);
  const read = readLine(text) ?? [];
  expect(read).toHaveLength(whale.length);
  const [first, last] = [read[0]?.points[0], read.at(-1)?.points.at(-1)];
  expect(first?.x).toBeCloseTo(4, 0);
  expect(last?.x).toBeCloseTo(53, 0);
  expect(last?.atMs).toBeGreaterThan(HAND_MS - 200);
  expect(last?.atMs).toBeLessThan(HAND_MS + 500);
});

test('what was read and written again stays as it is, wherever it was drawn', () => {
  const anyStroke = fc
    .array(
      fc.record({ x: fc.integer({ min: -60, max: 160 }), y: fc.integer({ min: -60, max: 99 }) }),
      {
        minLength: 1,
        maxLength: 12,
      },
    )
    .map((places): Stroke => ({ points: places.map((place, i) => ({ ...place, atMs: i * 40 })) }));
  fc.assert(
    fc.property(fc.array(anyStroke, { minLength: 1, maxLength: 4 }), (strokes) => {
      const text = writeLine(strokes);
      const read = readLine(text);
      expect(read).toHaveLength(strokes.length);
      expect(line.parse(text)).toEqual({ value: text });
      expect(writeLine(read ?? [])).toHaveLength(text.length);
    }),
  );
});

test('18 seconds fit, and what is not a drawing gets a sentence', () => {
  const long: Stroke = {
    points: Array.from({ length: 1_000 }, (_, index) => ({
      x: index / 10,
      y: 9,
      atMs: index * 40,
    })),
  };
  const text = writeLine([long, long]);
  expect(text).toHaveLength(450 * 4);
  expect(readLine(text)).toHaveLength(1);
  expect(writeLine([])).toBe('');
  expect(writeLine([{ points: [] }])).toBe('');
  expect(line.parse('')).toEqual({ value: '' });
  for (const bad of ['000', 'ABCD', '0000..0000', `${text}0000`])
    expect(line.parse(bad)).toHaveProperty('problem');
  expect(line.write('0000')).toBe('0000');
});
