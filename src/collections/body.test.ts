import { expect, test } from 'vitest';

import { toBody } from './body';

test('a body is compiled when its code is asked for', () => {
  const { code } = toBody('Some *words* and <Figure />');
  expect(code).toContain('_createMdxContent');
  expect(code).toContain('Figure');
});

test('a body that cannot be compiled still has its text', () => {
  const body = toBody('<Figure>');
  expect(body.raw).toBe('<Figure>');
  expect(() => body.code).toThrow('closing tag');
});
