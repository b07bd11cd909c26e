import { expect, test } from 'vitest';

import { settings, THIEF, UP } from './settings';

test('an address that says nothing is the printed contract', () => {
  expect(settings.parse(new URLSearchParams()).values).toMatchObject({
    thief: 1,
    savers: 59,
    up: 0,
    operator: 'clear',
  });
});

test.each([
  ['thief=0', 'Thief puts in: choose'],
  ['savers=61', 'Savers put in: choose'],
  ['up=4', 'moved up: choose a whole number from 0 to'],
  ['operator=times', 'The orange line: choose one of clear, subtract, unchecked.'],
  [`quote=${'x'.repeat(121)}`, 'at most 120 characters'],
])('%s gets a sentence', (query, problem) => {
  const { problems } = settings.parse(new URLSearchParams(query));
  expect(Object.values(problems)).toEqual([expect.stringContaining(problem)]);
});

test('the orange line says where it is', () => {
  expect([0, 1, 2, 3, 9].map(UP.say)).toEqual([
    'last line, after the call',
    'line 3 of 4, after the call',
    'line 2 of 4, above the call',
    'line 1 of 4, above the read',
    '',
  ]);
});

test('coins are counted in words', () => {
  expect([1, 2, 12].map((count) => THIEF.say(count))).toEqual(['1 coin', '2 coins', '12 coins']);
});
