import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { wcagContrast } from 'culori';
import { expect, onTestFinished, test } from 'vitest';

import { THEME_COLOURS } from '../src/config/theme-colours';
import { readSiteAccent, replaceAccent } from './site-accent';

/** WCAG AA for text. */
const MIN_CONTRAST = 4.5;

const readAccent = (profile: string) => {
  const root = mkdtempSync(join(tmpdir(), 'accent-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/profile.yaml'), profile);
  return readSiteAccent(root);
};

test.each(['#ffee00', '#c2410c', '#000000', '#ffffff', '#7f7f7f'])(
  '%s is readable in both themes',
  (accent) => {
    const own = readAccent(`accent: '${accent}'`);
    for (const theme of ['light', 'dark'] as const) {
      const { paper, card, onAccent } = THEME_COLOURS[theme];
      for (const shade of [own?.[theme].accent ?? '', own?.[theme].text ?? '']) {
        for (const other of [paper, card, onAccent]) {
          expect(wcagContrast(shade, other)).toBeGreaterThanOrEqual(MIN_CONTRAST);
        }
      }
    }
  },
);

test('two colors are used as they are', () => {
  const own = readAccent("accent: { light: '#8a1c7c', dark: '#e79be0' }");
  expect(own).toMatchObject({ light: { accent: '#8a1c7c' }, dark: { accent: '#e79be0' } });
});

test('without an accent, and with a profile that cannot be read, the site keeps its own', () => {
  expect(readAccent('name: Ada: the first')).toBeUndefined();
  expect(readAccent('name: Ada')).toBeUndefined();
  expect(readAccent('')).toBeUndefined();
});

test('stylesheet and metadata get the same accent, and nothing else changes', () => {
  const own = {
    light: { accent: '#111111', text: '#222222' },
    dark: { accent: '#eeeeee', text: '#dddddd' },
  };
  const css = replaceAccent(readFileSync('src/styles/tokens.css', 'utf8'), own);
  expect(css).toContain('--accent: light-dark(#111111, #eeeeee);');
  expect(css).toContain('--accent-text: light-dark(#222222, #dddddd);');
  expect(css).toContain('--code-name: light-dark(#0f2bdf, #9fb0ff);');
  const colours = replaceAccent(readFileSync('src/config/theme-colours.ts', 'utf8'), own);
  expect(colours.match(/accent: '#\w+'/g)).toEqual(["accent: '#111111'", "accent: '#eeeeee'"]);
  expect(colours).toContain("onAccent: '#ffffff'");
});
