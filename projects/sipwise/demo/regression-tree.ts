import { elementAt, numberAt } from '@/lib/element-at';
import { shuffled } from '@/lib/seeded-random';
import type { Random } from '@/lib/seeded-random';

/** Feature `f` of case `i` is `columns[f][i]`, and its answer `targets[i]`. */
export interface Cases {
  readonly columns: readonly Float64Array[];
  readonly targets: Float64Array;
}

export type TreeNode =
  | { readonly kind: 'leaf'; readonly value: number }
  | {
      readonly kind: 'split';
      readonly feature: number;
      /** Rows at or below it go to `low`. */
      readonly threshold: number;
      readonly low: TreeNode;
      readonly high: TreeNode;
    };

export interface TreeOptions {
  readonly maxDepth: number;
  readonly minLeafCases: number;
  /** How many features, drawn anew, each split may choose from. */
  readonly featuresPerSplit: number;
}

interface Split {
  readonly feature: number;
  readonly threshold: number;
  readonly score: number;
}

/** One list per feature with the same case numbers, each sorted by that feature. */
type Orders = readonly Uint32Array[];

/** CART: splits `members` (case numbers, repeats allowed) where the variance falls most. */
export function growTree(
  cases: Cases,
  members: Uint32Array,
  options: TreeOptions,
  random: Random,
): TreeNode {
  const orders = cases.columns.map((column) =>
    members.toSorted((a, b) => numberAt(column, a) - numberAt(column, b)),
  );
  return growNode(cases, orders, options, random);
}

/** Follows the row down to its leaf. */
export function predictTree(tree: TreeNode, row: readonly number[]): number {
  let node = tree;
  while (node.kind === 'split') {
    node = elementAt(row, node.feature) <= node.threshold ? node.low : node.high;
  }
  return node.value;
}

function growNode(cases: Cases, orders: Orders, options: TreeOptions, random: Random): TreeNode {
  const split = options.maxDepth > 0 ? findBestSplit(cases, orders, options, random) : undefined;
  if (split === undefined) {
    const members = elementAt(orders, 0);
    return { kind: 'leaf', value: sumAt(cases.targets, members) / members.length };
  }
  const { feature, threshold } = split;
  const column = elementAt(cases.columns, feature);
  const isLow = (member: number) => numberAt(column, member) <= threshold;
  // Filtering keeps each list sorted, so only the root ever pays for sorting.
  const low = orders.map((order) => order.filter(isLow));
  const high = orders.map((order) => order.filter((member) => !isLow(member)));
  const below = { ...options, maxDepth: options.maxDepth - 1 };
  return {
    kind: 'split',
    feature,
    threshold,
    low: growNode(cases, low, below, random),
    high: growNode(cases, high, below, random),
  };
}

function findBestSplit(
  cases: Cases,
  orders: Orders,
  { featuresPerSplit, minLeafCases }: TreeOptions,
  random: Random,
): Split | undefined {
  let best: Split | undefined;
  for (const feature of shuffled([...orders.keys()], random).slice(0, featuresPerSplit)) {
    const split = splitBy(cases, elementAt(orders, feature), feature, minLeafCases);
    if (split !== undefined && (best === undefined || split.score > best.score)) best = split;
  }
  return best;
}

/**
 * Tries every cut between two different neighbours in one pass.
 * For fixed members, least variance within the halves means most `sum² / count` over both.
 */
function splitBy(
  { columns, targets }: Cases,
  order: Uint32Array,
  feature: number,
  minLeafCases: number,
): Split | undefined {
  const column = elementAt(columns, feature);
  const total = sumAt(targets, order);
  let best: Split | undefined;
  let bestScore = total ** 2 / order.length + LEAST_GAIN;
  let lowSum = 0;
  for (let cut = 1; cut <= order.length - minLeafCases; cut += 1) {
    const last = numberAt(order, cut - 1);
    lowSum += numberAt(targets, last);
    if (cut < minLeafCases) continue;
    const score = lowSum ** 2 / cut + (total - lowSum) ** 2 / (order.length - cut);
    if (score <= bestScore) continue;
    const threshold = numberAt(column, last);
    if (threshold === numberAt(column, numberAt(order, cut))) continue;
    bestScore = score;
    best = { feature, threshold, score };
  }
  return best;
}

/** Below this a split only separates rounding errors. */
const LEAST_GAIN = 1e-12;

function sumAt(values: Float64Array, members: Uint32Array): number {
  return members.reduce((sum, member) => sum + numberAt(values, member), 0);
}
