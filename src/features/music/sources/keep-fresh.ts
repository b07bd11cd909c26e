/** Milliseconds that only ever grow. */
export type Clock = () => number;

/** A value with the moment from which it has to be loaded anew. */
export interface Perishable {
  readonly freshUntil: number;
}

/** Where values are kept between questions, and the clock that they all go by. */
export interface Store {
  now: Clock;
  /** The value last written under this name, if anybody still has it. */
  read: (name: string) => Promise<unknown>;
  write: (name: string, value: Perishable) => Promise<void>;
}

interface Options<Value> {
  name: string;
  store: Store;
  /** What is stored may be older than this code: undefined when it is no such value. */
  parse: (stored: unknown) => Value | undefined;
  load: () => Promise<Value>;
}

interface Kept<Value> {
  get: () => Promise<Value>;
  /** Forgets this value, unless a newer one has already taken its place. */
  discard: (value: Value) => void;
}

/** Loads once for all who ask at the same moment, and again only when the value is past its date. Errors are not kept. */
export function keepFresh<Value extends Perishable>({
  name,
  store,
  parse,
  load,
}: Options<Value>): Kept<Value> {
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
