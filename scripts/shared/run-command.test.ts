import { expect, test } from 'vitest';

import { runScript } from '../../tests/support/run-script';

test.each([
  ['scripts/record-demo.ts', /^No project of that name has a demo\.\n$/],
  ['scripts/record-previews.ts', /^There is no .+ Correct the slug, or run: .+ nonesuch\n$/],
])('%s refuses an unknown slug with a sentence and no stack trace', async (script, sentence) => {
  const options = { args: ['nonesuch'], typed: '', folder: '.', environment: {} };
  const { code, output } = await runScript(script, options).ended;
  expect(output).toMatch(sentence);
  expect(code).toBe(1);
});
