import { expect, test, vi } from 'vitest';

import { controlOf } from './crew-control';
import { settings, WORKERS } from './settings';
import type { Settings } from './settings';

function runOf(values: Partial<Settings>) {
  const change = vi.fn();
  const own = vi.fn();
  const number = () => ({ setting: WORKERS, value: 4, change: own, refuse: vi.fn() });
  return { values: { ...settings.start, ...values }, change, own, number };
}

test.each([{ way: 'key' as const }, { byte: 1 }])(
  'after %o another crew begins a run in which it counts',
  (values) => {
    const run = runOf(values);
    controlOf(run, 'workers').change(3);
    expect(run.change).toHaveBeenCalledWith({ workers: 3, way: 'wait', byte: 0 });
    controlOf(run, 'byte').change(2);
    expect(run.own).toHaveBeenCalledWith(2);
  },
);

test('a crew that guesses goes on guessing when it grows', () => {
  const run = runOf({ way: 'guess' });
  controlOf(run, 'workers').change(8);
  expect(run.own).toHaveBeenCalledWith(8);
  expect(run.change).not.toHaveBeenCalled();
});
