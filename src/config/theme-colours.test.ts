import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { THEME_COLOURS } from './theme-colours';

const { light, dark } = THEME_COLOURS;
const NAMES = Object.entries({
  '--paper': [light.paper, dark.paper],
  '--card': [light.card, dark.card],
  '--ink': [light.ink, dark.ink],
  '--mute': [light.mute, dark.mute],
  '--accent': [light.accent, dark.accent],
  '--on-accent': [light.onAccent, dark.onAccent],
});

test.each(NAMES)('%s is the same in the stylesheet', (name, colours) => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const [, pair = ''] = new RegExp(`${name}: light-dark\\(([^)]+)\\)`).exec(tokens) ?? [];
  expect(pair.split(', ').map(inSixDigits)).toEqual(colours);
});

test('feeds opened in a browser have the same paper and ink', () => {
  const css = readFileSync('public/feed.css', 'utf8');
  expect(css).toContain(`background: light-dark(${light.paper}, ${dark.paper})`);
  expect(css).toContain(`color: light-dark(${light.ink}, ${dark.ink})`);
});

function inSixDigits(colour: string): string {
  return colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;
}
