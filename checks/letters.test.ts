import { expect, test } from 'vitest';

import {
  ALPHA,
  ENTRIES,
  PROFILE,
  adding,
  ADDED,
  findAll,
  replacing,
  testMistakes,
} from '../tests/support/mistakes';
import { createScratchContent } from '../tests/support/scratch-content';

testMistakes([
  {
    mistake: 'a name that the PDF would misspell',
    make: replacing(PROFILE, /^name:.*$/m, 'name: Мира'),
    at: `${PROFILE}:1`,
    field: 'name',
    says: [
      'the fonts lack М (U+041C), и (U+0438)',
      'on the page, in the PDF, on the cover and the social card. The PDF of the CV would misspell it, so the build stops.',
      'Run "npm install -D -E @fontsource-variable/noto-sans": the next build adds them.',
    ],
  },
  {
    mistake: 'a title with an emoji',
    make: replacing(ALPHA, /^title:.*$/m, 'title: Kite 🪁'),
    at: `${ALPHA}:2`,
    field: 'title',
    says: '🪁 (U+1FA81) in the PDF, on the cover and the social card',
    isAdvice: true,
  },
  {
    mistake: 'a letter in the text of an entry',
    make: replacing(ENTRIES, 'Glue needs', '風. Glue needs'),
    at: `${ENTRIES}:4`,
    field: '[0].text',
    says: [
      '風 (U+98A8) on the page',
      'Run "npm install -D -E @fontsource-variable/noto-sans-sc"',
      'Until then visitors see these letters in a font of their device, or as empty boxes',
    ],
    isAdvice: true,
  },
  {
    mistake: 'a letter in code',
    make: adding(ALPHA, '`const 暗 = true; // ≥`'),
    at: ADDED,
    says: '暗 (U+6697), ≥ (U+2265) in the font of code',
    isAdvice: true,
  },
]);

test('letters that an installed font has are no finding: a build adds them', async () => {
  using content = createScratchContent();
  content.replace(PROFILE, /^name:.*$/m, 'name: Łucja Šimić-Müller €');
  expect(await findAll(content.root)).toEqual([]);
});
