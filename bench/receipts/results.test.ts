import { expect, test } from 'vitest';

import { countSteps } from './browsers';
import { choosePartNames, mergePart, PART_NAMES } from './results';
import { sumByKind } from './tests';

const stamp = (commit: string) => ({
  commit: commit.repeat(40),
  measuredAt: '2026-11-18T12:00:00.000Z',
  machine: 'a machine',
  tookSeconds: 1,
});
const headers = {
  ...stamp('a'),
  figures: { path: '/', lines: [{ name: 'vary', value: 'Accept' }] },
};
const mutations = {
  ...stamp('b'),
  figures: [{ name: 'a way', verdict: 'noticed' as const, seconds: 1 }],
};

test('a part measured anew replaces its own figures and leaves the others with their commit', () => {
  const first = mergePart({ headers }, 'mutations', mutations);
  const second = mergePart(first, 'mutations', { ...mutations, ...stamp('c') });
  expect(second.headers).toEqual(headers);
  expect(second.mutations?.commit).toBe('c'.repeat(40));
  expect(Object.keys(second)).toEqual(['mutations', 'headers']);
});

test('figures of another shape are refused', () => {
  expect(() => mergePart({}, 'weights', mutations)).toThrow();
});

test('parts are chosen by name, and an unknown name is answered with the list', () => {
  expect(choosePartNames([])).toEqual(PART_NAMES);
  expect(choosePartNames(['headers', 'weights'])).toEqual(['weights', 'headers']);
  expect(() => choosePartNames(['wieghts'])).toThrow('There is no part wieghts. The parts are');
});

test('tests are counted by the folder of their file', () => {
  const file = (name: string, passed: number, failed = 0) => ({ name, passed, failed, seconds: 2 });
  const files = [
    file('tests/e2e/home.spec.ts', 1),
    file('tests/e2e/home.spec.ts', 0, 1),
    file('projects/pkmb/pkmb.spec.ts', 1),
    file('projects/pkmb/demo/model.test.ts', 7),
    file('src/lib/hex.test.ts', 3),
  ];
  expect(sumByKind(files)).toEqual([
    { kind: 'Browser, this site', passed: 1, failed: 1, seconds: 4 },
    { kind: 'Browser, demos', passed: 1, failed: 0, seconds: 2 },
    { kind: 'Demos and their models', passed: 7, failed: 0, seconds: 2 },
    { kind: 'Units', passed: 3, failed: 0, seconds: 2 },
  ]);
});

test("steps are counted by browser from Playwright's report", () => {
  const spec = (...statuses: string[]) => ({ tests: statuses.map((status) => ({ status })) });
  const site = { specs: [spec('expected'), spec('skipped')] };
  const demos = { specs: [spec('flaky')] };
  const report = { suites: [{ suites: [{ title: 'WebKit', suites: [site, demos] }] }] };
  expect(countSteps(report).get('WebKit')).toEqual({ passed: 2, failed: 0, skipped: 1 });
});
