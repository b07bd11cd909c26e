import { expect, test } from 'vitest';

import { checkPlan } from './plan';
import { DEFAULT_ALLOCATIONS } from './profiles';
import { DEFAULT_SETTINGS, findProfile, parseSettings, toQuery } from './settings';

const parse = (query: string) => parseSettings(new URLSearchParams(query));

test('a bare address is the default plan', () => {
  expect(parse('')).toEqual(DEFAULT_SETTINGS);
  expect(parse('goal=&mix=')).toEqual(DEFAULT_SETTINGS);
});

test('settings come back from their address', () => {
  const settings = {
    goal: 250_000,
    years: 9,
    monthly: 1_234,
    confidence: 0.58,
    allocation: { fd: 1, gold: 2, nifty50: 3, bitcoin: 94 },
    paths: 100_000,
    seed: 42,
  };
  expect(parseSettings(new URLSearchParams(toQuery(settings)))).toEqual(settings);
});

test.each([
  ['goal=lots', 'goal'],
  ['goal=99999999', 'goal'],
  ['years=2.5', 'years'],
  ['monthly=-1', 'monthly'],
  ['confidence=101', 'confidence'],
  ['mix=50-50', 'allocation'],
  ['mix=a-b-c-d', 'allocation'],
])('an address with %s is refused at %s', (query, field) => {
  expect(checkPlan(parse(query))).toMatchObject({ status: 'invalid', problems: [{ field }] });
});

test.each(['futures=9999999999', 'futures=-1', 'seed=0.5', 'seed=x', 'seed=1e400'])(
  '%s is ignored',
  (query) => {
    expect(parse(query)).toEqual(DEFAULT_SETTINGS);
  },
);

test('a profile is recognised by its shares', () => {
  expect(findProfile(parse('mix=60-20-20-0').allocation)).toBe('Conservative');
  expect(findProfile({ ...DEFAULT_ALLOCATIONS.Balanced, gold: 21 })).toBeUndefined();
});
