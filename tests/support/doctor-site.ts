import { cp, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { BUCKETS, sourceOf, writePeaks } from '../../scripts/waveform/peaks-file';

const FIXTURE = 'tests/fixtures/doctor';
const RECORDING = 'content/stream/media/hum.wav';

/** A small portfolio in which the doctor finds nothing. */
export interface DoctorSite extends AsyncDisposable {
  root: string;
  /** Replaces a part of a file that must be there. */
  replace: (file: string, from: string | RegExp, to: string) => Promise<void>;
  write: (file: string, content: string | Uint8Array) => Promise<void>;
  /** Makes a file of that many bytes, which take no room on disk. */
  grow: (file: string, bytes: number) => Promise<void>;
  remove: (file: string) => Promise<void>;
}

const PACKAGE = {
  name: 'mira-novak',
  engines: { node: '>=20' },
  dependencies: { paint: '1.0.0' },
};

/** One package with native code, whose build for this machine is installed. */
const LOCK = {
  packages: {
    '': { dependencies: { paint: '1.0.0' } },
    'node_modules/paint': {
      optionalDependencies: { 'paint-here': '1.0.0', 'paint-aix': '1.0.0', 'paint-sunos': '1.0.0' },
    },
    'node_modules/paint-here': { os: [process.platform], cpu: [process.arch] },
    'node_modules/paint-aix': { os: ['aix'] },
    'node_modules/paint-sunos': { os: ['sunos'] },
  },
};

/** Copies the fixture into a temporary folder and adds what is better made than stored. */
export async function createDoctorSite(): Promise<DoctorSite> {
  const root = await mkdtemp(join(tmpdir(), 'doctor-'));
  const write: DoctorSite['write'] = async (file, content) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  };
  await cp(FIXTURE, root, { recursive: true });
  await write('.env', 'SITE_URL=https://novak.dev\n');
  await write('.nvmrc', `${process.versions.node}\n`);
  await write('package.json', JSON.stringify(PACKAGE));
  await write('package-lock.json', JSON.stringify(LOCK));
  await write('node_modules/paint/index.js', '');
  await write('node_modules/paint-here/index.js', '');
  const preview = await picture(48, 36);
  for (const slug of ['lamp', 'kite']) await write(`projects/${slug}/preview.webp`, preview);
  await write(RECORDING, wav());
  await writePeaks(join(root, RECORDING.replace('.wav', '.peaks.json')), {
    source: sourceOf(wav()),
    duration: 1,
    peaks: Array.from({ length: BUCKETS }, () => 1),
  });
  return {
    root,
    write,
    replace: async (file, from, to) => {
      const text = await readFile(join(root, file), 'utf8');
      const isThere = typeof from === 'string' ? text.includes(from) : from.test(text);
      if (!isThere) throw new Error(`${file} has no ${from}.`);
      await write(file, text.replace(from, to));
    },
    grow: async (file, bytes) => {
      await write(file, '');
      await truncate(join(root, file), bytes);
    },
    remove: (file) => rm(join(root, file), { recursive: true }),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}

/** A grey WebP picture. */
export function picture(width: number, height: number): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: '#888' } })
    .webp()
    .toBuffer();
}

/** A WAV file of one sample in that format; 1 is PCM. */
export function wav(format = 1): Uint8Array {
  const header = Buffer.alloc(46);
  header.write('RIFF', 0);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(format, 20);
  header.write('data', 36);
  return header;
}
