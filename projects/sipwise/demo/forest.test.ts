import { expect, test } from 'vitest';

import { createRandom } from '@/lib/seeded-random';

import { predictForest, trainForest } from './forest';
import { growTree, predictTree } from './regression-tree';

const treeOptions = { maxDepth: 8, minLeafCases: 1, featuresPerSplit: 2 };
const forestOptions = { ...treeOptions, trees: 20, seed: 5 };

function drawRows(count: number, seed: number): number[][] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => [random(), random()]);
}

/** A step in the first feature and a slope in the second. */
function truth([step = 0, slope = 0]: readonly number[]): number {
  return (step > 0.5 ? 10 : 0) + slope;
}

test('a tree finds the one cut that separates two groups', () => {
  const cases = {
    columns: [Float64Array.of(3, 1, 4, 2), Float64Array.of(1, 1, 1, 1)],
    targets: Float64Array.of(20, 10, 20, 10),
  };
  const tree = growTree(cases, Uint32Array.of(0, 1, 2, 3), treeOptions, createRandom(1));
  expect(tree).toEqual({
    kind: 'split',
    feature: 0,
    threshold: 2,
    low: { kind: 'leaf', value: 10 },
    high: { kind: 'leaf', value: 20 },
  });
  expect([2, 2.1].map((value) => predictTree(tree, [value, 1]))).toEqual([10, 20]);
});

test('a tree without depth, or without anything to tell apart, answers with the mean', () => {
  const columns = [Float64Array.of(1, 2, 2)];
  const targets = Float64Array.of(3, 6, 9);
  const members = Uint32Array.of(0, 1, 2);
  const shallow = growTree(
    { columns, targets },
    members,
    { ...treeOptions, maxDepth: 0 },
    createRandom(1),
  );
  expect(shallow).toEqual({ kind: 'leaf', value: 6 });
  const alike = { columns: [Float64Array.of(1, 1, 1)], targets };
  expect(growTree(alike, members, treeOptions, createRandom(1))).toEqual({
    kind: 'leaf',
    value: 6,
  });
});

test('no leaf holds fewer cases than allowed', () => {
  const cases = { columns: [Float64Array.of(1, 2, 3, 4)], targets: Float64Array.of(0, 0, 0, 100) };
  const options = { ...treeOptions, minLeafCases: 2 };
  const tree = growTree(cases, Uint32Array.of(0, 1, 2, 3), options, createRandom(1));
  expect(predictTree(tree, [4])).toBe(50);
});

test('a forest learns a step and a slope far better than the mean', () => {
  const rows = drawRows(400, 1);
  const forest = trainForest(rows, rows.map(truth), forestOptions);
  const unseen = drawRows(200, 2);
  const mean = rows.map(truth).reduce((sum, value) => sum + value, 0) / rows.length;
  const errorOf = (predict: (row: number[]) => number) =>
    unseen.reduce((sum, row) => sum + Math.abs(predict(row) - truth(row)), 0) / unseen.length;
  expect(errorOf((row) => predictForest(forest, row))).toBeLessThan(errorOf(() => mean) / 20);
});

test('the same seed grows the same forest, another seed another one', () => {
  const rows = drawRows(60, 1);
  const train = (seed: number) => trainForest(rows, rows.map(truth), { ...forestOptions, seed });
  expect(train(5)).toEqual(train(5));
  expect(train(5)).not.toEqual(train(6));
});
