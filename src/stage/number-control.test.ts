import { expect, test, vi } from 'vitest';

import { type } from './number-control';
import { rupees } from './setting-kinds';

const setting = rupees({ name: 'Goal', start: 500_000, from: 100_000, to: 1_000_000 });
const controlled = () => ({ setting, value: 500_000, change: vi.fn(), refuse: vi.fn() });

test('what can be used is used', () => {
  const control = controlled();
  expect(type(control, '7L')).toBe(true);
  expect(control.change).toHaveBeenCalledExactlyOnceWith(700_000);
  expect(control.refuse).not.toHaveBeenCalled();
});

test.each(['', 'lots', '1e30', '-1'])(
  '"%s" is refused with a sentence and changes nothing',
  (text) => {
    const control = controlled();
    expect(type(control, text)).toBe(false);
    expect(control.change).not.toHaveBeenCalled();
    expect(control.refuse).toHaveBeenCalledExactlyOnceWith(
      'Goal must be from 1,00,000 to 10,00,000 rupees.',
    );
  },
);
