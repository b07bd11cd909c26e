import { describe, expect, test } from 'vitest';

import { THEME_COLOURS } from '../../src/config/theme-colours.ts';
import { accentFor } from './accent.ts';
import { contrast } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';
import { listSleeves } from './list-sleeves.ts';

const series = await listSleeves();

const slugs = [...series.keys()];

const MIN_CONTRAST = { title: 4.5, text: 7 };

describe.each(['title', 'text'] as const)('as %s', (use) => {
  test.each([...series])('the accent of %s is readable in both themes', (_, { palette }) => {
    const light = accentFor(palette.accent.light, 'light', use);
    const dark = accentFor(palette.accent.dark, 'dark', use);
    const least = MIN_CONTRAST[use];
    expect(contrast(light.accent, THEME_COLOURS.light.paper)).toBeGreaterThanOrEqual(least);
    expect(contrast(dark.accent, THEME_COLOURS.dark.card)).toBeGreaterThanOrEqual(least);
    expect(contrast(light.accent, light.onAccent)).toBeGreaterThanOrEqual(least);
    expect(contrast(dark.accent, dark.onAccent)).toBeGreaterThanOrEqual(least);
  });
});

test.each(['light', 'dark'] as const)('no two sleeves share an accent in the %s theme', (theme) => {
  const accents = [...series.values()].map(
    ({ palette }) => accentFor(palette.accent[theme], theme, 'title').accent,
  );
  expect(new Set(accents).size).toBe(slugs.length);
});

test('a colour converted to OKLCH and back is the same', () => {
  expect(toHex(toOklch('#2340ff'))).toBe('#2340ff');
});
