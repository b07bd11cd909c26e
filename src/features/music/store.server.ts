import type { Expiring, Store } from './sources/cached-value.ts';

/** Monotonic, so that a change of the system time has no effect. */
const processClock = () => performance.now();

/** A store in memory, for one process that serves all visitors. */
export function createMemoryStore(now = processClock): Store {
  const values = new Map<string, Expiring>();
  return {
    now,
    read: (name) => Promise.resolve(values.get(name)),
    write(name, value) {
      values.set(name, value);
      return Promise.resolve();
    },
  };
}

/** The part of the Cache API that is used here. */
interface AnswerCache {
  match(address: string): Promise<Response | undefined>;
  put(address: string, answer: Response): Promise<void>;
}

/** A cache key must be a URL; this one cannot be requested. */
const ADDRESS = 'https://music.invalid/';

/**
 * A store in the Cache API of Workers, shared by all visitors of one location. Its processes are many and short-lived, so
 * the clock is the time of day. Values are also held in memory, for places without a cache (workers.dev).
 * @param owner part of the cache key: other settings must not find these values
 */
export function createCacheStore(
  owner: string,
  open: () => Promise<AnswerCache> = () => caches.open('music'),
): Store {
  const now = () => Date.now();
  const memory = new Map<string, Expiring>();
  const cacheAddress = (name: string) => `${ADDRESS}${owner}/${name}`;
  return {
    now,
    async read(name) {
      const inMemory = memory.get(name);
      if (inMemory && now() < inMemory.freshUntil) return inMemory;
      const found = await (await open()).match(cacheAddress(name));
      const value: unknown = await found?.json();
      return value;
    },
    async write(name, value) {
      memory.set(name, value);
      const seconds = Math.ceil((value.freshUntil - now()) / 1_000);
      if (seconds <= 0) return;
      const headers = { 'Cache-Control': `max-age=${seconds}` };
      await (await open()).put(cacheAddress(name), Response.json(value, { headers }));
    },
  };
}
