import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import project from '../../package.json' with { type: 'json' };

const text = (file: string) => readFileSync(file, 'utf8');

test('the image has the Node that the tests run on', () => {
  expect(text('Dockerfile')).toContain(`ARG NODE_VERSION=${project.devDependencies.node}\n`);
  expect(text('.nvmrc').trim()).toBe(project.devDependencies.node);
});

test('the image gets exactly the inputs of a build, and the settings of npm', () => {
  const [, inputs = ''] = /const INPUTS = \[([^\]]*)\]/.exec(text('tooling/built-from.js')) ?? [];
  const allowed = [...text('.dockerignore').matchAll(/^!(.*)$/gm)].map(([, name]) => name);
  // Workers are not built in the image.
  const wanted = [...inputs.matchAll(/'([^']+)'/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'scripts/build-edge.js' && name !== 'wrangler.jsonc');
  expect(allowed.sort()).toEqual([...wanted, '.npmrc'].sort());
});
