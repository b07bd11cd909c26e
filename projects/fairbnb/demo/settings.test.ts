import { whole } from '@/stage/settings';
import { expect, test, vi } from 'vitest';

import { drawJuries, holdJury } from './juries';
import { keepOdd, settings } from './settings';
import { describeRun } from './words';

const JURORS = whole({ name: 'Jurors', start: 9, from: 3, to: 15, step: 2 });
const read = (query: string) => settings.parse(new URLSearchParams(query));

test('a shared address opens the same run', () => {
  const query =
    'votes=sealed&jurors=15&right=40&peek=31&salt=0&cheat=copy&juror=2&case=77&rent=20001&seed=3';
  const { values, problems } = read(query);
  expect(problems).toEqual({});
  expect(settings.write(values)).toBe(query);
});

test.each(['8', '2', '17', '9.5', '-1', 'NaN', '9'.repeat(400)])('%s jurors cannot be', (text) => {
  const { values, problems } = read(`jurors=${text}`);
  expect(values.jurors).toBe(9);
  expect(problems.jurors).toContain('Jurors: choose an odd number from 3 to 15.');
});

test('in the first case only the first juror is wrong, and an opening eye turns vote after vote', () => {
  const { jurors, right, seed, case: first } = settings.start;
  const draws = drawJuries(seed);
  const votesAt = (peek: number) => {
    const panel = { jurors, accuracy: right / 100, peeking: peek / 100 };
    return holdJury(draws, first - 1, panel, () => true).map(({ isVoteRight }) => isVoteRight);
  };
  expect(votesAt(0)).toEqual([false, ...Array<boolean>(8).fill(true)]);
  const counts = [0, 18, 49, 51, 63, 68, 97].map((peek) => votesAt(peek).filter(Boolean).length);
  expect(counts).toEqual([8, 7, 5, 3, 2, 1, 0]);
});

test('a jury that is dragged stays odd', () => {
  const change = vi.fn();
  const control = keepOdd({ setting: JURORS, value: 9, change, refuse: vi.fn() });
  for (const next of [11, 10, 8, 7, 14]) control.change(next);
  expect(change.mock.calls.flat()).toEqual([11, 9, 9, 7, 13]);
});

test('a shared run is named', () => {
  const name = (query: string) => describeRun(read(query).values);
  expect(name('votes=sealed&peek=40')).toBe(
    '9 jurors, each right 70% of the time, votes sealed first, peeking 40% of the time.',
  );
  expect(name('right=40')).toContain('votes in the open');
});
