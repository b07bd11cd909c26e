import { globSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { MdastPluginDefinition, MdastVisitorContext } from 'satteri';

import { mistake, pathFromRoot } from './mistake.ts';
import type { Tag } from './nodes.ts';

/** Components that every write-up may use, besides those of its own folder. */
const SHARED = ['Decision', 'Decisions', 'Video'];

/** Rejects imports, and tags that are neither HTML nor a figure or demo of the text's folder. */
export const checkNames: MdastPluginDefinition = {
  name: 'check-names',
  options: { position: true },
  mdxjsEsm(code, context) {
    throw mistake(
      context,
      code,
      'a text imports and exports nothing. Remove the line: figures and demo of the folder are known by name, such as <MyFigure />.',
    );
  },
  mdxJsxFlowElement: checkName,
  mdxJsxTextElement: checkName,
};

function checkName(tag: Tag, context: MdastVisitorContext): void {
  const { name } = tag;
  if (!context.fileURL || name === null || /^[a-z]/.test(name)) return;
  const folder = dirname(fileURLToPath(context.fileURL));
  if (SHARED.includes(name) || componentsIn(folder).includes(name)) return;
  throw mistake(
    context,
    tag,
    `nothing is called <${name} />. Correct the name, or add ${name}.tsx to ${pathFromRoot(folder)}/figures.`,
  );
}

/** The names of figures and demo, as src/pages/projects/_parts.ts gives them to a text. */
function componentsIn(folder: string): string[] {
  return globSync(['figures/*.tsx', 'demo/*Demo.astro'], { cwd: folder }).map((file) =>
    basename(file, extname(file)),
  );
}
