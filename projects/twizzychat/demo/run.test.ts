import { expect, test } from 'vitest';

import { countAstray } from './tally';
import { createRun, playTo, WRITES } from './run';
import { settings } from './settings';

const runOf = (query: string) => createRun(settings.parse(new URLSearchParams(query)).values);
const talliesOf = (query: string) => {
  const run = runOf(query);
  playTo(run);
  const [naive, mine] = [run.world('naive').tally(), run.world('mine').tally()];
  return {
    naive: [naive.lost, naive.twice, naive.astray],
    mine: [mine.lost, mine.twice, mine.astray],
    coming: mine.coming,
    written: run.written().length,
  };
};

test('known answers', () => {
  for (const q of ['', 'tunnel=0', 'tunnel=0&replies=1', 'tunnel=9', 'tunnel=0&loss=33'])
    console.log(q, JSON.stringify(talliesOf(q)));
  const run = runOf('');
  playTo(run, 6);
  console.log(run.written().length, run.world('naive').tally(), run.world('mine').tally());
  expect(WRITES).toBe(12);
  expect(countAstray([], [])).toBe(0);
});
