import { ADDED, adding, ALPHA, replacing, testMistakes } from '../tests/support/mistakes';

testMistakes([
  {
    mistake: 'a decision without a place in the text',
    make: replacing(ALPHA, '<Decisions />', ''),
    at: `${ALPHA}:12`,
    field: 'decisions[0]',
    says: 'Write <Decision n={1} /> where it is taken',
  },
  {
    mistake: 'a card without a reason',
    make: replacing(ALPHA, /^ {4}why:.*\n/m, ''),
    at: ALPHA,
    says: 'the card of decision 1 lacks why. Add why to the frontmatter, or tell the decision',
  },
  {
    mistake: 'a diagram in mermaid',
    make: adding(ALPHA, '```mermaid\ngraph TD; A-->B\n```'),
    at: ADDED,
    says: 'Export the diagram as SVG at mermaid.live, put it beside this file',
  },
  {
    mistake: 'a heading of the first level',
    make: adding(ALPHA, '# Big'),
    at: ADDED,
    says: 'Write ## for a section',
  },
  {
    mistake: 'a lone percent sign in the name of a picture',
    make: adding(ALPHA, '![All of it](./100%.png)'),
    at: ADDED,
    says: 'the % in ./100%.png begins no character. Write %25 for it',
  },
  {
    mistake: 'a picture that is missing, with a percent sign in its name',
    make: adding(ALPHA, '![All of it](./100%25.png)'),
    at: ADDED,
    says: 'there is no file at projects/alpha/100%.png',
  },
  {
    mistake: 'an unknown figure',
    make: adding(ALPHA, '<Nowhere />'),
    at: ADDED,
    says: 'nothing is called <Nowhere />. Correct the name, or add Nowhere.tsx to projects/alpha/figures',
  },
  {
    mistake: 'a decision that is not there',
    make: adding(ALPHA, '<Decision n={2} />'),
    at: ADDED,
    says: 'The frontmatter has 1: write n={1} for the first',
  },
  {
    mistake: 'a photo of a phone in a format that browsers do not show',
    make: (content) => {
      content.write('projects/alpha/desk.heic', 'ftypheic');
      adding(ALPHA, '![The desk](./desk.heic)')(content);
    },
    at: ADDED,
    says: 'browsers do not show .heic, in which phones take photos. Export it as JPEG',
  },
  {
    mistake: 'a picture without a text alternative',
    make: adding(ALPHA, '![](./cover.svg)'),
    at: ADDED,
    says: 'Say between the brackets what it shows',
  },
  {
    mistake: 'a tag that is not closed',
    make: adding(ALPHA, '<b>'),
    at: ADDED,
    says: 'Close it: </b>',
  },
  {
    mistake: 'a brace in a text',
    make: adding(ALPHA, 'a {b'),
    at: ADDED,
    says: 'A brace in a text begins code: write \\{',
  },
]);
