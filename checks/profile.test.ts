import { PROFILE, replacing, testMistakes } from '../tests/support/mistakes';

testMistakes([
  {
    mistake: 'a role without a start',
    make: replacing(PROFILE, /^ {4}start:.*\n/m, ''),
    at: `${PROFILE}:7`,
    field: 'workHistory[0].start',
    says: 'is missing. Write a year',
  },
  {
    mistake: 'an availability in words',
    make: replacing(PROFILE, 'isAvailable: true', 'isAvailable: maybe'),
    at: `${PROFILE}:5`,
    field: 'isAvailable',
    says: 'Write true or false',
  },
  {
    mistake: 'a social link without scheme',
    make: replacing(PROFILE, 'https://github.com/ada-example', 'github.com/ada-example'),
    at: `${PROFILE}:13`,
    field: 'socialLinks[0].href',
    says: 'Write https://…, mailto:… or a path',
  },
  {
    mistake: 'a school without a year',
    make: replacing(
      PROFILE,
      'selectedProjects:',
      'education: [{ school: A, title: B, start: 2020 }]\nselectedProjects:',
    ),
    at: `${PROFILE}:14`,
    field: 'education[0].end',
    says: 'is missing. Write a year, or a label',
  },
  {
    mistake: 'a logo that does not exist',
    make: (content) => content.remove('content/logos/workshop.svg'),
    at: `${PROFILE}:9`,
    field: 'workHistory[0].logo',
    says: 'there is no file at content/logos/workshop.svg. Put the picture there',
  },
  {
    mistake: 'an unknown icon',
    make: replacing(PROFILE, 'icon: github', 'icon: githab'),
    at: `${PROFILE}:13`,
    field: 'socialLinks[0].icon',
    says: 'Did you mean github? Write a name of tabler.io/icons, or put a drawing at content/icons/githab.svg',
  },
  {
    mistake: 'an icon with styles',
    make: (content) => content.write('content/icons/github.svg', '<svg style="fill: red"/>'),
    at: `${PROFILE}:13`,
    field: 'socialLinks[0].icon',
    says: 'content/icons/github.svg holds styles or a script',
  },
  {
    mistake: 'no profile',
    make: (content) => content.remove(PROFILE),
    at: PROFILE,
    says: 'the file is missing. Restore it',
  },
  {
    mistake: 'a role that ends before it starts',
    make: replacing(PROFILE, 'end: 2024', 'end: 2019'),
    at: `${PROFILE}:11`,
    field: 'workHistory[0].end',
    says: 'ends in 2019, before it starts in 2021. Exchange them',
  },
  {
    mistake: 'a school that ends before it starts',
    make: replacing(
      PROFILE,
      'selectedProjects:',
      'education: [{ school: A, title: B, start: 2020, end: 2019 }]\nselectedProjects:',
    ),
    at: `${PROFILE}:14`,
    field: 'education[0].end',
    says: 'ends in 2019, before it starts in 2020',
  },
  {
    mistake: 'a role that starts after the month of its end',
    make: replacing(PROFILE, 'end: 2024', 'end: 2019-05'),
    at: `${PROFILE}:11`,
    field: 'workHistory[0].end',
    says: 'it ends in 2019, before it starts in 2021',
  },
]);
