// @ts-check
import js from '@eslint/js';
import prettier from 'eslint-config-prettier/flat';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { mayImport, strangers } from './tooling/dependency-rules.js';

/** @param {string} folder */
function forbiddenImports(folder) {
  const allowed = mayImport[folder] ?? [];
  const higher = Object.keys(mayImport).filter(
    (name) => name !== folder && !allowed.includes(name),
  );
  const sharedChildren = strangers[folder];
  // Node runs the server as it is and knows no `@/`, so only there a path may lead up.
  const across = folder === 'server' ? '**/../' : '@/';
  return [
    ...higher.map((name) => ({
      group: [`${across}${name}/**`],
      message: `src/${folder} may not import src/${name} (docs/architecture.md).`,
    })),
    ...(sharedChildren
      ? [
          {
            group: [`@/${folder}/*`, ...sharedChildren.map((name) => `!@/${folder}/${name}`)],
            message: `Folders in src/${folder} do not import each other; compose them in a page.`,
          },
        ]
      : []),
    ...(folder === 'server'
      ? []
      : [{ group: ['../*'], message: 'Use ./ within a folder and @/ across folders.' }]),
  ];
}

const runsInTheBrowser = {
  paths: ['astro:content', 'astro:env/server'],
  patterns: [
    { group: ['*.server', '@/server/**', 'node:*'], message: 'Islands run in the browser.' },
  ],
};

export default defineConfig(
  globalIgnores([
    'dist/',
    'dist-edge/',
    '.wrangler/',
    '.astro/',
    '.scratch/',
    '.cache/',
    'coverage/',
    'test-results/',
  ]),
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
      // `return answer(…)` reads as what it is: answer and stop.
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
    files: [`src/${folder}/**/*.{ts,tsx,astro}`],
    rules: { 'no-restricted-imports': ['error', { patterns: forbiddenImports(folder) }] },
  })),
  {
    files: ['src/**/*.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', runsInTheBrowser] },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/demos/*/!(*Poster).tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportSpecifier[imported.name="useId"]',
          message:
            'Ids of useId repeat in what the server renders. Inside a running demo they do not.',
        },
      ],
    },
  },
  prettier,
);
