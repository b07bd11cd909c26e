import { existsSync, readFileSync } from 'node:fs';

import { z } from 'astro/zod';
import { parser as python } from '@lezer/python';
import solc from 'solc';
import ts from 'typescript';

const compiledContract = z.object({
  evm: z.object({
    bytecode: z.object({ object: z.string() }),
    methodIdentifiers: z.record(z.string(), z.string()).default({}),
  }),
});
const solidityOutput = z.object({
  errors: z.array(z.object({ severity: z.string(), formattedMessage: z.string() })).default([]),
  contracts: z.record(z.string(), z.record(z.string(), compiledContract)).default({}),
});

const compile = z
  .custom<(input: string) => string>((value) => typeof value === 'function')
  .parse(solc.compile);

/** The standard library, read once for all write-ups. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** The line in snippets.sol that the code blocks replace. */
const PLACE = '// The code of the write-up stands here.';

/** The errors of solc for the code blocks of a write-up, inserted into projects/<slug>/snippets.sol if it exists. */
export function compileSolidity(blocks: readonly string[], slug: string): string[] {
  return errorsOf(runSolc(wholeSolidity(blocks, slug)));
}

/** The contracts in these blocks by name, ready to be deployed. */
export function compileContracts(
  blocks: readonly string[],
): Record<string, { bytecode: string; methods: Record<string, string> }> {
  const output = runSolc(blocks.join('\n'));
  const [error] = errorsOf(output);
  if (error !== undefined) throw new Error(error);
  const contracts = Object.values(output.contracts).flatMap((file) => Object.entries(file));
  return Object.fromEntries(
    contracts.map(([name, { evm }]) => [
      name,
      { bytecode: evm.bytecode.object, methods: evm.methodIdentifiers },
    ]),
  );
}

/** The Solidity of a write-up with what surrounds it. */
export function wholeSolidity(blocks: readonly string[], slug: string): string {
  return surround(blocks.join('\n'), `projects/${slug}/snippets.sol`);
}

function runSolc(code: string) {
  const input = {
    language: 'Solidity',
    sources: {
      code: { content: `// SPDX-License-Identifier: MIT\npragma solidity ^0.8.30;\n${code}` },
    },
    settings: {
      outputSelection: { '*': { '*': ['evm.bytecode.object', 'evm.methodIdentifiers'] } },
    },
  };
  const output: unknown = JSON.parse(compile(JSON.stringify(input)));
  return solidityOutput.parse(output);
}

function errorsOf({ errors }: z.infer<typeof solidityOutput>): string[] {
  return errors
    .filter(({ severity }) => severity === 'error')
    .map(({ formattedMessage }) => formattedMessage);
}

function surround(code: string, file: string): string {
  if (!existsSync(file)) return code;
  const around = readFileSync(file, 'utf8');
  if (!around.includes(PLACE)) throw new Error(`${file} lacks the line "${PLACE}".`);
  return around.replace(PLACE, () => code);
}

/** The errors of tsc for the code blocks of a write-up, after the declarations in projects/<slug>/snippets.d.ts. */
export function compileTypeScript(blocks: string[], slug: string): string[] {
  const declarations = `projects/${slug}/snippets.d.ts`;
  const prelude = existsSync(declarations) ? readFileSync(declarations, 'utf8') : '';
  const name = `projects/${slug}/write-up.ts`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    // The library's own declarations take ten times as long as a write-up's code.
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const code = [prelude, ...blocks, 'export {};'].join('\n');
  const program = ts.createProgram([name], options, {
    ...host,
    getSourceFile: (file, version) => {
      if (file === name) return ts.createSourceFile(file, code, version);
      if (!libraries.has(file)) libraries.set(file, host.getSourceFile(file, version));
      return libraries.get(file);
    },
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

/** The places of syntax errors in a Python block. */
export function parsePython(block: string): string[] {
  const faults: string[] = [];
  python.parse(block).iterate({
    enter: ({ type, from }) => {
      if (type.isError) faults.push(block.slice(from, from + 40));
    },
  });
  return faults;
}
