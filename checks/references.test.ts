import { expect, test } from 'vitest';

import {
  ADDED,
  adding,
  ALPHA,
  ENTRIES,
  findAll,
  replacing,
  testMistakes,
} from '../tests/support/mistakes';
import { createScratchContent } from '../tests/support/scratch-content';

testMistakes([
  {
    mistake: 'a link to a heading that is not there',
    make: adding(ALPHA, '[above](#how-its-made)'),
    at: ADDED,
    says: 'leads to no heading of this text. Did you mean #how-it-is-made?',
    isAdvice: true,
  },
  {
    mistake: 'a link to a heading in the text of an entry',
    make: replacing(ENTRIES, '(/about)', '(#below)'),
    at: `${ENTRIES}:4`,
    field: '[0].text',
    says: 'the link #below leads to no heading',
    isAdvice: true,
  },
  {
    mistake: 'a footnote without its note',
    make: adding(ALPHA, 'Oak bends.[^oak]'),
    at: ADDED,
    says: '[^oak] has no note. Write the note in a paragraph of its own that begins with [^oak]:',
    isAdvice: true,
  },
  {
    mistake: 'a language of code that does not exist',
    make: adding(ALPHA, '```pyhton\nprint(1)\n```'),
    at: ADDED,
    says: 'the code language "pyhton" is not known, so the code stays without colors. Did you mean python?',
    isAdvice: true,
  },
]);

const FINE = `## How it is made

Both headings: [one](#how-it-is-made), [two](#how-it-is-made-1), [ninth](#größe-2), [it](#decision-1), [up](#top),
[a place](#here), [encoded](#gr%C3%B6%C3%9Fe-2), and \`[^code]\`.[^1]

### Größe 2!

<span id="here">Here</span>

\`\`\`ts
const a = 1;
\`\`\`

\`\`\`
no language
\`\`\`

[^1]: A note.`;

test('headings, notes and languages that are there are no finding', async () => {
  using content = createScratchContent();
  adding(ALPHA, FINE)(content);
  expect((await findAll(content.root)).filter(({ file }) => file === ALPHA)).toEqual([]);
});
