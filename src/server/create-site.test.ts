import { once } from 'node:events';
import { createServer } from 'node:http';

import { expect, test, vi } from 'vitest';

import { createSite } from './create-site';
import type { EndpointHandler } from './load-build';

const throwsAtOnce: EndpointHandler = () => {
  throw new Error('broken');
};
const throwsLater: EndpointHandler = () => Promise.reject(new Error('broken'));
const throwsInTheMiddle: EndpointHandler = (_request, response) => {
  response.writeHead(200, { 'Content-Length': 100 }).write('half');
  return Promise.reject(new Error('broken'));
};

test.each([
  ['at once', throwsAtOnce, 500],
  ['later', throwsLater, 500],
  ['in the middle of an answer', throwsInTheMiddle, 'cut'],
])(
  'a handler that throws %s gives one response and one log line',
  async (_name, answerEndpoint, status) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const site = createSite({ files: new Map(), answerEndpoint, trustsProxy: false });
    const server = createServer(site).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const ask = (path: string) =>
      fetch(`http://127.0.0.1:${port ?? ''}${path}`).then(async (answer) => {
        await answer.text();
        return answer.status;
      });
    expect(await ask('/api/spotify/last-played').catch(() => 'cut')).toBe(status);
    expect(log.mock.calls).toHaveLength(1);
    expect(String(log.mock.calls[0])).not.toContain(' at ');
    expect(await ask('/healthz')).toBe(200);
    log.mockRestore();
    server.close();
  },
);

test('a site in a folder answers below it, and its endpoints get the whole address', async () => {
  const answerEndpoint: EndpointHandler = ({ url }, response) => void response.end(url);
  const site = createSite({ files: new Map(), answerEndpoint, trustsProxy: false, base: '/me' });
  const server = createServer(site).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port ?? ''}${path}`, { redirect: 'manual' });
    return [answer.status, answer.headers.get('Location') ?? (await answer.text()).trim()];
  };
  expect(await ask('/me?a=b')).toEqual([308, '/me/?a=b']);
  expect(await ask('/me/about/?a=b')).toEqual([308, '/me/about?a=b']);
  expect(await ask('/me/api/spotify/last-played')).toEqual([200, '/me/api/spotify/last-played']);
  expect(await ask('/healthz')).toEqual([200, 'ok']);
  for (const path of ['/', '/about', '/measure', '/api/spotify/last-played', '/me/nothing'])
    expect((await ask(path))[0], path).toBe(404);
  server.close();
});
