import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { expect } from '@playwright/test';
import { z } from 'astro/zod';

import { freePort } from '../free-port.ts';
import { keyActions, mouseActions, type Driver } from './driver.ts';

/** Larger than any page of the tests. */
const SCREEN = '1600x1200x24';
/** The bar of WebKit's small browser would keep a window from being as narrow as a phone. */
const NO_BAR =
  '* { font-size: 1px; min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0 }';
const START_LIMIT_MS = 30_000;
const END_LIMIT_MS = 5_000;
const OFTEN_MS = [20, 50, 100];

const answer = z.object({ value: z.unknown() });
const session = z.object({ sessionId: z.string() });
const size = z.object({ width: z.number(), height: z.number() });

/** Drives WebKitGTK's small browser by WebDriver, on a screen that nobody sees. */
export async function launchWebKit(program: string): Promise<Driver> {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), NO_BAR);
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    // Without a graphics card Mesa draws in as many threads as there are cores, which the other worker needs.
    env: {
      ...process.env,
      DISPLAY: screen.display,
      XDG_CONFIG_HOME: settings,
      LP_NUM_THREADS: '1',
    },
    stdio: 'ignore',
  });
  process.once('exit', () => driver.kill());
  const address = `http://127.0.0.1:${port}`;
  await isListening(`${address}/status`);
  const { sessionId } = session.parse(await send(`${address}/session`, { capabilities: {} }));
  const command = (name: string, body: object) =>
    send(`${address}/session/${sessionId}/${name}`, body);
  const evaluate = (expression: string) =>
    command('execute/sync', { script: `return ${expression}`, args: [] });

  const bars = size.parse(
    await evaluate('({ width: outerWidth - innerWidth, height: outerHeight - innerHeight })'),
  );

  return {
    evaluate,
    async resize(width, height) {
      await command('window/rect', { width: width + bars.width, height: height + bars.height });
      // The page is told later than the window.
      await expect
        .poll(() => evaluate('[innerWidth, innerHeight]'), { intervals: OFTEN_MS })
        .toEqual([width, height]);
    },
    async open(url) {
      await command('url', { url });
    },
    async back() {
      await command('back', {});
    },
    async press(keys) {
      await command('actions', { actions: keyActions(keys) });
    },
    async drag(points) {
      await command('actions', { actions: mouseActions(points) });
    },
    async [Symbol.asyncDispose]() {
      // A browser that no longer answers ends with its screen.
      const end = { method: 'DELETE', signal: AbortSignal.timeout(END_LIMIT_MS) };
      await fetch(`${address}/session/${sessionId}`, end).catch(() => undefined);
      driver.kill();
      screen.end();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** Starts a screen in memory, with the first free number. */
async function startScreen() {
  const args = ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  // A worker that ends early leaves no screen behind, and without a screen the browser ends as well.
  process.once('exit', () => server.kill());
  const number = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (data) => resolve(String(data).trim()));
    server.once('error', reject);
  });
  return { display: `:${number}`, end: () => server.kill() };
}

async function isListening(url: string): Promise<void> {
  const until = Date.now() + START_LIMIT_MS;
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(50);
    }
  }
}

async function send(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = answer.parse(await response.json());
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}
