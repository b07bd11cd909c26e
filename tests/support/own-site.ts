import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { newDemo } from '../../scripts/new/new-demo.ts';
import { sourceOf, writePeaks, BUCKETS } from '../../tooling/peaks-file.ts';
import { createScratchSite, type ScratchSite } from './scratch-site.ts';

const FIXTURES = 'tests/fixtures';

/** A scratch site whose content is a small portfolio of somebody else, who has measured nothing yet. */
export async function createOwnSite(fixture = 'content'): Promise<ScratchSite> {
  const site = await createScratchSite();
  for (const folder of ['content', 'projects', 'tests/portfolio', 'bench/results.json'])
    await rm(join(site.root, folder), { recursive: true, force: true });
  await cp(join(FIXTURES, fixture), site.root, { recursive: true });
  return site;
}

/** The portfolios that the tests of a site must pass on, by name: what each stands for is in docs/adr/0022. */
export const OWN_SITES = {
  everything: createFullSite,
  one: () => createOwnSite('one'),
  han: createHanSite,
} as const;

/** A portfolio that uses everything that is documented. The text of one project shows all that Markdown can do here. */
async function createFullSite(): Promise<ScratchSite> {
  const site = await createOwnSite();
  const inside = (file: string) => join(site.root, file);
  await cp(join(FIXTURES, 'everything'), site.root, { recursive: true });
  await cp(join(FIXTURES, 'write-up'), inside('projects/alpha'), { recursive: true });
  const text = await readFile(inside('projects/alpha/text.mdx'), 'utf8');
  await rm(inside('projects/alpha/text.mdx'));
  await site.edit('projects/alpha/alpha.mdx', (writeUp) => frontmatterOf(writeUp) + text);
  const long = await readFile(inside('projects/code/code.mdx'), 'utf8');
  await write(site, 'projects/long/long.mdx', longText(frontmatterOf(long)));
  for (const slug of ['delta', 'code', 'long'])
    await site.copy('projects/alpha/cover.svg', `projects/${slug}/cover.svg`);
  await write(
    site,
    'content/portrait.jpg',
    await paint('#456', 900, 1200).withExif(PLACE).jpeg().toBuffer(),
  );
  // As phones take them: with the place.
  const photo = paint('#a01020', 2000, 1500).withExif(PLACE);
  await write(site, 'projects/gamma/photo.jpg', await photo.clone().jpeg().toBuffer());
  for (const file of ['projects/plain/photo.png', 'content/stream/media/desk.png'])
    await write(site, file, await photo.clone().png().toBuffer());
  await addRecording(site);
  await newDemo('beta', site.root);
  await write(site, 'projects/gamma/demo/demo.tsx', BARE_DEMO);
  return site;
}

/** A portfolio in Chinese, with lines in three other scripts. Its fonts have the letters of the fixture alone. */
async function createHanSite(): Promise<ScratchSite> {
  const site = await createOwnSite('han');
  const packages = join(site.root, 'node_modules/@fontsource-variable');
  await cp(join(FIXTURES, 'fonts'), packages, { recursive: true });
  return site;
}

async function write(site: ScratchSite, file: string, content: string | Buffer): Promise<void> {
  const path = join(site.root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

function frontmatterOf(writeUp: string): string {
  return `${/^---\n.*?\n---\n/s.exec(writeUp)?.[0]}\n`;
}

/** A position in EXIF. */
export const PLACE = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 43/1 0/1', GPSLongitudeRef: 'E' },
};

function paint(background: string, width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background } });
}

const LONG_SECTIONS = 30;

/** A write-up whose page has 135 KB and more. */
function longText(frontmatter: string): string {
  const sections = Array.from({ length: LONG_SECTIONS }, (_, index) => {
    const sentence = `Part ${index + 1} says how wood is cut, glued and left alone. `;
    return `## Part ${index + 1}\n\nSee [the desk](/about). ${sentence.repeat(80).trim()}\n`;
  });
  return (
    frontmatter
      .replace(/^title: .*$/m, 'title: A very long text')
      .replace(/^track: .*$/m, 'track: D3') + sections.join('\n')
  );
}

const SAMPLE_RATE = 8_000;
const SECONDS = 40;

/** A tone, long enough to seek in it, and its waveform. */
async function addRecording(site: ScratchSite): Promise<void> {
  const samples = Uint8Array.from(
    { length: SAMPLE_RATE * SECONDS },
    (_, index) => 128 + Math.round(40 * Math.sin(index / 4)),
  );
  const wav = Buffer.concat([wavHeader(samples.length), samples]);
  await write(site, 'content/stream/media/oak.wav', wav);
  await writePeaks(join(site.root, 'content/stream/media/oak.peaks.json'), {
    source: sourceOf(wav),
    duration: SECONDS,
    peaks: Array.from({ length: BUCKETS }, () => 30),
  });
}

/** PCM, one channel of eight bits. */
function wavHeader(bytes: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(bytes, 40);
  return header;
}

/** A demo that has nothing but its scene: no settings, no two ways, no words of its own. */
const BARE_DEMO = `import { useState } from 'react';
import { defineDemo } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import { Sentence } from '@/stage/Sentence';

export const demo = defineDemo({ Scene: Counter });

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Sentence>Pressed {count} times.</Sentence>
      <Drawing>
        {({ width, height }) => (
          <button
            type="button"
            className="handle"
            data-handle="Count"
            style={{ left: width / 2, top: height / 2 }}
            onClick={() => setCount(count + 1)}
          >
            Count
          </button>
        )}
      </Drawing>
    </>
  );
}
`;
