/**
 * How many projects or entries a part of a page needs before it helps. With fewer it is left out, and the rest of the page is
 * composed without it. This is the only place that knows the numbers.
 */
export const ENOUGH_FOR = {
  /** Search, order and filters of a list: what fits in one row is seen at a glance. */
  controls: 4,
  /** The kinds of entry above a stream that has several. */
  kinds: 3,
  /** The newest projects at the end of the home page: fewer are all in its first card already. */
  latest: 4,
  /** The crate: fewer spines would be as wide as sleeves. */
  crate: 8,
} as const;
