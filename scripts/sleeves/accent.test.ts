import { expect, test } from 'vitest';
import { accentFor } from './accent.ts';
import { contrast } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';
import { series } from './series.ts';

const slugs = [...series.keys()];

test.each([...series])('the accent of %s is readable in both themes', (_, { palette }) => {
  const light = accentFor(palette.accent.light, 'light');
  const dark = accentFor(palette.accent.dark, 'dark');
  expect(contrast(light.accent, '#e9eae6')).toBeGreaterThanOrEqual(4.6);
  expect(contrast(dark.accent, '#131519')).toBeGreaterThanOrEqual(4.6);
  expect(contrast(light.accent, light.onAccent)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(dark.accent, dark.onAccent)).toBeGreaterThanOrEqual(4.5);
});

test.each(['light', 'dark'] as const)('no two sleeves share an accent in the %s theme', (theme) => {
  const accents = [...series.values()].map(
    ({ palette }) => accentFor(palette.accent[theme], theme).accent,
  );
  expect(new Set(accents).size).toBe(slugs.length);
});

test('a colour survives the way to OKLCH and back', () => {
  expect(toHex(toOklch('#2340ff'))).toBe('#2340ff');
});
