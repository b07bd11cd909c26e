import { expect, test } from 'vitest';

import { toBody } from './body';

test('a body is compiled when its code is asked for', () => {
  const { code } = toBody('Some *words* and <Figure />');
  expect(code).toContain('_createMdxContent');
  expect(code).toContain('Figure');
});

test('formulas and footnotes are compiled', () => {
  const { code } = toBody(
    'A claim[^1] of $$\\frac{a}{b}$$.\n\n$$\nx = {y}\n$$\n\n[^1]: A source.\n',
  );
  expect(code).toContain('_createMdxContent');
});

test('a body that cannot be compiled still has its text', () => {
  const body = toBody('<Figure>');
  expect(body.raw).toBe('<Figure>');
  expect(() => body.code).toThrow('closing tag');
});
