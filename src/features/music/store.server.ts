import type { Perishable, Store } from './sources/keep-fresh.ts';

/** The clock of a process: a change of the machine's time does not move it. */
const processClock = () => performance.now();

/** Values for one process, which serves all visitors. */
export function createMemoryStore(now = processClock): Store {
  const values = new Map<string, Perishable>();
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

/** No visitor can ask for this address: the cache is only reached by its name, from here. */
const ADDRESS = 'https://music.invalid/';

/**
 * Values in the Cache API of Workers, for all visitors whom one location serves. The many short-lived processes there
 * have no clock in common but the time of day. What a process knows itself it does not ask for, so that a place without a
 * cache (workers.dev) is merely less thrifty.
 * @param owner whose values: other settings must not find these
 */
export function createCacheStore(
  owner: string,
  open: () => Promise<AnswerCache> = () => caches.open('music'),
): Store {
  const now = () => Date.now();
  const known = new Map<string, Perishable>();
  const addressOf = (name: string) => `${ADDRESS}${owner}/${name}`;
  return {
    now,
    async read(name) {
      const own = known.get(name);
      if (own && now() < own.freshUntil) return own;
      const found = await (await open()).match(addressOf(name));
      const value: unknown = await found?.json();
      return value;
    },
    async write(name, value) {
      known.set(name, value);
      const seconds = Math.ceil((value.freshUntil - now()) / 1_000);
      if (seconds <= 0) return;
      const headers = { 'Cache-Control': `max-age=${seconds}` };
      await (await open()).put(addressOf(name), Response.json(value, { headers }));
    },
  };
}
