/** Milliseconds from a fixed point in time. */
export type Clock = () => number;

/** A value with the time from which it must be loaded again. */
export interface Expiring {
  readonly freshUntil: number;
}

/** A cache shared by all requests, and its clock. */
export interface Store {
  now: Clock;
  /** The value last written under this name, if it is still stored. */
  read: (name: string) => Promise<unknown>;
  write: (name: string, value: Expiring) => Promise<void>;
}

interface Options<Value> {
  name: string;
  store: Store;
  /** Checks a stored value, which an older version may have written; undefined when it does not fit. */
  parse: (stored: unknown) => Value | undefined;
  load: () => Promise<Value>;
}

interface CachedValue<Value> {
  get: () => Promise<Value>;
  /** Removes this value from the cache, unless a newer one has replaced it. */
  discard: (value: Value) => void;
}

/** Caches a value until it expires. Concurrent calls share one load; errors are not cached. */
export function createCachedValue<Value extends Expiring>({
  name,
  store,
  parse,
  load,
}: Options<Value>): CachedValue<Value> {
  let loading: Promise<Value> | undefined;
  let discarded = '';

  return {
    get: () => {
      loading ??= find().finally(() => (loading = undefined));
      return loading;
    },
    discard: (value) => {
      discarded = JSON.stringify(value);
    },
  };

  async function find(): Promise<Value> {
    const stored = parse(await store.read(name));
    if (stored && store.now() < stored.freshUntil && JSON.stringify(stored) !== discarded)
      return stored;
    const value = await load();
    await store.write(name, value);
    return value;
  }
}
