import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { z } from 'astro/zod';

import { keyActions, mouseActions, type Driver } from './driver.ts';

/** What is read of Firefox's answers. */
const answer = z.object({
  id: z.number().nullish(),
  message: z.string().optional(),
  result: z
    .object({
      context: z.string(),
      exceptionDetails: z.object({ text: z.string() }),
      result: z.object({ value: z.string().optional() }),
    })
    .partial()
    .optional(),
});
type Result = NonNullable<z.infer<typeof answer>['result']>;

/** A window that nobody sees has the focus, plays sound, and asks nobody for news. */
const PREFERENCES = `
user_pref('focusmanager.testmode', true);
user_pref('media.block-autoplay-until-in-foreground', false);
user_pref('app.update.disabledForTesting', true);
user_pref('app.normandy.enabled', false);
user_pref('messaging-system.rsexperimentloader.enabled', false);
user_pref('services.settings.server', 'data:,#');
user_pref('network.captive-portal-service.enabled', false);
user_pref('network.connectivity-service.enabled', false);
user_pref('browser.shell.checkDefaultBrowser', false);
user_pref('browser.safebrowsing.update.enabled', false);
`;

const LISTENING = /^WebDriver BiDi listening on (ws:\S+)$/;

/**
 * Drives an installed Firefox by WebDriver BiDi, which it speaks by itself. Playwright speaks it too, but asks for commands that a
 * Firefox ESR does not have yet (emulation.setMediaFeaturesOverride in 1.65).
 */
export async function launchFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), PREFERENCES);
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const firefox = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  process.once('exit', () => firefox.kill());
  const ended = once(firefox, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(firefox.stderr).on('line', (line) => {
      const url = LISTENING.exec(line)?.[1];
      if (url !== undefined) resolve(url);
    });
    void ended.then(() => reject(new Error(`${program} did not start.`)));
  });
  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  // In the first window the address bar has the focus, and pages are in the background.
  const { context } = await send('browsingContext.create', { type: 'window' });

  return {
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async back() {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      const value: unknown = JSON.parse(result?.value ?? 'null');
      return value;
    },
    async press(keys) {
      await send('input.performActions', { context, actions: keyActions(keys) });
    },
    async drag(points) {
      await send('input.performActions', { context, actions: mouseActions(points) });
    },
    async [Symbol.asyncDispose]() {
      firefox.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Opens the connection; the result sends a command and waits for its answer. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, message } = answer.parse(JSON.parse(String(data)));
    const asked = waiting.get(id ?? -1);
    if (result) asked?.resolve(result);
    else asked?.reject(new Error(message));
  });
  socket.addEventListener('close', () => {
    for (const { resolve } of waiting.values()) resolve({});
  });
  let sent = 0;
  return (method: string, params: object): Promise<Result> => {
    const asked = Promise.withResolvers<Result>();
    sent += 1;
    waiting.set(sent, asked);
    socket.send(JSON.stringify({ id: sent, method, params }));
    return asked.promise;
  };
}
