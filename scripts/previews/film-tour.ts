import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

/** The proportions of a cover, which is what a last frame stands in for, and the smallest stage of a desk. */
const FRAME = { width: 1_040, height: 780 };
const CLIP = { width: 1_280, height: 720 };
/** As many tracks as fit into a clip that somebody watches to its end; then the back cover. */
const CLIP_TRACKS = 4;
const STILL_MS = 1_500;
const LIMIT_BYTES = 3_000_000;
const NO_ENCODER =
  'The clip needs ffmpeg, which was not found. Install it (Debian: apt install ffmpeg, macOS: brew install ffmpeg), then: npm run record tour';

interface Picture {
  readonly jpeg: Buffer;
  readonly second: number;
}

/** Shows every stage where its act ends. */
export async function shootLastFrames(
  page: Page,
  origin: string,
  onFrame: (slug: string, png: Buffer) => Promise<void>,
): Promise<void> {
  await page.setViewportSize(FRAME);
  await page.goto(`${origin}/play`);
  await page.evaluate(hideTheTour);
  await page.locator('[data-tour-play]').first().click();
  const room = page.locator('.tour__room');
  const band = FRAME.height - ((await room.boundingBox())?.height ?? 0);
  await page.setViewportSize({ ...FRAME, height: FRAME.height + band });
  for (const slug of await page.locator('.groove [data-sleeve]').evaluateAll(slugsOf)) {
    const stage = page.locator(`.tour__stage[data-demo="${slug}"][data-old="false"]`);
    await stage.and(page.locator('[data-opening="done"]')).waitFor();
    await onFrame(slug, await room.screenshot());
    await page.keyboard.press('ArrowRight');
  }
}

/**
 * Films the front, a few tracks and the back cover, as a visitor sees them who touches nothing. The pauses are the film's own:
 * a viewer needs the time.
 */
export async function filmTour(page: Page, origin: string): Promise<Picture[]> {
  await page.setViewportSize(CLIP);
  await page.goto(`${origin}/play`, { waitUntil: 'networkidle' });
  const camera = await page.context().newCDPSession(page);
  const pictures: Picture[] = [];
  camera.on('Page.screencastFrame', ({ data, metadata: { timestamp = 0 }, sessionId }) => {
    pictures.push({ jpeg: Buffer.from(data, 'base64'), second: timestamp });
    void camera.send('Page.screencastFrameAck', { sessionId });
  });
  await camera.send('Page.startScreencast', { format: 'jpeg', quality: 92 });
  await page.waitForTimeout(STILL_MS);
  await page.locator('[data-tour-play]').first().click();
  for (let track = 0; track < CLIP_TRACKS; track += 1) {
    await page.locator('.tour[data-phase="act"]').waitFor();
    await page.locator('.tour[data-phase="wait"]').waitFor();
    await page.waitForTimeout(STILL_MS / 2);
    await page.keyboard.press(track + 1 < CLIP_TRACKS ? 'ArrowRight' : 'End');
  }
  await page.waitForTimeout(2 * STILL_MS);
  await camera.send('Page.stopScreencast');
  return pictures;
}

/** Writes a clip as WebM and MP4 beside each other; `path` has no ending. */
export async function encodeClip(pictures: readonly Picture[], path: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tour-'));
  try {
    const list = pictures.flatMap(({ second }, index) => {
      const next = pictures[index + 1]?.second ?? second + STILL_MS / 1_000;
      return [`file '${index}.jpg'`, `duration ${Math.max(next - second, 0.001).toFixed(3)}`];
    });
    await writeFile(join(folder, 'list.txt'), list.join('\n'));
    await Promise.all(
      pictures.map(({ jpeg }, index) => writeFile(join(folder, `${index}.jpg`), jpeg)),
    );
    const input = [
      '-f',
      'concat',
      '-i',
      join(folder, 'list.txt'),
      '-r',
      '25',
      '-vf',
      'scale=960:-2',
    ];
    const limit = ['-fs', String(LIMIT_BYTES), '-pix_fmt', 'yuv420p', '-y'];
    await ffmpeg([
      ...input,
      '-c:v',
      'libvpx-vp9',
      '-deadline',
      'good',
      '-cpu-used',
      '4',
      '-row-mt',
      '1',
      '-crf',
      '38',
      '-b:v',
      '0',
      ...limit,
      `${path}.webm`,
    ]);
    await ffmpeg([
      ...input,
      '-c:v',
      'libx264',
      '-crf',
      '28',
      '-preset',
      'slow',
      '-movflags',
      '+faststart',
      ...limit,
      `${path}.mp4`,
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function ffmpeg(options: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const encoder = spawn('ffmpeg', ['-loglevel', 'error', ...options], { stdio: 'inherit' });
    encoder.on('error', () => reject(new Error(NO_ENCODER)));
    encoder.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('ffmpeg could not encode the clip; its message is above.'));
    });
  });
}

/** The next sleeve looks in from the edge while the tour waits, and the needle stands over the edge of the band. */
function hideTheTour(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    ':is(.tour__sleeve, .groove__needle) { visibility: hidden !important } :focus-visible { outline: none !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

function slugsOf(tracks: Element[]): string[] {
  return tracks.flatMap((track) => track.getAttribute('data-sleeve') ?? []);
}
