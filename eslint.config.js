// @ts-check
import { resolve } from 'node:path';

import js from '@eslint/js';
import prettier from 'eslint-config-prettier/flat';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, includeIgnoreFile } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { atRoot, forbiddenImports, mayImport } from './tooling/dependency-rules.js';

const notInABuild = [{ group: ['./scripts/**'], message: 'Nothing in a build imports scripts.' }];

const runsInTheBrowser = {
  paths: ['astro:content', 'astro:env/server'],
  patterns: [
    { group: ['*.server', '@/server/**', 'node:*'], message: 'Islands run in the browser.' },
  ],
};

export default defineConfig(
  includeIgnoreFile(resolve(import.meta.dirname, '.gitignore')),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      globals: globals.nodeBuiltin,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // Numbers read well inside templates; everything else still has to be made a string.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `return answer(…)` is a short way to answer and stop.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.configs.strict],
  },
  astro.configs.recommended,
  astro.configs['jsx-a11y-strict'],

  // `astro check` type-checks .astro files; typed lint rules cannot read them.
  {
    files: ['**/*.js', '**/*.astro', '**/*.astro/*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
  },

  Object.keys(mayImport).map((folder) => ({
    files: [`${atRoot.includes(folder) ? '' : 'src/'}${folder}/**/*.{js,ts,tsx,astro}`],
    ignores: atRoot.includes(folder) ? ['**/*.{test,spec}.ts'] : [],
    rules: { 'no-restricted-imports': ['error', { patterns: forbiddenImports(folder) }] },
  })),
  {
    files: ['astro.config.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: notInABuild }] },
  },
  {
    files: ['{src,projects}/**/*.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', runsInTheBrowser] },
  },
  prettier,
);
