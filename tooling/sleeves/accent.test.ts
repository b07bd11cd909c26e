import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { THEME_COLOURS } from '../../src/config/theme-colours.ts';
import { accentFor } from './accent.ts';

const BYTES = 2 ** 24;
const anyColour = fc
  .integer({ min: 1, max: BYTES - 2 })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const MIN_CONTRAST = { title: 4.5, text: 7 };

describe.each(['title', 'text'] as const)('as %s', (use) => {
  test('any colour of a sleeve becomes readable in both themes', () => {
    fc.assert(fc.property(anyColour, expectReadable));
  });

  function expectReadable(colour: string) {
    const light = accentFor(colour, 'light', use);
    const dark = accentFor(colour, 'dark', use);
    const least = MIN_CONTRAST[use];
    expect(wcagContrast(light.accent, THEME_COLOURS.light.paper)).toBeGreaterThanOrEqual(least);
    expect(wcagContrast(dark.accent, THEME_COLOURS.dark.card)).toBeGreaterThanOrEqual(least);
    expect(wcagContrast(light.accent, light.onAccent)).toBeGreaterThanOrEqual(least);
    expect(wcagContrast(dark.accent, dark.onAccent)).toBeGreaterThanOrEqual(least);
  }
});
