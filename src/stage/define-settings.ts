import type { Setting } from './setting-kinds';

export type Problems<Values> = { readonly [Key in keyof Values]?: string | undefined };

/** Everything a run depends on, said once. */
export interface Settings<Values> {
  readonly shape: { readonly [Key in keyof Values]: Setting<Values[Key]> };
  readonly start: Values;
  /** Reads an address. Never throws: what cannot be used gets a sentence, and its start value is used. */
  readonly parse: (query: URLSearchParams) => {
    readonly values: Values;
    readonly problems: Problems<Values>;
  };
  /** The inverse of `parse`: the query of a run, without what is as at the start. Empty for the first run. */
  readonly write: (values: Values) => string;
  /** Whether an address sets any of these settings to something that can be used. */
  readonly hasUsable: (query: URLSearchParams) => boolean;
  /** The names that these settings have in an address. */
  readonly names: readonly string[];
}

/** Makes parsing, writing and problems of a run's settings from one description of them. */
export function defineSettings<Values extends object>(shape: {
  readonly [Key in keyof Values]: Setting<Values[Key]>;
}): Settings<Values> {
  const keys = Object.keys(shape).filter((key): key is Extract<keyof Values, string> =>
    Object.hasOwn(shape, key),
  );
  const start = collect((key) => shape[key].start);

  /** One value for each key; complete by construction, which the compiler wants to see. */
  function collect(valueOf: <Key extends keyof Values>(key: Key) => Values[Key]): Values {
    const values: Partial<Values> = {};
    for (const key of keys) values[key] = valueOf(key);
    if (!isComplete(values)) throw new Error('A setting has no value.');
    return values;
  }

  function isComplete(values: Partial<Values>): values is Values {
    return keys.every((key) => Object.hasOwn(values, key));
  }

  return {
    shape,
    start,
    parse: (query) => {
      const problems: { [Key in keyof Values]?: string } = {};
      const values = collect((key) => {
        const text = query.get(String(key));
        if (text === null) return start[key];
        const reading = shape[key].parse(text);
        if ('value' in reading) return reading.value;
        problems[key] = reading.problem;
        return start[key];
      });
      return { values, problems };
    },
    write: (values) => {
      const query = new URLSearchParams();
      for (const key of keys) {
        const text = shape[key].write(values[key]);
        if (text !== shape[key].write(start[key])) query.set(key, text);
      }
      return query.toString();
    },
    hasUsable: (query) =>
      keys.some((key) => {
        const text = query.get(key);
        return text !== null && 'value' in shape[key].parse(text);
      }),
    names: keys,
  };
}
