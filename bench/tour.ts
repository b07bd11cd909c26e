// Three rounds of /play: what the browser holds at the end of each, and the longest task while a sleeve changes. A tour that
// frees what it has shown has the same figures in every round. Tasks are counted in processor time, because a busy machine
// interrupts them. `npm run bench:tour`.
import { chromium, type Page } from '@playwright/test';
import { z } from 'astro/zod';

import { launchOptions } from '../tests/support/browser.ts';
import { serveBuiltSite } from '../tests/support/serve-built-site.ts';

const ROUNDS = 3;

declare global {
  interface Window {
    /** Counted by `watch`. */
    held: { workers: number; audio: number; frames: number };
  }
}

const PHASE_MARK = 'tour ';
const CHANGES = new Set(['turn', 'enter', 'leave']);
const CATEGORIES = ['toplevel', 'blink.user_timing'];

/** `ts`, `dur` and `tdur` (processor time) are microseconds. */
const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number(),
      dur: z.number().default(0),
      tdur: z.number().default(0),
    }),
  ),
});

await using site = await serveBuiltSite({ LOG_REQUESTS: 'off' });
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1_440, height: 780 } });
await page.addInitScript(watch);
await page.goto(`${site.url}/play`);
const devtools = await page.context().newCDPSession(page);
await page.locator('[data-tour-play]').first().click();
console.log('round   heap MB   nodes   workers   audio   frames/s   longest task at a change');
for (let round = 1; round <= ROUNDS; round += 1) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await playRound(page);
  const longest = longestAtChange(await browser.stopTracing());
  await report(round, longest);
  await page.keyboard.press('Home');
}
await browser.close();

/** Every act to its end, without the wait for a hand. */
async function playRound(tour: Page): Promise<void> {
  const groove = tour.locator('.groove li');
  await groove.first().waitFor();
  const tracks = await groove.count();
  for (let track = 0; track < tracks; track += 1) {
    await tour.locator('.tour[data-phase="act"]').waitFor();
    await tour.locator('.tour[data-phase="wait"]').waitFor({ timeout: 60_000 });
    await tour.keyboard.press('ArrowRight');
  }
  await tour.locator('.tour[data-phase="end"]').waitFor();
}

/** The longest task that ran while a sleeve came or went, in milliseconds of processor time, and the sleeve. */
function longestAtChange(trace: Buffer): { ms: number; sleeve: string } {
  const { traceEvents } = Trace.parse(JSON.parse(trace.toString()));
  const marks = traceEvents
    .filter(({ name }) => name.startsWith(PHASE_MARK))
    .sort((a, b) => a.ts - b.ts);
  const changes = marks.flatMap(({ name, pid, tid, ts }, index) => {
    const [phase = '', sleeve = ''] = name.slice(PHASE_MARK.length).split(' ');
    const end = marks[index + 1]?.ts;
    return CHANGES.has(phase) && end ? [{ sleeve, pid, tid, start: ts, end }] : [];
  });
  const tasks = changes.flatMap(({ sleeve, pid, tid, start, end }) =>
    traceEvents
      .filter((task) => task.pid === pid && task.tid === tid)
      .filter((task) => task.ts < end && task.ts + task.dur > start)
      .map(({ tdur }) => ({ ms: tdur / 1_000, sleeve })),
  );
  if (tasks.length === 0) throw new Error('The trace has no task at any change of sleeves.');
  return tasks.reduce((longest, task) => (task.ms > longest.ms ? task : longest));
}

async function report(round: number, longest: { ms: number; sleeve: string }): Promise<void> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  const held = await page.evaluate(async () => {
    const before = window.held.frames;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const { workers, audio, frames } = window.held;
    return { workers, audio, frames: (frames - before) / 2 };
  });
  const cells = [
    String(round).padEnd(8),
    (usedSize / 1e6).toFixed(1).padEnd(10),
    String(nodes).padEnd(8),
    String(held.workers).padEnd(10),
    String(held.audio).padEnd(8),
    String(held.frames).padEnd(11),
    `${longest.ms.toFixed(0)} ms (${longest.sleeve})`,
  ];
  console.log(cells.join(''));
}

/** Counts what is open: workers, audio contexts, requested pictures; and marks the phases of the tour for the trace. */
function watch(): void {
  const held = { workers: 0, audio: 0, frames: 0 };
  window.held = held;
  window.Worker = class extends Worker {
    constructor(...options: ConstructorParameters<typeof Worker>) {
      super(...options);
      held.workers += 1;
    }
    override terminate(): void {
      held.workers -= 1;
      super.terminate();
    }
  };
  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      held.audio += 1;
    }
    override close(): Promise<void> {
      held.audio -= 1;
      return super.close();
    }
  };
  const request = requestAnimationFrame;
  window.requestAnimationFrame = (callback) => {
    held.frames += 1;
    return request(callback);
  };
  new MutationObserver(() => {
    const { phase = '', sleeve = '' } = document.querySelector<HTMLElement>('.tour')?.dataset ?? {};
    performance.mark(`tour ${phase} ${sleeve}`);
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-phase'] });
}
