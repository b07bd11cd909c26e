import { ALPHA, GROUPS, PROFILE, replacing, testMistakes } from '../tests/support/mistakes';

testMistakes([
  {
    mistake: 'a colon in a value without quotes',
    make: replacing(ALPHA, 'title: Alpha', 'title: Foo: bar'),
    at: `${ALPHA}:2`,
    field: 'title',
    says: "Put it in quotes: title: 'Foo: bar'",
  },
  {
    mistake: 'a quote that is not closed',
    make: replacing(PROFILE, 'name: Ada', 'name: "Ada'),
    at: `${PROFILE}:1`,
    field: 'name',
    says: 'quotes are not closed',
  },
  {
    mistake: 'a field that is written twice',
    make: replacing(PROFILE, 'role:', 'name: Ada\nrole:'),
    at: `${PROFILE}:2`,
    field: 'name',
    says: 'written twice. Remove one',
  },
  {
    mistake: 'a tab at the beginning of a line',
    make: replacing(GROUPS, '  label: Wood', '\tlabel: Wood'),
    at: `${GROUPS}:5`,
    field: 'label',
    says: 'Indent with spaces',
  },
  {
    mistake: 'a value that begins with @',
    make: replacing(PROFILE, 'name: Ada', 'name: @ada'),
    at: `${PROFILE}:1`,
    field: 'name',
    says: 'needs quotes around it',
  },
  {
    mistake: 'a list in brackets that is not closed',
    make: replacing(PROFILE, 'selectedProjects: [alpha, beta]', 'selectedProjects: [alpha, beta'),
    at: `${PROFILE}:14`,
    field: 'selectedProjects',
    says: 'Close it',
  },
  {
    mistake: 'groups that are no list',
    make: (content) => content.write(GROUPS, 'homepage: [alpha]\n'),
    at: `${GROUPS}:1`,
    says: 'must be a list. Begin each entry with a dash',
  },
  {
    mistake: 'a text without fields',
    make: (content) => content.write(ALPHA, 'Some words.\n'),
    at: `${ALPHA}:1`,
    says: 'Begin the file with a line ---',
  },
  {
    mistake: 'fields without an end',
    make: (content) => content.write(ALPHA, '---\ntitle: Alpha\n\nSome words.\n'),
    at: `${ALPHA}:1`,
    says: 'Write a line --- between the last field and the text',
  },
]);
