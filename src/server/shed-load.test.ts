import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';

import { expect, test } from 'vitest';

import { shedLoad } from './shed-load';

const NO_LIMITS = { unanswered: Infinity, connections: Infinity, workMs: Infinity };

test('from a number of open connections on, requests are refused until some are closed', async () => {
  await using site = await serve({ ...NO_LIMITS, connections: 2 });
  expect((await site.ask()).status).toBe(200);
  const idle = [connect(site.port, '127.0.0.1'), connect(site.port, '127.0.0.1')];
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
  await expect.poll(async () => (await site.ask()).status).toBe(503);
  const refused = await site.ask();
  expect(refused.headers.get('Retry-After')).toBe('5');
  expect(refused.headers.get('Connection')).toBe('close');

  for (const socket of idle) socket.destroy();
  await expect.poll(async () => (await site.ask()).status).toBe(200);
});

test('from an amount of work on, requests are refused until there is less of it', async () => {
  await using site = await serve({ ...NO_LIMITS, workMs: 100 });
  const work = setInterval(() => burn(20), 10);
  await expect.poll(async () => (await site.ask('/healthz')).status).toBe(503);
  clearInterval(work);
  await expect.poll(async () => (await site.ask('/healthz')).status).toBe(200);
});

async function serve(limits: Parameters<typeof shedLoad>[2]) {
  const server = createServer();
  server.on(
    'request',
    shedLoad(server, (_request, response) => response.end('served'), limits),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    ask: (path = '/') =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { Connection: 'close' } }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Takes this much processor time. */
function burn(milliseconds: number): void {
  const before = process.cpuUsage();
  while (process.cpuUsage(before).user < milliseconds * 1_000);
}
