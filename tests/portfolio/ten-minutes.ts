// `node tests/portfolio/ten-minutes.ts`: what a stranger does in the first ten minutes, from `git clone` to a running site with
// their name, two projects with pictures, three entries and no trace of the samples. Each step is timed, and a film is made of the
// terminal and of the pages. It counts the machine's time only: reading and typing are the stranger's.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import sharp from 'sharp';

import { openFilm } from './film.ts';
import { findTraces, listSampleTraces } from './sample-traces.ts';
import { ANSWERS, ENTRIES, projectText } from './stranger.ts';

const FILM = resolve('.scratch/ten-minutes.webp');
const PORT = '4788';
const ADDRESS = `http://127.0.0.1:${PORT}`;

const traces = listSampleTraces();
const site = join(mkdtempSync(join(tmpdir(), 'stranger-')), 'site');
const film = await openFilm();
const startedAt = performance.now();

await type('git', ['clone', '--quiet', process.cwd(), site], '.');
await type('npm', ['ci', '--no-audit', '--no-fund']);
write('me.yaml', ANSWERS);
spawnSync('git', ['add', 'me.yaml'], { cwd: site });
spawnSync('git', ['-c', 'user.name=M', '-c', 'user.email=m@novak.dev', 'commit', '-qm', 'Me'], {
  cwd: site,
});
await type('npm', ['run', '--silent', 'init', '--', '--yes', '--answers', 'me.yaml']);
await type('npm', ['run', '--silent', 'new', '--', 'project', 'night-walks']);
for (const slug of ['first-project', 'night-walks']) {
  const file = `projects/${slug}/${slug}.mdx`;
  write(file, projectText(slug, readFileSync(join(site, file), 'utf8')));
  await sharp(drawScreen(slug))
    .png()
    .toFile(join(site, `projects/${slug}/screen.png`));
  await type('npm', ['run', '--silent', 'sleeves', '--', slug]);
  await type('npm', ['run', '--silent', 'previews', '--', slug]);
}
write('content/stream/entries.yaml', ENTRIES);
await type('npm', ['run', '--silent', 'doctor']);
await type('npm', ['run', '--silent', 'build']);

const found = findTraces(join(site, 'dist/client'), traces);
await film.print(
  `${traces.length} words and sentences of the samples looked for, ${found.length} found`,
);
if (found.length > 0) throw new Error(found.join('\n'));

const server = spawn('npm', ['run', '--silent', 'serve'], {
  cwd: site,
  env: { ...process.env, PORT, LOG_REQUESTS: 'off' },
});
try {
  await waitForServer();
  await film.print(`a running site after ${seconds(startedAt)}`);
  for (const path of ['/', '/projects', '/projects/night-walks', '/stream', '/about', '/cv']) {
    await film.visit(ADDRESS + path, 'Mira Novák');
  }
} finally {
  server.kill('SIGTERM');
}
mkdirSync('.scratch', { recursive: true });
await film.save(FILM);
console.log(`The film is ${FILM}. The site is ${site}.`);

/** Runs a command as it would be typed, and stops when it fails. */
async function type(command: string, args: string[], folder = site): Promise<void> {
  const from = performance.now();
  await film.print(`$ ${[command, ...args].join(' ').replaceAll(site, 'site')}`);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  const said = stdout.trim().split('\n').slice(-4);
  await film.print([...said, `  ${seconds(from)}`].filter(Boolean).join('\n'));
}

async function waitForServer(): Promise<void> {
  for (;;) {
    const isUp = await fetch(`${ADDRESS}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    if (server.exitCode !== null) throw new Error('The server ended.');
    await new Promise((again) => setImmediate(again));
  }
}

function write(file: string, text: string): void {
  writeFileSync(join(site, file), text);
}

/** A picture that a stranger could have: two shapes, no letters. */
function drawScreen(slug: string): Buffer {
  const hue = slug.length * 29;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="hsl(${hue} 30% 88%)"/><circle cx="500" cy="420" r="220" fill="hsl(${hue} 60% 40%)"/></svg>`,
  );
}

function seconds(from: number): string {
  return `${((performance.now() - from) / 1_000).toFixed(1)} s`;
}
