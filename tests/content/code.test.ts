import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { compileSolidity, compileTypeScript, parsePython } from '../support/compile';
import { slugs } from '../support/pages';

const KNOWN = ['solidity', 'ts', 'python', 'text'];

describe.each(slugs)('%s', (slug) => {
  const source = readFileSync(`projects/${slug}/${slug}.mdx`, 'utf8');
  const blocks = [...source.matchAll(/^```(\w*)[^\n]*\n([\s\S]*?)^```/gm)].map(
    ([, language = '', code = '']) => ({ language, code }),
  );
  const inLanguage = (wanted: string) =>
    blocks.filter(({ language }) => language === wanted).map(({ code }) => code);

  test('names the language of its code', () => {
    expect(blocks.filter(({ language }) => !KNOWN.includes(language))).toEqual([]);
  });

  test.runIf(inLanguage('solidity').length > 0)('shows Solidity that compiles', () => {
    expect(compileSolidity(inLanguage('solidity'), slug)).toEqual([]);
  });

  test.runIf(inLanguage('ts').length > 0)('shows TypeScript that compiles', () => {
    expect(compileTypeScript(inLanguage('ts'), slug)).toEqual([]);
  });

  test.runIf(inLanguage('python').length > 0)('shows Python that parses', () => {
    expect(inLanguage('python').flatMap(parsePython)).toEqual([]);
  });
});

test('code with an error is found', () => {
  expect(compileSolidity(['contract A { uint256 a = "b"; }'], 'none')).not.toEqual([]);
  expect(compileTypeScript(['const a: number = "b";'], 'none')).not.toEqual([]);
  expect(parsePython('def f(:\n  return )')).not.toEqual([]);
});
