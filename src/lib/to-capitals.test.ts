import { expect, test } from 'vitest';

import { toCapitals } from './to-capitals';

test.each([
  ['My idea', 'MY IDEA'],
  ['Łódź, Straße', 'ŁÓDŹ, STRASSE'],
  ['Clock საათი', 'CLOCK საათი'],
  ['王小明', '王小明'],
  ['', ''],
])('%s in capitals is %s', (text, capitals) => {
  expect(toCapitals(text)).toBe(capitals);
});
