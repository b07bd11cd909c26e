/** The element at `index`; throws where plain indexing would return `undefined`. */
export function elementAt<T>(values: ArrayLike<T>, index: number): T {
  const value = values[index];
  if (value === undefined) {
    throw new RangeError(`There is no element ${index} among ${values.length}.`);
  }
  return value;
}

/**
 * The same for typed arrays. A separate function, because the engine can then optimise it for these two
 * types: inner loops run several times faster than through the generic one.
 */
export function numberAt(values: Float64Array | Uint32Array, index: number): number {
  const value = values[index];
  if (value === undefined) {
    throw new RangeError(`There is no number ${index} among ${values.length}.`);
  }
  return value;
}
