import { globSync } from 'node:fs';

import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

import { exceptions, mayImport } from '../../tooling/dependency-rules.js';

/** Only the import rules, and without type information: the test files do not exist on disk. */
const eslint = new ESLint({
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => ruleId.endsWith('no-restricted-imports'),
});

test.each([
  ['src/lib/example.ts', "import '@/ui/Icon';", 'lib may not import ui'],
  ['src/config/example.ts', "import '@/lib/hex';", 'config may not import lib'],
  ['src/ui/example.tsx', "import '@/features/theme/ThemeSwitch';", 'ui may not import features'],
  ['src/stage/example.ts', "import '@/collections/featured';", 'stage may not import collections'],
  ['src/server/example.ts', "import '../features/feeds/feed-formats.ts';", 'server may not import'],
  ['src/features/cv/example.ts', "import '@/features/theme/theme-switch';", 'do not import each'],
  ['src/features/cv/example.ts', "import '../theme/theme-switch';", 'Use ./ within a folder'],
  ['src/layouts/Example.astro', "---\nimport '@/pages/x';\n---", 'layouts may not import pages'],
  ['src/pages/example.ts', "import '/scripts/setup/run.js';", 'pages may not import scripts'],
  [
    'src/server/example.ts',
    "import '../../scripts/setup/run.js';",
    'server may not import scripts',
  ],
  ['tooling/example.ts', "import '../scripts/setup/run.js';", 'tooling may not import scripts'],
  ['tooling/open-web/example.ts', "import '../../src/ui/Icon';", 'tooling may not import ui'],
  ['checks/example.ts', "import '../scripts/new.ts';", 'checks may not import scripts'],
  ['checks/example.ts', "import '../tooling/csp.ts';", 'checks may not import tooling'],
  ['tooling/example.ts', "import '../src/features/cv/to-cv';", 'tooling may not import features'],
  ['astro.config.ts', "import './scripts/setup/run.js';", 'Nothing in a build'],
  [
    'scripts/example.ts',
    "import '../src/features/cv/to-cv.ts';",
    'scripts may not import features',
  ],
  ['scripts/new/example.js', "import '../../src/server/main.ts';", 'scripts may not import server'],
  ['scripts/example.ts', "import { x } from '../src/stage/x.ts';", 'scripts may not import stage'],
  ['projects/one/example.ts', "import '@/features/cv/to-cv';", 'projects may not import features'],
  ['projects/one/example.ts', "import '@/server/main';", 'projects may not import server'],
  ['projects/one/example.ts', "import { x } from '@/collections/x';", 'may not import collections'],
  ['projects/one/example.ts', "import '/projects/two/sleeve';", 'never imports another project'],
  ['projects/one/demo/example.ts', "import '../../two/demo/x';", 'Use ./ within a folder'],
  ['projects/one/demo/Example.tsx', "import 'node:fs';", 'Islands run in the browser'],
])('%s with `%s` is refused', async (filePath, text, sentence) => {
  expect(await lint(filePath, text)).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  ['projects/one/example.ts', "import type { x } from '@/collections/x';"],
  ['projects/one/example.ts', "import '@/stage/x'; import '@/ui/x'; import './demo/x';"],
  ['projects/one/one.test.ts', "import '@/collections/x'; import '../../scripts/x';"],
  ['scripts/example.ts', "import '../tooling/x.ts'; import '../src/lib/x.ts';"],
  ['scripts/example.ts', "import type { x } from '../src/stage/x.ts';"],
  ['scripts/music/example.ts', "import '../../src/features/music/sources/settings.ts';"],
  ['tooling/open-web/example.ts', "import '../sleeves/x'; import '../../src/config/x';"],
  ['tooling/example.ts', "import '../checks/finding.ts';"],
  ['checks/example.ts', "import '../src/lib/x.ts'; import '../tooling/markdown/processor.ts';"],
  ['src/server/example.ts', "import '../config/site.ts';"],
])('%s with `%s` is allowed', async (filePath, text) => {
  expect(await lint(filePath, text)).toEqual([]);
});

test('every folder of src that holds code is in the table', () => {
  const folders = globSync('src/*/*.{ts,tsx,astro}').map((file) => file.split('/')[1]);
  expect([...new Set(folders)].filter((name) => name && !(name in mayImport))).toEqual([]);
});

test('every exception names an existing file', () => {
  const missing = Object.values(exceptions)
    .flat()
    .filter((path) => globSync(`{src/,}${path}*`).length === 0);
  expect(missing).toEqual([]);
});

async function lint(filePath: string, text: string): Promise<string[]> {
  const results = await eslint.lintText(text, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
}
