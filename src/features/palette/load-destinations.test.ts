import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const PAGE = { path: '/about', title: 'About' };

const answers = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', answers);
});
afterEach(() => {
  answers.mockReset();
  vi.unstubAllGlobals();
});

test.each<[string, () => Promise<Response>]>([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', () => Promise.resolve(new Response('', { status: 503 }))],
  ['no JSON', () => Promise.resolve(new Response('<html>'))],
  ['no list', () => Promise.resolve(Response.json({}))],
])('after %s the next opening asks again', async (_name, fail) => {
  const { loadDestinations } = await import('./load-destinations');
  answers.mockImplementationOnce(fail).mockResolvedValue(Response.json([PAGE]));
  expect(await loadDestinations()).toEqual([]);
  expect(await loadDestinations()).toEqual([PAGE]);
});

test('what has arrived is not asked for again', async () => {
  const { loadDestinations } = await import('./load-destinations');
  answers.mockResolvedValue(Response.json([PAGE]));
  await loadDestinations();
  expect(await loadDestinations()).toEqual([PAGE]);
  expect(answers).toHaveBeenCalledOnce();
});
