import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, test } from 'vitest';

import { hasJava } from '../../scripts/setup/java.js';

const CHECKER = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/** The checker's grammar of drawings is that of SVG 1.1. SVG 2 has these, and browsers draw them. */
const NOT_IN_SVG_1 = [
  // Weights between the hundreds, for variable fonts.
  '.*Bad value “\\d+” for attribute “font-weight” on element “text”.*',
  // On every shape, not on paths alone.
  '.*Attribute “pathLength” not allowed on element “(circle|ellipse|line|polygon|polyline|rect)”.*',
];

const pages = globSync('dist/client/**/*.html');

test('the Nu HTML checker finds no error in any built page', (context) => {
  if (!hasJava()) {
    const reason = `The HTML of ${pages.length} pages was not checked: the checker needs Java. Install it (Debian: default-jre-headless).`;
    console.warn(reason);
    context.skip(reason);
  }
  expect(pages.length).toBeGreaterThan(0);
  const filters = ['--filterpattern', NOT_IN_SVG_1.join('|')];
  const { stderr, status, error } = spawnSync(
    'java',
    ['-jar', CHECKER, '--errors-only', '--asciiquotes', ...filters, ...pages],
    { encoding: 'utf8' },
  );
  expect(error).toBeUndefined();
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
