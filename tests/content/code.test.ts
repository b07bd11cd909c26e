import { globSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { compileSolidity, compileTypeScript, parsePython } from '../support/compile';
import { createChain, solidityOf } from '../support/evm';
import { projects } from '../support/samples';

const KNOWN = ['solidity', 'ts', 'python', 'text'];

/** The samples, and whoever puts what their code names, but does not show, beside their text. */
const COMPILED = projects.filter(
  ({ slug, sample }) => sample || globSync(`projects/${slug}/snippets.{d.ts,sol}`).length > 0,
);

describe.each(COMPILED)('$slug', ({ slug, sample, body }) => {
  const blocks = [...body.matchAll(/^```(\w*)[^\n]*\n([\s\S]*?)^```/gm)].map(
    ([, language = '', code = '']) => ({ language, code }),
  );
  const inLanguage = (wanted: string) =>
    blocks.filter(({ language }) => language === wanted).map(({ code }) => code);

  test.runIf(sample)('names the language of its code', () => {
    expect(blocks.filter(({ language }) => !KNOWN.includes(language))).toEqual([]);
  });

  test.runIf(inLanguage('solidity').length > 0)('shows Solidity that compiles', () => {
    expect(compileSolidity(solidityOf(slug), slug)).toEqual([]);
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

test('a contract runs, and a call that reverts changes nothing and has its reason', async () => {
  const chain = await createChain();
  const owner = await chain.fund();
  const code = [
    'contract A { uint256 public n; function set(uint256 m) external { n = m; require(m > 1, "small"); } }',
  ];
  const contract = await chain.deploy(code, 'A', { from: owner });
  expect(await contract.send({ from: owner }, 'set', 1n)).toMatchObject({ reverted: 'small' });
  expect(await contract.read('n')).toBe(0n);
  expect(await contract.send({ from: owner }, 'set', 2n)).toMatchObject({ reverted: undefined });
  expect(await contract.read('n')).toBe(2n);
});
