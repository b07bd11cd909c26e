import { elementAt } from '@/lib/element-at';
import { createRandom, randomIndex } from '@/lib/seeded-random';

import { growTree, predictTree } from './regression-tree';
import type { TreeNode, TreeOptions } from './regression-tree';

export interface ForestOptions extends TreeOptions {
  readonly trees: number;
  readonly seed: number;
}

export interface Forest {
  readonly trees: readonly TreeNode[];
}

/**
 * Bagging: each tree learns from its own draw, with repeats, of as many cases as there are.
 * Case `i` has the features `rows[i]` and the answer `targets[i]`.
 */
export function trainForest(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  options: ForestOptions,
): Forest {
  const random = createRandom(options.seed);
  const cases = { columns: toColumns(rows), targets: Float64Array.from(targets) };
  const trees = Array.from({ length: options.trees }, () => {
    const members = Uint32Array.from(rows, () => randomIndex(random, rows.length));
    return growTree(cases, members, options, random);
  });
  return { trees };
}

/** The mean of what the trees say. */
export function predictForest({ trees }: Forest, row: readonly number[]): number {
  return trees.reduce((sum, tree) => sum + predictTree(tree, row), 0) / trees.length;
}

function toColumns(rows: readonly (readonly number[])[]): Float64Array[] {
  const features = [...elementAt(rows, 0).keys()];
  return features.map((feature) => Float64Array.from(rows, (row) => elementAt(row, feature)));
}
