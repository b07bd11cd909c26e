import { expect, test } from 'vitest';

import { packagesFor } from './font-packages';
import { planCuts, type Part } from './plan-cuts';

const toPart = (name: string, letters: string): Part => ({
  name,
  family: name,
  file: `${name}.woff2`,
  has: (code) => letters.includes(String.fromCodePoint(code)),
});

const INSTALLED: Record<string, Part[]> = {
  '@fontsource-variable/archivo': [toPart('archivo-latin', 'é€'), toPart('archivo-ext', 'Łšć')],
  '@fontsource-variable/noto-sans': [
    toPart('noto-cyrillic', 'Владимр\u{301}'),
    toPart('noto-greek', 'Ελένη'),
  ],
  '@fontsource-variable/noto-sans-sc': [toPart('sc-1', '李小')],
};

const plan = (text: string) => planCuts(text, (name) => INSTALLED[name]);

test.each([
  ['Ł', 'Ł', 'noto-sans'],
  ['Ж', 'Ж', 'noto-sans'],
  ['م', 'م', 'vazirmatn'],
  ['ش', 'ش', 'vazirmatn'],
  ['द', 'द', 'noto-sans-devanagari'],
  ['ש', 'ש', 'noto-sans-hebrew'],
  ['さ', 'さ', 'noto-sans-jp'],
  ['한', '한', 'noto-sans-kr'],
  ['李', '李', 'noto-sans-sc'],
  ['李', '李さ', 'noto-sans-jp'],
  ['李', '李한', 'noto-sans-kr'],
])('%s in %s is looked for in the own font, then in %s', (letter, text, name) => {
  expect(packagesFor(letter, text).slice(0, 2)).toEqual([
    '@fontsource-variable/archivo',
    `@fontsource-variable/${name}`,
  ]);
});

test('every letter is taken once, from the file that has it', () => {
  const { cuts, absent, unknown } = plan('ŁšŁВΕ李');
  expect(cuts.map(({ part, letters }) => [part.name, letters.join('')])).toEqual([
    ['archivo-ext', 'Łš'],
    ['noto-greek', 'Ε'],
    ['noto-cyrillic', 'В'],
    ['sc-1', '李'],
  ]);
  expect([absent.size, unknown]).toEqual([0, []]);
});

test('a package that is not installed is named with its letters', () => {
  const { cuts, absent } = plan('محŁ');
  expect([...absent]).toEqual([['@fontsource-variable/vazirmatn', ['ح', 'م']]]);
  expect(cuts.map(({ letters }) => letters)).toEqual([['Ł']]);
});

test('a mark without a script comes from a font that is used anyway', () => {
  const { cuts, unknown } = plan('и\u{301}');
  expect(cuts.map(({ letters }) => letters)).toEqual([['\u{301}', 'и']]);
  expect(unknown).toEqual([]);
});

test('a letter without a font is named', () => {
  expect(plan('🪁').unknown).toEqual(['🪁']);
});
