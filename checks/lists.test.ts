import { GROUPS, PROFILE, replacing, testMistakes } from '../tests/support/mistakes';

const PRINCIPLES = 'content/principles.yaml';
const QUOTES = 'content/quotes.yaml';

testMistakes([
  {
    mistake: 'a misspelt field of a group',
    make: replacing(GROUPS, 'label: Wood', 'title: Wood'),
    at: `${GROUPS}:5`,
    field: '[1].title',
    says: 'The fields are name, label, projects',
  },
  {
    mistake: 'a principle without proof',
    make: replacing(PRINCIPLES, /^ {2}proof:.*\n/m, ''),
    at: `${PRINCIPLES}:1`,
    field: '[0].proof',
    says: 'is missing. Write the words of the link',
  },
  {
    mistake: 'quotes as a list, without their button',
    make: replacing(QUOTES, 'hint: A saying', ''),
    at: `${QUOTES}:2`,
    field: 'hint',
    says: 'is missing. Write the words of the button',
  },
  {
    mistake: 'a quote without its text',
    make: replacing(QUOTES, '{ text: Less is more, source: A proverb }', '{ source: A proverb }'),
    at: `${QUOTES}:5`,
    field: 'quotes[1]',
    says: 'Write the quotation, or { text: …, source: … }',
  },
  {
    mistake: 'a file of quotes without quotes',
    make: (content) => content.write(QUOTES, 'hint: A saying\nquotes: []\n'),
    at: `${QUOTES}:2`,
    field: 'quotes',
    says: 'or delete the file',
  },
  {
    mistake: 'two groups of one name',
    make: replacing(GROUPS, 'name: wood', 'name: homepage'),
    at: `${GROUPS}:4`,
    field: '[1].name',
    says: 'homepage is also the name of the group on line 1. Rename one',
  },
  {
    mistake: 'a project that a group lists twice',
    make: replacing(GROUPS, '[alpha, beta]', '[alpha, beta, alpha]'),
    at: `${GROUPS}:3`,
    field: '[0].projects[2]',
    says: 'alpha is listed twice. Remove one of them',
    isAdvice: true,
  },
  {
    mistake: 'an unknown project in a group',
    make: replacing(GROUPS, '[alpha, beta]', '[alpha, bete]'),
    at: `${GROUPS}:3`,
    field: '[0].projects[1]',
    says: 'there is no project bete, so it is passed over. Did you mean beta?',
    isAdvice: true,
  },
  {
    mistake: 'an unknown project on the CV',
    make: replacing(PROFILE, 'selectedProjects: [alpha', 'selectedProjects: [omega'),
    at: `${PROFILE}:14`,
    field: 'selectedProjects[0]',
    says: 'there is no project omega, so it is passed over. Remove it, or choose from alpha, beta',
    isAdvice: true,
  },
  {
    mistake: 'an unknown project behind a tool',
    make: replacing(PROFILE, 'projects: [alpha] }', 'projects: [alpa] }'),
    at: `${PROFILE}:16`,
    field: 'tools[0].projects[0]',
    says: 'Did you mean alpha?',
    isAdvice: true,
  },
  {
    mistake: 'two groups of one label',
    make: replacing(GROUPS, 'label: Wood', 'label: home page'),
    at: `${GROUPS}:5`,
    field: '[1].label',
    says: 'home page is also the label of the group on line 2. Rename one.',
    isAdvice: true,
  },
]);
