import { expect, test } from 'vitest';

import { createCacheStore } from './store.server';

const MINUTE_MS = 60_000;

test('what one process stored, another finds, unless its settings differ', async () => {
  const location = fakeCache();
  const value = { count: 1, freshUntil: Date.now() + MINUTE_MS };
  await createCacheStore('settings', location.open).write('song', value);
  expect(await createCacheStore('settings', location.open).read('song')).toEqual(value);
  expect(await createCacheStore('other', location.open).read('song')).toBeUndefined();
});

test('the cache drops a value when it expires', async () => {
  const location = fakeCache();
  const store = createCacheStore('settings', location.open);
  await store.write('song', { freshUntil: Date.now() + 14_500 });
  expect([...location.stored.values()][0]?.headers.get('Cache-Control')).toBe('max-age=15');
  await store.write('old', { freshUntil: Date.now() - 1 });
  expect(location.stored.size).toBe(1);
});

test('a process asks the cache only for what it does not have in memory', async () => {
  const location = fakeCache();
  const store = createCacheStore('settings', location.open);
  await store.write('song', { freshUntil: Date.now() + MINUTE_MS });
  location.stored.clear();
  expect(await store.read('song')).toBeDefined();
});

/** The part of the Cache API that the store uses. */
function fakeCache() {
  const stored = new Map<string, Response>();
  const open = () =>
    Promise.resolve({
      match: (address: string) => Promise.resolve(stored.get(address)?.clone()),
      put: (address: string, answer: Response) => Promise.resolve(void stored.set(address, answer)),
    });
  return { stored, open };
}
