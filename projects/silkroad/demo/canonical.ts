/** What can be signed: plain data without `undefined`. */
export type Data =
  string | number | boolean | null | readonly Data[] | { readonly [key: string]: Data };

/**
 * One text for one value: keys sorted, no white space, different values never share a text.
 * JSON, except that it also tells NaN, the infinities and -0 apart, so that hashing never fails.
 */
export function canonical(value: Data): string {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonical).join(',')}]`;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

/** `Array.isArray` alone does not recognise a read-only array. */
function isList(value: Data): value is readonly Data[] {
  return Array.isArray(value);
}
