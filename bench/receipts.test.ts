import { expect, test } from 'vitest';

import { runScript } from '../tests/support/run-script';

test('npm run receipts finds every module it needs, and answers an unknown part with the list', async () => {
  const options = { args: ['wieghts'], typed: '', folder: '.', environment: {} };
  const { code, output } = await runScript('bench/receipts.ts', options).ended;
  expect(output).toMatch(/^There is no part wieghts\. The parts are weights, /);
  expect(code).toBe(1);
});
