import { cp } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { createDoctorSite, picture, wav, type DoctorSite } from '../../tests/support/doctor-site';
import { projectFile } from '../new/project-file';
import { checkDisk } from './checks/disk';
import { examine } from './examine';
import { formatFinding } from './finding';
import { readSite } from './read/read-site';

const MB = 1024 ** 2;
const PROFILE = 'content/profile.yaml';
const ENTRIES = 'content/stream/entries.yaml';
const LAMP = 'projects/lamp/lamp.mdx';
const TEXT = 'The [kite]';

interface Row {
  mistake: string;
  make: (site: DoctorSite) => Promise<void>;
  /** The beginning of the only line: file, line, field. */
  place: string;
  /** Words of the problem and of the fix. */
  words: string[];
}

const replacing = (file: string, from: string | RegExp, to: string) => (site: DoctorSite) =>
  site.replace(file, from, to);

const ROWS: Row[] = [
  // Samples and scaffold
  {
    mistake: "the sample's name",
    make: replacing(PROFILE, 'Mira Novak', 'Student Developer'),
    place: `${PROFILE}:1: name`,
    words: ['"Student Developer" is from the sample', 'Write your own'],
  },
  {
    mistake: "the sample's employer",
    make: replacing(PROFILE, 'Lamp works', 'Campus code club'),
    place: `${PROFILE}:7: workHistory[0].company`,
    words: ['from the sample', 'remove the entry'],
  },
  {
    mistake: 'a sample project under its own slug',
    make: async (site) => {
      const description =
        'A mental wellness app with audio therapy, reading, yoga, a Pomodoro timer and links to help.';
      const own = ownProject('zencare').replace(
        /^description: .*$/m,
        `description: ${description}`,
      );
      await writeProject(site, 'zencare', own);
    },
    place: 'projects/zencare/zencare.mdx:3: description',
    words: ['this is a sample project', 'Delete projects/zencare'],
  },
  {
    mistake: "the template's package name",
    make: replacing('package.json', 'mira-novak', 'press-play'),
    place: 'package.json: name',
    words: ['press-play is the name of the template', 'Write the name of your site'],
  },
  {
    mistake: 'an instruction left in a field',
    make: replacing(LAMP, 'rejected: A switch.', 'rejected: Write the option you turned down.'),
    place: `${LAMP}:14: decisions[0].rejected`,
    words: ['"Write the option you turned …" is an instruction', 'your own words'],
  },
  {
    mistake: 'an instruction left in the text',
    make: replacing(
      LAMP,
      'It was dark, and',
      'Write what the design cannot do, and what you would change in it.\n\nIt was dark, and',
    ),
    place: `${LAMP}:21: text`,
    words: ['"Write what the design cannot …"', 'Replace it'],
  },
  {
    mistake: 'an instruction left in an entry',
    make: replacing(ENTRIES, 'title: A song', 'title: Write the name of the song'),
    place: `${ENTRIES}:15: [2].title`,
    words: ['is an instruction'],
  },

  // Links
  {
    mistake: 'the front page of a service',
    make: replacing(PROFILE, 'https://github.com/mira', 'https://github.com/'),
    place: `${PROFILE}:13: socialLinks[0].href`,
    words: ['front page of github.com', 'the address of your own page'],
  },
  {
    mistake: 'an embed address without a song',
    make: replacing(ENTRIES, /(embed\/track)\/\w+/, '$1/'),
    place: `${ENTRIES}:17: [2].iframe`,
    words: ['front page of open.spotify.com'],
  },
  {
    mistake: 'an example address',
    make: replacing(PROFILE, 'mira@novak.dev', 'hello@example.com'),
    place: `${PROFILE}:14: socialLinks[1].href`,
    words: ['mailto:hello@example.com is an address for examples', 'Write a real address'],
  },
  {
    mistake: 'a link to the own machine',
    make: replacing(ENTRIES, 'https://hill.novak.dev/map', 'http://localhost:4321/map'),
    place: `${ENTRIES}:4: [0].text`,
    words: ['http://localhost:4321/map', 'reaches nobody'],
  },
  {
    mistake: 'a link without a scheme',
    make: replacing(ENTRIES, 'https://hill.novak.dev/map', 'hill.novak.dev/map'),
    place: `${ENTRIES}:4: [0].text`,
    words: ['hill.novak.dev/map has no scheme', 'Write https://hill.novak.dev/map.'],
  },
  {
    mistake: 'an e-mail address without a scheme',
    make: replacing(LAMP, '(/projects/kite)', '(mira@novak.dev)'),
    place: `${LAMP}:21: text`,
    words: ['has no scheme', 'Write mailto:mira@novak.dev.'],
  },
  {
    mistake: 'a link with slashes and no scheme',
    make: replacing(LAMP, '(/projects/kite)', '(//novak.dev/kite)'),
    place: `${LAMP}:21: text`,
    words: ['Write https://novak.dev/kite.'],
  },
  {
    mistake: 'a field with slashes and no scheme',
    make: replacing(PROFILE, 'https://github.com/mira', '//github.com/mira'),
    place: `${PROFILE}:13: socialLinks 1, href`,
    words: ['Write https://…, mailto:… or a path such as /cv.'],
  },
  {
    mistake: 'a link to a page that does not exist',
    make: replacing(LAMP, '(/projects/kite)', '(/projects/boat)'),
    place: `${LAMP}:21: text`,
    words: ['there is no page /projects/boat', 'Correct the path'],
  },
  {
    mistake: 'a lone percent sign in a link',
    make: replacing(LAMP, '(/projects/kite)', '(/100%)'),
    place: `${LAMP}:21: text`,
    words: ['there is no page /100%', 'Correct the path'],
  },
  {
    mistake: 'a principle without its page',
    make: replacing('content/principles.yaml', '/projects/lamp', '/projects/boat'),
    place: 'content/principles.yaml:4: [0].href',
    words: ['there is no page /projects/boat'],
  },
  {
    mistake: 'a link to an entry that does not exist',
    make: replacing(LAMP, '(/projects/kite)', '(/stream#text-20200101-0000)'),
    place: `${LAMP}:21: text`,
    words: ['the stream has no entry #text-20200101-0000', 'Copy the address'],
  },
  {
    mistake: 'a link that depends on its page',
    make: replacing(LAMP, '(/projects/kite)', '(../kite)'),
    place: `${LAMP}:21: text`,
    words: ['../kite is no whole address', 'a path such as /about'],
  },

  // The site's address
  {
    mistake: 'no address',
    make: (site) => site.write('.env', ''),
    place: '.env: SITE_URL',
    words: ['it is not set', 'Write SITE_URL=https://your.address into .env.'],
  },
  {
    mistake: 'an address without a scheme',
    make: (site) => site.write('.env', 'SITE_URL=novak.dev'),
    place: '.env: SITE_URL',
    words: ['novak.dev is no whole address', 'Write SITE_URL=https://novak.dev.'],
  },
  {
    mistake: 'an address that is not encrypted',
    make: (site) => site.write('.env', 'SITE_URL=http://novak.dev'),
    place: '.env: SITE_URL',
    words: ['not encrypted', 'Write SITE_URL=https://novak.dev.'],
  },
  {
    mistake: 'an address with a path',
    make: (site) => site.write('.env', 'SITE_URL=https://novak.dev/portfolio/'),
    place: '.env: SITE_URL',
    words: ['more than a host', 'SITE_URL=https://novak.dev and the path as BASE=/portfolio.'],
  },
  {
    mistake: 'an example for an address',
    make: (site) => site.write('.env', 'SITE_URL=https://example.com'),
    place: '.env: SITE_URL',
    words: ['https://example.com reaches nobody', 'the public address'],
  },
  {
    mistake: 'a base that is no path',
    make: (site) => site.write('.env', 'SITE_URL=https://novak.dev\nBASE=portfolio/\n'),
    place: '.env: BASE',
    words: ['portfolio/ is no path', 'Write BASE=/portfolio.'],
  },

  // Names
  {
    mistake: 'a group with an unknown project',
    make: replacing('content/groups.yaml', '[lamp, kite]', '[lamp, boat]'),
    place: 'content/groups.yaml:3: entry 1, projects 2',
    words: ['there is no project boat', 'choose from kite, lamp'],
  },
  {
    mistake: 'a CV with an unknown project',
    make: replacing(PROFILE, '[lamp, kite]', '[lamp, kite, boat]'),
    place: `${PROFILE}:16: selectedProjects 3`,
    words: ['there is no project boat', 'Remove it'],
  },
  {
    mistake: 'a tool with an unknown project',
    make: replacing(PROFILE, 'projects: [lamp]', 'projects: [boat]'),
    place: `${PROFILE}:20: tools 1, projects 1`,
    words: ['there is no project boat'],
  },
  {
    mistake: 'a project listed twice',
    make: replacing('content/groups.yaml', '[lamp, kite]', '[lamp, kite, lamp]'),
    place: 'content/groups.yaml:3: entry 1, projects 3',
    words: ['lamp is listed twice', 'Remove one'],
  },
  {
    mistake: 'two groups of one name',
    make: replacing('content/groups.yaml', 'name: outside', 'name: homepage'),
    place: 'content/groups.yaml:5: entry 2, name',
    words: ['homepage is also the name of the group on line 1', 'Rename one'],
  },
  {
    mistake: 'two groups of one label',
    make: replacing('content/groups.yaml', 'label: Outside', 'label: home page'),
    place: 'content/groups.yaml:6: entry 2, label',
    words: ['home page is also the label of the group on line 2', 'Rename one'],
  },
  {
    mistake: 'two projects on one track',
    make: replacing(LAMP, 'track: A1', 'track: A2'),
    place: `${LAMP}:5: track`,
    words: ['projects/kite/kite.mdx is A2 already', 'a free number, such as A3'],
  },
  {
    mistake: 'a tag that does not exist',
    make: replacing(LAMP, 'Health', 'Health, Cookery'),
    place: `${LAMP}:6: tags 3`,
    words: ['there is no tag Cookery', 'Choose from Design, Health, or add it to'],
  },
  {
    mistake: 'a tag that no project has',
    make: (site) => site.write('content/tags.yaml', '- Design\n- Health\n- Cookery\n'),
    place: 'content/tags.yaml:3: [2]',
    words: ['no project has the tag Cookery', 'remove it'],
  },
  {
    mistake: 'a tag in two spellings',
    make: replacing(LAMP, 'tags: [Design, Health]', 'tags: [design, Health]'),
    place: `${LAMP}:6: tags[0]`,
    words: ['the tag design is written Design in content/tags.yaml', 'Write Design in both.'],
  },
  {
    mistake: 'a write-up in a folder of another name',
    make: async (site) => {
      await writeProject(site, 'rope', ownProject('rope'));
      await site.write('projects/rope/string.mdx', ownProject('rope'));
      await site.remove('projects/rope/rope.mdx');
    },
    place: 'projects/rope/string.mdx: file',
    words: ['has the name of its folder', 'projects/rope/rope.mdx'],
  },

  // Dates
  {
    mistake: 'a start after the end',
    make: replacing(PROFILE, 'end: Present', 'end: 2019'),
    place: `${PROFILE}:11: workHistory 1, end`,
    words: ['it ends in 2019, before it starts in 2021', 'Exchange the years'],
  },
  {
    mistake: 'a start after the month of the end',
    make: replacing(PROFILE, 'end: Present', 'end: 2019-05'),
    place: `${PROFILE}:11: workHistory 1, end`,
    words: ['it ends in 2019, before it starts in 2021'],
  },
  {
    mistake: 'a start that is to come',
    make: replacing(PROFILE, 'start: 2021', 'start: 2999'),
    place: `${PROFILE}:10: workHistory[0].start`,
    words: ['2999 is still to come'],
  },
  {
    mistake: 'a project that is to come',
    make: replacing(LAMP, '2025-04-01', '2999-04-01'),
    place: `${LAMP}:4: publishedAt`,
    words: ['2999-04-01 is still to come', 'a date that has passed'],
  },
  {
    mistake: 'an entry that is to come',
    make: replacing(ENTRIES, '2026-03-02', '2999-03-02'),
    place: `${ENTRIES}:2: [0].date`,
    words: ['still to come'],
  },
  {
    mistake: 'a change before the publication',
    make: replacing(LAMP, 'track: A1', "updatedAt: '2024-01-01'\ntrack: A1"),
    place: `${LAMP}:5: updatedAt`,
    words: ['updated on 2024-01-01, before it was published on 2025-04-01', 'correct one'],
  },

  // Letters
  {
    mistake: 'a name that page, PDF and card cannot write',
    make: replacing(PROFILE, 'Mira Novak', 'Мира'),
    place: `${PROFILE}:1: name`,
    words: ['М (U+041C)', 'on the page, in the PDF, on the social card', 'npm run fonts'],
  },
  {
    mistake: 'a letter that only the PDF lacks',
    make: replacing(PROFILE, 'company: Lamp works', 'company: Lamp €'),
    place: `${PROFILE}:7: workHistory[0].company`,
    words: ['the fonts lack € (U+20AC) in the PDF'],
  },
  {
    mistake: 'an emoji on a card',
    make: replacing('projects/kite/kite.mdx', 'title: Kite', 'title: Kite 🪁'),
    place: 'projects/kite/kite.mdx:2: title',
    words: ['🪁 (U+1FA81)', 'in the PDF, on the social card'],
  },
  {
    mistake: 'a letter in a text',
    make: replacing(ENTRIES, TEXT, '風. The [kite]'),
    place: `${ENTRIES}:4: [0].text`,
    words: ['風 (U+98A8) on the page'],
  },
  {
    mistake: 'a letter in code',
    make: replacing(LAMP, 'const isDark = true;', 'const 暗 = true; // ≥'),
    place: `${LAMP}:23: text`,
    words: ['暗 (U+6697), ≥ (U+2265) in the font of code'],
  },

  // Audio
  {
    mistake: 'a recording that is missing',
    make: replacing(ENTRIES, './media/hum.wav', './media/song.mp3'),
    place: `${ENTRIES}:11: entry 2, src`,
    words: ['there is no file at content/stream/media/song.mp3', 'Put the recording there'],
  },
  {
    mistake: 'a recording without a waveform',
    make: (site) => site.remove('content/stream/media/hum.peaks.json'),
    place: 'content/stream/media/hum.wav: waveform',
    words: ['hum.wav has no waveform', 'Run "npm run waveforms".'],
  },
  {
    mistake: 'a waveform of other audio',
    make: (site) => site.write('content/stream/media/hum.wav', wav(3)),
    place: 'content/stream/media/hum.wav: waveform',
    words: ['one of other audio'],
  },
  {
    mistake: 'a format that browsers refuse',
    make: (site) => site.write('content/stream/media/take.aiff', 'FORM'),
    place: 'content/stream/media/take.aiff: format',
    words: ['browsers do not play .aiff', 'Convert the recording to mp3'],
  },
  {
    mistake: 'a file that is not what its name says',
    make: (site) => site.write('content/stream/media/take.mp3', 'fLaC and more'),
    place: 'content/stream/media/take.mp3: format',
    words: ['named .mp3 but holds flac'],
  },
  {
    mistake: 'a file that is no sound',
    make: (site) => site.write('content/stream/media/take.mp3', '<html>'),
    place: 'content/stream/media/take.mp3: format',
    words: ['take.mp3 is no sound that browsers know'],
  },
  {
    mistake: 'Apple Lossless',
    make: (site) => site.write('content/stream/media/take.m4a', '\0\0\0 ftypM4A  stsd alac'),
    place: 'content/stream/media/take.m4a: format',
    words: ['Apple Lossless', 'Export it as AAC or flac'],
  },
  {
    mistake: 'a compressed WAV file',
    make: (site) => site.write('content/stream/media/hum.wav', wav(2)),
    place: `${ENTRIES}:11: entry 2, src`,
    words: ['hum.wav holds compressed samples', 'Export the recording again as mp3'],
  },
  {
    mistake: 'M4A, of which no waveform can be computed',
    make: (site) => site.write('content/stream/media/take.m4a', '\0\0\0 ftypM4A  mp4a'),
    place: 'content/stream/media/take.m4a: waveform',
    words: ['has no waveform', 'Export it again as MP3'],
  },

  // Pictures
  {
    mistake: 'a picture without a text alternative',
    make: replacing(LAMP, 'It was dark, and', '![](./preview.webp)\n\nIt was dark, and'),
    place: `${LAMP}:21: text`,
    words: ['./preview.webp has no text alternative', 'between the brackets'],
  },
  {
    mistake: 'a video without a text alternative',
    make: replacing(LAMP, 'It was dark, and', '<Video src="./a.mp4" />\n\nIt was dark, and'),
    place: `${LAMP}:21: text`,
    words: ['<Video> has no text alternative', 'alt='],
  },
  {
    mistake: 'a figure without a text alternative',
    make: (site) => site.write('projects/lamp/figures/Photo.tsx', '\n<img\n  src={photo}\n/>\n'),
    place: 'projects/lamp/figures/Photo.tsx:2: code',
    words: ['<img> has no text alternative', 'alt="" for decoration'],
  },
  {
    mistake: 'a drawing that is too large',
    make: replacing('projects/lamp/cover.svg', '</svg>', `<!--${'x'.repeat(200_000)}--></svg>`),
    place: 'projects/lamp/cover.svg: size',
    words: ['too large: 195 KB is more than 150 KB', 'simplify'],
  },
  {
    mistake: 'a picture with too many pixels',
    make: async (site) => site.write('projects/lamp/room.webp', await picture(5000, 10)),
    place: 'projects/lamp/room.webp: size',
    words: ['5000 x 10 is more than 4096 pixels', 'Make it smaller.'],
  },
  {
    mistake: 'a picture that browsers do not show',
    make: (site) => site.write('projects/lamp/room.heic', 'ftypheic'),
    place: 'projects/lamp/room.heic: format',
    words: ['browsers show no .heic file', 'WebP, PNG or JPEG'],
  },
  {
    mistake: 'a damaged picture',
    make: (site) => site.write('projects/lamp/room.png', 'not a picture'),
    place: 'projects/lamp/room.png: file',
    words: ['cannot be read as a picture', 'Export it again.'],
  },

  // The content security policy
  {
    mistake: 'a picture of another site',
    make: replacing(ENTRIES, TEXT, '![A kite](https://novak.dev/kite.png) The [kite]'),
    place: `${ENTRIES}:4: [0].text`,
    words: ['the policy (img-src) blocks https://novak.dev/kite.png', 'Put the file beside'],
  },
  {
    mistake: 'a frame of another site',
    make: replacing(ENTRIES, TEXT, '<iframe src="https://video.novak.dev/1"></iframe> The [kite]'),
    place: `${ENTRIES}:4: [0].text`,
    words: ['(frame-src) blocks https://video.novak.dev/1', 'src/config/headers.ts'],
  },
  {
    mistake: 'a style in a text',
    make: replacing(ENTRIES, TEXT, '<b style="color:red">The</b> [kite]'),
    place: `${ENTRIES}:4: [0].text`,
    words: ['blocks the attribute style of <b>', 'stylesheet'],
  },
  {
    mistake: 'a handler in a text',
    make: replacing(ENTRIES, TEXT, '<b onclick="go()">The</b> [kite]'),
    place: `${ENTRIES}:4: [0].text`,
    words: ['blocks the attribute onclick of <b>'],
  },
  {
    mistake: 'a script in a write-up',
    make: replacing(LAMP, 'It was dark, and', '<script>{`go()`}</script>\n\nIt was dark, and'),
    place: `${LAMP}:21: text`,
    words: ['blocks an inline <script>', 'figure or a demo'],
  },
  {
    mistake: 'a player of an unknown host',
    make: replacing(ENTRIES, /iframe: \S+/, 'iframe: https://player.novak.dev/1'),
    place: `${ENTRIES}:17: entry 3, iframe`,
    words: ['https://open.spotify.com/embed/'],
  },
  {
    mistake: 'a figure that asks another site',
    make: (site) =>
      site.write('projects/lamp/figures/Now.tsx', "\nvoid fetch('https://api.novak.dev/now');\n"),
    place: 'projects/lamp/figures/Now.tsx:2: code',
    words: ['(connect-src) blocks https://api.novak.dev/now'],
  },
  {
    mistake: 'a stylesheet with a font of another site',
    make: (site) =>
      site.write('projects/lamp/demo/lamp.css', "@import 'https://fonts.novak.dev/a.css';\n"),
    place: 'projects/lamp/demo/lamp.css:1: code',
    words: ['(style-src) blocks https://fonts.novak.dev/a.css'],
  },
  {
    mistake: 'text that becomes code',
    make: (site) => site.write('projects/lamp/demo/run.ts', "new Function('return 1');\n"),
    place: 'projects/lamp/demo/run.ts:1: code',
    words: ['blocks new Function'],
  },

  // Node, lock and platform
  {
    mistake: 'a Node that is too old',
    make: replacing('package.json', '>=20', '>=99'),
    place: 'package.json: engines',
    words: ['the site needs >=99', 'Install a newer Node.'],
  },
  {
    mistake: 'another Node than the one tested',
    make: (site) => site.write('.nvmrc', '98.0.0\n'),
    place: '.nvmrc: version',
    words: ['built and tested with 98.0.0', 'npm install'],
  },
  {
    mistake: 'no lock',
    make: (site) => site.remove('package-lock.json'),
    place: 'package-lock.json: file',
    words: ['missing or damaged', 'Run "npm install" and commit it.'],
  },
  {
    mistake: 'a lock of other versions',
    make: replacing('package.json', '"paint":"1.0.0"', '"paint":"2.0.0"'),
    place: 'package-lock.json: paint',
    words: ['package.json asks for 2.0.0 and the lock for 1.0.0', 'npm run lock'],
  },
  {
    mistake: 'a lock without the build of another platform',
    make: replacing('package-lock.json', ',"node_modules/paint-sunos":{"os":["sunos"]}', ''),
    place: 'package-lock.json: node_modules/paint: paint-sunos',
    words: ['not in the lock', 'Run "npm run lock".'],
  },
  {
    mistake: 'packages installed on another machine',
    make: (site) => site.remove('node_modules/paint-here'),
    place: 'package-lock.json: paint',
    words: [`its build for ${process.platform}`, 'is not installed', 'Run "npm ci"'],
  },
  {
    mistake: 'a machine without a build',
    make: replacing('package-lock.json', `"os":["${process.platform}"]`, '"os":["beos"]'),
    place: 'package-lock.json: paint',
    words: ['is not installed', 'Build on another machine'],
  },

  // Music
  {
    mistake: 'a music source that does not exist',
    make: (site) => site.write('.env', 'SITE_URL=https://novak.dev\nMUSIC_SOURCE=radio\n'),
    place: '.env: MUSIC_SOURCE',
    words: ['MUSIC_SOURCE names no source that exists', 'npm run music:connect'],
  },
  {
    mistake: 'a music source without its key',
    make: (site) => site.write('.env', 'SITE_URL=https://novak.dev\nMUSIC_SOURCE=lastfm\n'),
    place: '.env: MUSIC_SOURCE',
    words: ['LASTFM_USER and LASTFM_API_KEY must be set'],
  },
  {
    mistake: 'a consent without a date',
    make: (site) => site.write('.env', spotify('')),
    place: '.env: SPOTIFY_CONSENT_DATE',
    words: ['nobody knows when the consent of Spotify ends'],
  },
  {
    mistake: 'a consent that ended',
    make: (site) => site.write('.env', spotify('2024-01-31')),
    place: '.env: SPOTIFY_CONSENT_DATE',
    words: ['ended on 2024-07-31', 'npm run music:connect'],
  },
  {
    mistake: 'a consent that ends soon',
    make: (site) => site.write('.env', spotify(daysAgo(160))),
    place: '.env: SPOTIFY_CONSENT_DATE',
    words: ['ends on ', 'days. Run "npm run music:connect".'],
  },

  // Disk
  {
    mistake: 'a cache that grew',
    make: (site) => site.grow('.cache/social-cards/card', 600 * MB),
    place: '.cache: size',
    words: ['the cache holds 600 MB, more than 500 MB', 'Delete the folder'],
  },

  // Files that cannot be read
  {
    mistake: 'broken YAML',
    make: replacing('content/groups.yaml', '- name: homepage', '- name: "homepage'),
    place: 'content/groups.yaml:1: name',
    words: ['the quotes are not closed', 'Begin and end the value with the same quote'],
  },
  {
    mistake: 'a broken write-up',
    make: replacing('projects/kite/kite.mdx', 'It was dark, and', '<Light>It was dark, and'),
    place: 'projects/kite/kite.mdx:21: text',
    words: ['Expected a closing tag for `<Light>`', 'Close it: </Light>'],
  },
];

test('what stops a build is named, even beside another finding on its line', async () => {
  await using site = await createDoctorSite();
  await site.replace(
    PROFILE,
    "'https://github.com/mira', icon: github",
    'https://github.com/, icon: gitub',
  );
  await site.replace(LAMP, 'title: Lamp', 'titel: Lamp');
  const lines = await linesOf(site);
  expect(lines.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
    `${PROFILE}:13: socialLinks[0].href`,
    `${PROFILE}:13: socialLinks 1, icon`,
    `${LAMP}:2: title`,
    `${LAMP}:2: titel`,
  ]);
});

test('a portfolio without mistakes has no findings', async () => {
  await using site = await createDoctorSite();
  expect(await linesOf(site)).toEqual([]);
});

test.each(ROWS)('$mistake is named with file, field and fix', async ({ make, place, words }) => {
  await using site = await createDoctorSite();
  await make(site);
  const lines = await linesOf(site);
  expect(lines, lines.join('\n')).toHaveLength(1);
  const [line = ''] = lines;
  expect(line.slice(0, place.length + 2), lines.join('\n')).toBe(`${place}: `);
  for (const word of words) expect(line).toContain(word);
});

test('further pages of the stream and kinds without an entry are pages', async () => {
  await using site = await createDoctorSite();
  await site.replace(ENTRIES, /- type: audio[^]*?\n\n/, '');
  await site.replace(LAMP, '(/projects/kite)', '(/stream/page/2) [audio](/stream/type/audio)');
  expect(await linesOf(site)).toEqual([]);
});

test('every instruction of a new project is named', async () => {
  await using site = await createDoctorSite();
  await writeProject(site, 'boat', newProject('boat'));
  const fields = (await linesOf(site)).map((line) => line.split(': ')[1]);
  const decision = ['constraint', 'choice', 'rejected', 'why', 'result'];
  expect(fields).toEqual([
    ...['description', 'keywords', 'summary'],
    ...decision.map((name) => `decisions[0].${name}`),
    'decisions[1].choice',
    ...['text', 'text', 'text', 'text'],
  ]);
});

test('a draft may have a date to come', async () => {
  await using site = await createDoctorSite();
  await site.replace(LAMP, "'2025-04-01'", "'2999-04-01'\ndraft: true");
  expect(await linesOf(site)).toEqual([]);
});

test('a folder without a profile is no site', async () => {
  await using site = await createDoctorSite();
  await site.remove(PROFILE);
  expect(await linesOf(site)).toEqual([
    'content/profile.yaml: file: the file is missing. Restore it, or run this in the folder of the site.',
  ]);
});

test('what is left of the samples can be kept', async () => {
  await using site = await createDoctorSite();
  await site.replace(PROFILE, 'Mira Novak', 'Student Developer');
  expect(examine(await readSite(site.root, {}), { keepsSamples: true })).toEqual([]);
});

test('without a list of tags any is allowed, in one spelling', async () => {
  await using site = await createDoctorSite();
  await site.remove('content/tags.yaml');
  await site.replace(LAMP, 'Design, Health', 'Design, Cookery');
  expect(await linesOf(site)).toEqual([]);
  await site.replace(LAMP, 'Design, Cookery', 'design, Cookery');
  expect(await linesOf(site)).toEqual([
    expect.stringContaining('the tag design is written Design'),
  ]);
});

test('a variable of the environment wins over .env', async () => {
  await using site = await createDoctorSite();
  const { variable } = await readSite(site.root, { SITE_URL: 'https://other.dev' });
  expect(variable('SITE_URL')).toBe('https://other.dev');
});

test('a disk that is nearly full is a finding', () => {
  const [finding] = checkDisk({ disk: { caches: [], free: 300 * MB } });
  expect(finding).toMatchObject({ file: '.', field: 'disk', fix: 'Make room.' });
  expect(finding?.problem).toContain('only 300 MB are free');
  expect(checkDisk({ disk: { caches: [], free: 3_000 * MB } })).toEqual([]);
});

async function linesOf({ root }: DoctorSite): Promise<string[]> {
  return examine(await readSite(root, {}), { keepsSamples: false }).map(formatFinding);
}

/** What `npm run new` writes, with a tag that the fixture has. */
function newProject(slug: string): string {
  const start = { slug, track: 'A3', publishedAt: '2025-01-01', tag: 'Design' };
  return projectFile(start).replace(/^tags: .*$/m, 'tags: [Design]');
}

/** The same, with words of the owner's. */
function ownProject(slug: string): string {
  return newProject(slug)
    .replaceAll(/\bWrite\b/g, 'We wrote')
    .replace('keywords: write', 'keywords: own');
}

async function writeProject(site: DoctorSite, slug: string, text: string): Promise<void> {
  await site.write(`projects/${slug}/${slug}.mdx`, text);
  await cp(
    'tests/fixtures/doctor/projects/lamp/cover.svg',
    join(site.root, `projects/${slug}/cover.svg`),
  );
  await site.write(`projects/${slug}/preview.webp`, await picture(48, 36));
}

function spotify(consentDate: string): string {
  return [
    'SITE_URL=https://novak.dev',
    'MUSIC_SOURCE=spotify',
    'SPOTIFY_CLIENT_ID=a',
    'SPOTIFY_CLIENT_SECRET=b',
    'SPOTIFY_REFRESH_TOKEN=c',
    `SPOTIFY_CONSENT_DATE=${consentDate}`,
  ].join('\n');
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
