import {
  ALPHA,
  ENTRIES,
  PROFILE,
  adding,
  ADDED,
  replacing,
  testMistakes,
} from '../tests/support/mistakes';

testMistakes([
  {
    mistake: 'a name that page, PDF and card cannot write',
    make: replacing(PROFILE, /^name:.*$/m, 'name: Мира'),
    at: `${PROFILE}:1`,
    field: 'name',
    says: [
      'the fonts lack М (U+041C), и (U+0438)',
      'on the page, in the PDF, on the cover and the social card. Run "npm run fonts"',
    ],
    isAdvice: true,
  },
  {
    mistake: 'a letter that only the PDF lacks',
    make: replacing(PROFILE, 'company: A workshop', 'company: A workshop €'),
    at: `${PROFILE}:7`,
    field: 'workHistory[0].company',
    says: 'the fonts lack € (U+20AC) in the PDF',
    isAdvice: true,
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
    says: '風 (U+98A8) on the page',
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
