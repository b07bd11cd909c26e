import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { ASSETS, DEFAULT_ALLOCATIONS, MARKET_HISTORY, PROFILES } from './demo/market';
import { drawFutures } from './demo/futures';
import { monthlyForOdds } from './demo/odds';

const GOAL = 500_000;
const YEARS = 5;
const CHANCE = 90;

const source = readFileSync('projects/sipwise/sipwise.mdx', 'utf8');
const code = /^```python\n([\s\S]*?)^```/m.exec(source)?.[1] ?? '';
const hasPython = spawnSync('python3', ['--version']).status === 0;

test.runIf(hasPython).each(PROFILES)(
  'the code shown answers as the demo does for %s',
  (profile) => {
    const mix = DEFAULT_ALLOCATIONS[profile];
    const shares = ASSETS.map((asset) => mix[asset] / 100);
    const history = MARKET_HISTORY.map((year) => ASSETS.map((asset) => year[asset] / 100));
    const call = `monthly_amount(${GOAL}, ${YEARS}, ${JSON.stringify(shares)}, ${JSON.stringify(history)}, ${CHANCE / 100})`;
    const { stdout } = spawnSync('python3', ['-c', `${code}\nprint(ceil(${call}))`], {
      encoding: 'utf8',
    });
    const { ends } = drawFutures({ mix, years: YEARS, seed: 1, without: [] });
    expect(Number(stdout)).toBe(monthlyForOdds(ends, GOAL, CHANCE));
  },
);
