// Three rounds of /play: what the browser holds at the end of each, and the longest task while a sleeve changes. A tour that
// frees what it has shown has the same figures in every round. `npm run bench:tour`.
import { chromium, type Page } from '@playwright/test';

import { launchOptions } from '../tests/support/browser.ts';
import { serveBuiltSite } from '../tests/support/serve-built-site.ts';

const ROUNDS = 3;

declare global {
  interface Window {
    /** Counted by `watch`. */
    held: { workers: number; audio: number; frames: number; longest: Map<string, number> };
  }
}

await using site = await serveBuiltSite({ LOG_REQUESTS: 'off' });
const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ viewport: { width: 1_440, height: 780 } });
await page.addInitScript(watch);
await page.goto(`${site.url}/play`);
const devtools = await page.context().newCDPSession(page);
await page.locator('[data-tour-play]').first().click();
console.log('round   heap MB   nodes   workers   audio   frames/s   longest task at a change');
for (let round = 1; round <= ROUNDS; round += 1) {
  await playRound(page);
  await report(round);
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

async function report(round: number): Promise<void> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  const held = await page.evaluate(async () => {
    const before = window.held.frames;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const { workers, audio, frames, longest } = window.held;
    const [slowest = ['none', 0] as const] = [...longest].sort((a, b) => b[1] - a[1]);
    longest.clear();
    return { workers, audio, frames: (frames - before) / 2, slowest };
  });
  const [where, ms] = held.slowest;
  const cells = [
    String(round).padEnd(8),
    (usedSize / 1e6).toFixed(1).padEnd(10),
    String(nodes).padEnd(8),
    String(held.workers).padEnd(10),
    String(held.audio).padEnd(8),
    String(held.frames).padEnd(11),
    ms === 0 ? 'none over 50 ms' : `${ms.toFixed(0)} ms (${where})`,
  ];
  console.log(cells.join(''));
}

/** Counts what is open: workers, audio contexts, requested pictures; and the long tasks while a sleeve moves. */
function watch(): void {
  const held = { workers: 0, audio: 0, frames: 0, longest: new Map<string, number>() };
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
  new PerformanceObserver((list) => {
    const tour = document.querySelector<HTMLElement>('.tour');
    const phase = tour?.dataset['phase'] ?? '';
    if (!['turn', 'enter', 'leave'].includes(phase)) return;
    const name = tour?.dataset['sleeve'] ?? 'the back cover';
    for (const { duration } of list.getEntries())
      held.longest.set(name, Math.max(held.longest.get(name) ?? 0, duration));
  }).observe({ type: 'longtask' });
}
