import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';

import { GIT_ENVIRONMENT } from '../../tests/support/git-environment';
import { openClone, type OwnerClone } from '../../tests/support/owner-clone';
import { runScript } from '../../tests/support/run-script';

/** A portfolio that has no samples any more. */
const FIXTURE = 'tests/fixtures/content';
const FILES = ['LICENSE', 'package.json', 'package-lock.json', '.gitignore', 'deploy'];

let root = '';
let clone: OwnerClone;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'init-'));
  await cp(FIXTURE, root, { recursive: true });
  for (const file of FILES) await cp(file, join(root, file), { recursive: true });
  clone = openClone(root);
});

afterEach(() => rm(root, { recursive: true, force: true }));

const read = (file: string) => readFile(join(root, file), 'utf8');
const readProfile = async (): Promise<unknown> => parse(await read('content/profile.yaml'));

test('answers by flags go where they belong, and everything else stays', async () => {
  const before = await readProfile();
  const { code, output } = await clone.init([
    ...['--yes', '--name', 'Łucja Šimić', '--available', 'no', '--email', 'l@simic.dev'],
    ...['--link', 'https://github.com/lucja', '--link', 'https://lucja.simic.dev'],
    ...['--site', 'https://simic.dev/work/', '--host', 'sub-path'],
  ]);
  expect(code, output).toBe(0);
  expect(await readProfile()).toEqual({
    ...Object(before),
    name: 'Łucja Šimić',
    isAvailable: false,
    socialLinks: [
      { label: 'GitHub', href: 'https://github.com/lucja', icon: 'github', outline: true },
      { label: 'lucja.simic.dev', href: 'https://lucja.simic.dev', icon: 'world', outline: true },
      { label: 'Email', href: 'mailto:l@simic.dev', icon: 'mail', outline: true },
    ],
  });
  expect(await read('LICENSE')).toMatch(
    /^Copyright \(c\) 2026 Student Developer\nCopyright \(c\) 20\d\d Łucja Šimić\n\n/m,
  );
  expect(JSON.parse(await read('package.json'))).toMatchObject({ name: 'portfolio' });
  expect(await read('.env')).toBe('SITE_URL=https://simic.dev\nBASE=/work\n');
  expect(await read('.github/workflows/pages.yml')).toContain('deploy-pages');
  expect(clone.git('remote', 'get-url', 'upstream').trim()).toBe(
    'https://code.example/template.git',
  );
  expect(output).toContain('docs/deploy.md, "A sub-path", says how to put it online');
});

test('run again without answers, it changes nothing', async () => {
  await clone.init(['--yes', '--name', 'Mira Novák', '--site', 'https://novak.dev']);
  clone.commit();
  const { code, output } = await clone.init(['--yes']);
  expect(output).toBe('Nothing to change: the files say this already.\n');
  expect(code).toBe(0);
  expect(clone.git('status', '--porcelain')).toBe('');
});

test('it asks in the terminal, offers what is there, and asks again after an answer it cannot use', async () => {
  const typed = ['Mira', '', 'Brno', '', '', '', '', 'perhaps', 'no', '', '', '', '', '', '', ''];
  const { code, output } = await clone.init([], `${typed.join('\n')}\n`);
  expect(code, output).toBe(0);
  expect(output).toContain('Your name [Ada Example]: ');
  expect(output).toContain('That is "perhaps". Write yes or no.');
  expect(await readProfile()).toMatchObject({ name: 'Mira', location: 'Brno', isAvailable: false });
});

test('a list may be typed with the commas of other scripts, and an address with spaces is asked for again', async () => {
  const links = ['https://a.dev/x y', 'https://a.dev/ليلى، https://b.dev，https://c.dev'];
  const typed = [...Array<string>(9).fill(''), ...links, '', 'خشب، حبر، ورق، غراء', '', '', ''];
  const { code, output } = await clone.init([], `${typed.join('\n')}\n`);
  expect(code, output).toBe(0);
  expect(output).toContain('That is "https://a.dev/x y". Write one whole address');
  expect(await readProfile()).toMatchObject({
    socialLinks: [
      { href: 'https://a.dev/ليلى' },
      { href: 'https://b.dev' },
      { href: 'https://c.dev' },
    ],
    marqueeWords: ['خشب', 'حبر', 'ورق', 'غراء'],
  });
});

const OWN_PROFILE = `name: Layla
role: Calligrapher
headline: I *draw* letters.
intro: I draw letters and teach how they are drawn, in Arabic and in Latin.
accent: { light: '#0f766e', dark: '#5eead4' }
picture: ./me.png
socialLinks:
  - { label: Mail, href: 'mailto:layla@layla.example', icon: mail }
  - { label: Second, href: 'mailto:shop@layla.example', icon: mail }
  - { label: Letters, href: 'https://letters.example', icon: world }
  - { label: Code, href: 'https://codeberg.org/', icon: world }
`;

test('what is not given stays as it is, whatever it looks like', async () => {
  await clone.write('content/profile.yaml', OWN_PROFILE);
  await clone.write('content/me.png', 'pixels');
  await clone.write('.github/workflows/pages.yml', 'on: push\n');
  clone.git('config', 'user.email', 'private@layla.dev');
  clone.commit();
  const before = Object(await readProfile()) as Record<string, unknown[]>;
  await clone.init(['--yes']);
  expect(await readProfile()).toEqual({ ...before, isAvailable: true });
  clone.commit();
  const link = ['--link', 'https://letters.example', '--link', 'https://new.example'];
  await clone.init(['--yes', ...link]);
  const [mail, second, letters] = before['socialLinks'] ?? [];
  expect(await readProfile()).toMatchObject({
    socialLinks: [letters, { href: 'https://new.example' }, mail, second],
  });
  expect(await read('.github/workflows/pages.yml')).toBe('on: push\n');
});

test('without a question, the address of git is not published, and a role is not made up', async () => {
  const profile = await read('content/profile.yaml');
  const sample = 'Student developer and software engineer';
  await clone.write('content/profile.yaml', profile.replace('Builder of small things', sample));
  clone.git('config', 'user.email', 'private@layla.dev');
  clone.commit();
  const { output } = await clone.init(['--yes', '--name', 'Layla']);
  expect(await read('content/profile.yaml')).not.toContain('mailto:');
  expect(await readProfile()).toMatchObject({ role: 'Write what you are, in a few words' });
  expect(output).toContain('--email <address> publishes your e-mail address');
});

test("git's address is offered to a new owner, and not again to one who left it out", async () => {
  clone.git('config', 'user.email', 'mira@novak.dev');
  const enters = '\n'.repeat(15);
  const { output } = await clone.init(['--dry-run'], enters);
  expect(output).toContain('Your e-mail address [none]: ');
  const profile = await read('content/profile.yaml');
  await clone.write('content/profile.yaml', profile.replace('Ada Example', 'Student Developer'));
  clone.commit();
  const first = await clone.init(['--dry-run'], enters);
  expect(first.output).toContain('Your e-mail address [mira@novak.dev]: ');
});

test('the place of the last time is offered, and "none" takes it back', async () => {
  await clone.init(['--yes', '--host', 'sub-path', '--location', 'Brno']);
  clone.commit();
  const typed = ['', '', 'none', ...Array<string>(12).fill('')];
  const { code, output } = await clone.init([], `${typed.join('\n')}\n`);
  expect(code, output).toBe(0);
  expect(output).toMatch(/Where it goes: .+ \[sub-path\]: /);
  expect(await readProfile()).not.toHaveProperty('location');
});

test('new fields stand where a reader expects them, and an accent may lack its #', async () => {
  await clone.write('me.png', 'pixels');
  clone.commit();
  const flags = ['--location', 'Brno', '--picture', 'me.png', '--accent', '0f766e'];
  const { code, output } = await clone.init(['--yes', ...flags]);
  expect(code, output).toBe(0);
  expect(await read('content/profile.yaml')).toMatch(
    /role: .+\nlocation: Brno\n[^]+\nintro: .+\n\n# .+\npicture: .+\n\n# .+\naccent: ['"]#0f766e['"]\nisAvailable:/,
  );
});

test('a picture in the home folder may begin with ~', async () => {
  await clone.write('home/me.png', 'pixels');
  clone.commit();
  const { code, output } = await runScript(resolve('scripts/init.ts'), {
    args: ['--yes', '--picture', '~/me.png'],
    typed: '',
    folder: root,
    environment: { ...GIT_ENVIRONMENT, HOME: join(root, 'home') },
  }).ended;
  expect(code, output).toBe(0);
  expect(await read('content/portrait.png')).toBe('pixels');
});

test('a picture is copied beside the profile, and offered again', async () => {
  await clone.write('me.JPG', 'pixels');
  clone.commit();
  const { code, output } = await clone.init(['--yes', '--picture', 'me.JPG']);
  expect(code, output).toBe(0);
  expect(output).toContain('Copied me.JPG to content/portrait.jpg');
  expect(await readProfile()).toMatchObject({ picture: './portrait.jpg' });
  expect(await read('content/portrait.jpg')).toBe('pixels');
  clone.commit();
  expect((await clone.init(['--yes'])).output).toContain('Nothing to change');
});

test('letters that no installed font has are the first thing to do next', async () => {
  const { code, output } = await clone.init(['--yes', '--name', '王小明']);
  expect(code, output).toBe(0);
  expect(output).toContain('1. npm install -D -E @fontsource-variable/noto-sans-sc, which has');
});

const RESUME = {
  basics: {
    name: 'Mira Novák',
    label: 'Cartographer',
    summary: 'I am a cartographer in Brno. I like maps, slow software and long walks.',
    email: 'mira@novak.dev',
    location: { city: 'Brno', countryCode: 'CZ' },
    profiles: [{ network: 'GitHub', url: 'https://github.com/mira-novak' }],
  },
  work: [
    { name: 'Maps', position: 'Cartographer', startDate: '2024-03-01', highlights: ['Drew Brno.'] },
    { company: 'Atlas', position: 'Intern', startDate: '2022', endDate: '2023-06' },
  ],
  education: [
    {
      institution: 'A school',
      studyType: 'B.Sc.',
      area: 'Geodesy',
      startDate: '2019',
      endDate: '',
    },
  ],
  skills: [{ name: 'passed over' }],
};

async function hashOfPackages(): Promise<string> {
  const files = ['package-lock.json', 'package.json'];
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const file of files) hash.update(`\0${file}\0`).update(await read(file));
  return hash.digest('hex');
}

test("a JSON Resume fills the profile, flags win over it, and the file stays the owner's", async () => {
  await clone.write('resume.json', JSON.stringify(RESUME));
  // As a build makes it: the packages become fewer, so nothing has to be installed again.
  await clone.write('node_modules/.installed', await hashOfPackages());
  const args = ['--yes', '--resume', 'resume.json', '--role', 'Mapmaker', '--accent', '#c2410c'];
  const { code, output } = await clone.init(args);
  expect(code, output).toBe(0);
  expect(await readProfile()).toMatchObject({
    name: 'Mira Novák',
    role: 'Mapmaker',
    accent: '#c2410c',
    location: 'Brno',
    intro: RESUME.basics.summary,
    socialLinks: [{ href: 'https://github.com/mira-novak' }, { href: 'mailto:mira@novak.dev' }],
    workHistory: [
      {
        ...{ company: 'Maps', title: 'Cartographer', start: '2024-03', end: 'Present' },
        points: ['Drew Brno.'],
      },
      { company: 'Atlas', title: 'Intern', start: 2022, end: '2023-06' },
    ],
    education: [{ school: 'A school', title: 'B.Sc. Geodesy', start: 2019, end: 'Present' }],
  });
  expect(output).toContain('Kept resume.json out of git, because it is yours alone.');
  expect(JSON.parse(await read('resume.json'))).toEqual(RESUME);
  clone.commit();
  expect(clone.git('ls-files', 'resume.json')).toBe('');
  expect(await read('node_modules/.installed')).toBe(await hashOfPackages());
});

const WRONG_RESUMES: [string, string][] = [
  ['not json', 'resume.json is no JSON'],
  ['null', 'Write an object in braces. It should be a JSON Resume'],
  ['[]', 'Write an object in braces.'],
  ['{}', 'basics: Write an object in braces.'],
  ['{"basics":{"name":7}}', 'basics.name: Write text in quotes.'],
  ['{"basics":{"name":" "}}', 'basics.name: Write something'],
  ['{"basics":{"name":"A"},"work":{}}', 'work: Write a list in brackets.'],
  [
    '{"basics":{"name":"A"},"work":[{"name":"B","position":"C","startDate":"soon"}]}',
    'work[0].startDate: Write a date such as 2024-03.',
  ],
  [
    '{"basics":{"name":"A"},"work":[{"position":"C","startDate":"2020"}]}',
    'work[0].name: Write where it was.',
  ],
  [
    '{"basics":{"name":"A","profiles":[{"url":"javascript:alert(1)"}]}}',
    'resume.json: link is "javascript:alert(1)". Write a whole address that begins with https://.',
  ],
  ['{"basics":{"name":"A","summary":"Short."}}', 'resume.json: intro is "Short.".'],
];

test('a wrong résumé gets a sentence, and nothing is written', async () => {
  for (const [text, sentence] of WRONG_RESUMES) {
    await clone.write('resume.json', text);
    clone.commit();
    const { code, output } = await clone.init(['--yes', '--resume', 'resume.json']);
    expect(output).toContain(sentence);
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
    expect(clone.git('status', '--porcelain')).toBe('');
  }
});

test('a file of answers is taken, and flags win over it', async () => {
  await clone.write('me.yaml', 'name: Mira\nrole: Cartographer\navailable: no\n');
  clone.commit();
  const name = 'Ana\n  Lima';
  const { code, output } = await clone.init(['--yes', '--answers', 'me.yaml', '--name', name]);
  expect(code, output).toBe(0);
  expect(await readProfile()).toMatchObject({
    ...{ name: 'Ana Lima', role: 'Cartographer', isAvailable: false },
  });
});

test('a dry run says what would change and changes nothing', async () => {
  const { code, output } = await clone.init(['--yes', '--dry-run', '--name', 'Mira']);
  expect(output).toMatch(/^Would change content\/profile\.yaml$/m);
  expect(output).toContain('Would set the remote "upstream"');
  expect(code).toBe(0);
  expect(clone.git('status', '--porcelain')).toBe('');
  expect(clone.git('remote')).not.toContain('upstream');
});

test('it refuses while something is not in git, and where there is no git', async () => {
  await clone.write('content/draft.txt', 'mine');
  const dirty = await clone.init(['--yes', '--name', 'Mira']);
  expect(dirty.output).toContain('Some changes are not in git yet.');
  expect(dirty.code).toBe(1);
  await rm(join(root, '.git'), { recursive: true });
  const bare = await clone.init(['--yes', '--name', 'Mira']);
  expect(bare.output).toContain('not a git repository of its own');
  expect(bare.code).toBe(1);
  expect(await readProfile()).toMatchObject({ name: 'Ada Example' });
});

const MISTAKES: [string[], string][] = [
  [['--email', 'nope'], '--email is "nope". Write an address such as'],
  [['--link', 'github.com/x'], '--link is "github.com/x". Write a whole address that begins with'],
  [
    ['--link', 'https://a.dev/x، https://b.dev'],
    'Write one whole address that begins with https://',
  ],
  [['--link', 'https:a.dev'], 'Write one whole address that begins with https://'],
  [['--available', 'maybe'], '--available is "maybe". Write yes or no.'],
  [['--picture', 'me.heic'], 'Name a png, jpg, webp or avif file; a photo of a phone'],
  [['--picture', 'gone.png'], 'There is no such file.'],
  [['--accent', 'red'], 'Write a color such as #c2410c.'],
  [['--host', 'moon'], '--host is "moon". Write one of static, sub-path,'],
  [['--word', 'one', '--word', 'two'], '--word has 2 entries. Write at least 4, or none.'],
  [['--name', ' '], '--name is empty.'],
  [['--intro', 'Short.'], 'Write two or three sentences about the owner, 40 to 500 characters.'],
  [['--site', 'https://x.dev/a b'], 'BASE is "/a%20b"'],
  [['--colour', 'red'], "Unknown option '--colour'"],
  [['--answers', 'gone.yaml'], 'gone.yaml does not exist.'],
  [['--resume', 'gone.json'], 'gone.json does not exist.'],
];

test('npm run init ends with 1 after a sentence', async () => {
  const { code, output } = await runScript(resolve('scripts/init.ts'), {
    args: ['--yes', '--name', ' '],
    typed: '',
    folder: root,
    environment: GIT_ENVIRONMENT,
  }).ended;
  expect(output).toBe('--name is empty. Write something.\n');
  expect(code).toBe(1);
});

test('an answer that cannot be used gets a sentence and changes nothing', async () => {
  for (const [args, sentence] of MISTAKES) {
    const { code, output } = await clone.init(['--yes', ...args]);
    expect(output).toContain(sentence);
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
  }
  expect(clone.git('status', '--porcelain')).toBe('');
});

test('a question that does not exist is named with those that do', async () => {
  await clone.write('me.yaml', 'nam: Mira\n');
  clone.commit();
  const { output } = await clone.init(['--yes', '--answers', 'me.yaml']);
  expect(output).toContain('me.yaml: nam is no question. The questions are name, role,');
});

test('figures of the samples go with them, and those that an owner measured stay', async () => {
  const figuresOf = (slug: string) => JSON.stringify({ path: `/projects/${slug}` });
  await clone.write('bench/results.json', figuresOf('my-own'));
  clone.commit();
  const own = await clone.init(['--yes', '--dry-run', '--samples', 'remove']);
  expect(own.output).not.toContain('results.json');
  await clone.write('bench/results.json', figuresOf('sipwise'));
  clone.commit();
  const samples = await clone.init(['--yes', '--dry-run', '--samples', 'remove']);
  expect(samples.output).toContain('Would remove bench/results.json');
});
