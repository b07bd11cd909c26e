import { get } from 'node:http';

import { expect, test } from 'vitest';

import { serveBuiltSite } from '../support/serve-built-site';

const RESTARTS = 3;
const VISITORS = 20;

test('with a socket from systemd, no visitor notices a restart', { timeout: 240_000 }, async () => {
  const holder = await serveBuiltSite({ LOG_REQUESTS: 'off', PATH: process.env['PATH'] ?? '' }, [
    process.execPath,
    'tests/support/hold-socket.ts',
  ]);
  const starts = () => [...holder.log().matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid));
  const readies = () => [...holder.log().matchAll(/ is ready at /g)].length;

  const outcomes: Record<string, number> = {};
  let isDone = false;
  const visit = async () => {
    while (!isDone) {
      const outcome = await statusOf(`${holder.url}/about`);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
  };
  const visitors = Array.from({ length: VISITORS }, visit);
  for (let restart = 1; restart <= RESTARTS; restart += 1) {
    process.kill(starts().at(-1) ?? 0, 'SIGTERM');
    await expect.poll(readies, { timeout: 60_000 }).toBe(restart + 1);
    const before = outcomes['200'] ?? 0;
    await expect.poll(() => outcomes['200']).toBeGreaterThan(before + VISITORS);
  }
  isDone = true;
  await Promise.all(visitors);

  // In this order: the holder would start the server again.
  process.kill(holder.pid, 'SIGKILL');
  process.kill(starts().at(-1) ?? 0, 'SIGTERM');
  await holder.ended;
  expect(Object.keys(outcomes)).toEqual(['200']);
});

/** On a connection of its own, as every new visitor has. */
function statusOf(url: string): Promise<string> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(String(answer.statusCode)));
    }).once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
  });
}
