import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';
import type { Recording } from '../../src/stage/preview-recording.ts';
import { ensureBrowser } from '../setup/browser.js';
import { PREVIEW } from './encode.ts';
import { encodeClip, filmTour, shootLastFrames } from './film-tour.ts';
import { performStep, loadRecording, startDemo } from './play-recording.ts';

/** Narrow, so that lettering is still legible when the picture is as small as a preview. */
const VIEWPORT = { width: 560, height: 900 };
/** Fewer than for a sleeve, because every pixel may change between frames. */
const FRAMES = 36;
const READY = /^Press Play is ready at (http:\S+)$/;

interface Recorder {
  /** One picture per frame of the running demo. `steps` is the path of its recording.ts. */
  record: (slug: string, steps: string) => Promise<Buffer[]>;
  /** Every stage of the tour where its act ends, and a clip of the tour without the ending of its path. */
  recordTour: (
    clip: string,
    onFrame: (slug: string, png: Buffer) => Promise<void>,
  ) => Promise<void>;
  close: () => Promise<void>;
}

/** Serves the built site and opens a browser. Build first: it shows what was built last. */
export async function openRecorder(): Promise<Recorder> {
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, PORT: '0', LOG_REQUESTS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await readOrigin(server.stdout);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });

  return {
    async record(slug, steps) {
      const recording = await loadRecording(steps);
      const page = await browser.newPage({ viewport: VIEWPORT, colorScheme: 'dark' });
      await page.goto(`${origin}/projects/${slug}${recording.query}`);
      await startDemo(page);
      const frames = await captureFrames(page, recording);
      await page.close();
      return frames;
    },
    async recordTour(clip, onFrame) {
      const page = await browser.newPage();
      const answer = await page.goto(`${origin}/play`);
      if (answer?.status() === 404) throw new Error('There is no tour: it needs two demos.');
      await shootLastFrames(page, origin, onFrame);
      await encodeClip(await filmTour(page, origin), clip);
      await page.close();
    },
    async close() {
      await browser.close();
      server.kill();
      await once(server, 'exit');
    },
  };
}

async function captureFrames(page: Page, { subject, steps }: Recording): Promise<Buffer[]> {
  const target = page.locator(`[data-widget="demo"] ${subject}`).first();
  const shape = `${PREVIEW.width} / ${PREVIEW.height}`;
  await page.evaluate(prepareForCamera, [`[data-widget='demo'] ${subject}`, shape] as const);
  await target.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const frames: Buffer[] = [];
  let done = 0;
  for (let frame = 0; frame < FRAMES; frame += 1) {
    for (; done < Math.floor((frame / FRAMES) * steps.length); done += 1) {
      const step = steps[done];
      if (step) await performStep(page, step);
    }
    const clip = await target.boundingBox();
    if (!clip) throw new Error(`${subject} is not on the page.`);
    frames.push(await page.screenshot({ clip }));
  }
  return frames;
}

/**
 * Gives the subject the proportions of a preview, so that all of it is in the picture and nothing else is, and hides the focus,
 * which only the recording causes. The content security policy allows only constructed stylesheets.
 */
function prepareForCamera([subject, shape]: readonly [string, string]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :focus-visible { outline: none !important }
    ${subject} { flex: none !important; height: auto !important; min-height: 0 !important; aspect-ratio: ${shape} !important }
  `);
  document.adoptedStyleSheets.push(sheet);
}

async function readOrigin(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const origin = READY.exec(line)?.[1];
    if (origin !== undefined) return origin;
  }
  throw new Error('The server did not start. Build the site first: npm run build.');
}
