import type { Ledger } from './block';

export interface Leaf {
  /** The keys that lead to it, such as `['blocks', '2', 'content', 'event', 'quantity']`. */
  readonly path: readonly string[];
  readonly value: string | number;
}

/** Every single value in the ledger, seal included, in reading order. */
export function listLeaves(ledger: Ledger): Leaf[] {
  return leavesBelow(ledger, []);
}

/** A copy with one value changed, and nothing else made to fit. */
export function changeLeaf(
  ledger: Ledger,
  path: readonly string[],
  value: string | number,
): Ledger {
  const copy = structuredClone(ledger);
  const holder = path.slice(0, -1).reduce<object>(stepInto, copy);
  const key = path.at(-1) ?? '';
  if (!Object.hasOwn(holder, key)) throw noSuchValue(key);
  Reflect.set(holder, key, value);
  return copy;
}

function leavesBelow(node: object, path: readonly string[]): Leaf[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]): Leaf[] => {
    const here = [...path, key];
    if (typeof value === 'object' && value !== null) return leavesBelow(value, here);
    return typeof value === 'string' || typeof value === 'number' ? [{ path: here, value }] : [];
  });
}

function stepInto(node: object, key: string): object {
  const next: unknown = Reflect.get(node, key);
  if (typeof next !== 'object' || next === null) throw noSuchValue(key);
  return next;
}

function noSuchValue(key: string): RangeError {
  return new RangeError(`The ledger has no value at "${key}".`);
}
