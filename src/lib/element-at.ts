/** The element at `index`; throws where plain indexing would quietly hand out `undefined`. */
export function elementAt<T>(values: ArrayLike<T>, index: number): T {
  const value = values[index];
  if (value === undefined) {
    throw new RangeError(`There is no element ${String(index)} among ${String(values.length)}.`);
  }
  return value;
}

/**
 * The same for arrays of numbers only. Kept apart because the engine compiles it for these two
 * kinds alone: inner loops run several times faster than through the general one.
 */
export function numberAt(values: Float64Array | Uint32Array, index: number): number {
  const value = values[index];
  if (value === undefined) {
    throw new RangeError(`There is no number ${String(index)} among ${String(values.length)}.`);
  }
  return value;
}
