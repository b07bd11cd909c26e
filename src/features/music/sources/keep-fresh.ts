/** Milliseconds that only ever grow. */
export type Clock = () => number;

/** A clock that a change of the machine's time does not move. */
export const monotonicClock: Clock = () => performance.now();

interface Perishable {
  /** The moment, on the same clock, from which the value has to be loaded anew. */
  readonly freshUntil: number;
}

interface Kept<Value> {
  get(): Promise<Value>;
  /** Forgets this value, unless a newer one has already taken its place. */
  discard(value: Value): void;
}

/** Loads once for all who ask at the same moment, and again only when the value is past its date. Errors are not kept. */
export function keepFresh<Value extends Perishable>(
  load: () => Promise<Value>,
  now: Clock,
): Kept<Value> {
  let kept: Value | undefined;
  let loading: Promise<Value> | undefined;

  return {
    get() {
      if (kept && now() < kept.freshUntil) return Promise.resolve(kept);
      loading ??= load()
        .then((value) => (kept = value))
        .finally(() => (loading = undefined));
      return loading;
    },
    discard(value) {
      if (kept === value) kept = undefined;
    },
  };
}
