import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { listSlugs } from '../../checks/content.ts';
import { explainSlug } from '../../checks/projects.ts';

/** Writes a small demo for a project that has none; throws a readable message when there is no such project. */
export async function newDemo(slug: string, root = '.'): Promise<string> {
  const problem = explainSlug(slug);
  if (problem !== undefined) throw new Error(problem);
  if (!listSlugs(root).includes(slug)) {
    throw new Error(
      `There is no project "${slug}". To write one with a demo: npm run new -- project ${slug} --demo`,
    );
  }
  await writeDemo(slug, root);
  return `${fileOfDemo(slug)} already plays. Now edit:
${listEdits(slug)}
See it with: npm run dev, then /projects/${slug}
Test it with: npx playwright test projects/${slug}`;
}

/** Writes the demo and its test; nothing when one of them is there, because they may be somebody's work. */
export async function writeDemo(slug: string, root = '.'): Promise<void> {
  const files = {
    [fileOfDemo(slug)]: DEMO,
    [`projects/${slug}/${slug}.spec.ts`]: testOfDemo(slug),
  };
  const there = [`projects/${slug}/demo`, ...Object.keys(files)].find((file) =>
    existsSync(join(root, file)),
  );
  if (there !== undefined) {
    throw new Error(`${there} exists. Edit it, or move it away and run this again.`);
  }
  await mkdir(join(root, 'projects', slug, 'demo'));
  for (const [file, text] of Object.entries(files)) await writeFile(join(root, file), text);
}

/** What there is to edit in a new demo. */
export function listEdits(slug: string): string {
  return `  - ${fileOfDemo(slug)}: draw your own idea; docs/recipes/add-a-demo.md explains every line
  - projects/${slug}/${slug}.spec.ts: what the sentence must say`;
}

function fileOfDemo(slug: string): string {
  return `projects/${slug}/demo/demo.tsx`;
}

/** What the sentence of a new demo is written as. The doctor names a demo that still says it. */
export const SENTENCE = 'The bar is <LiveNumber control={size} /> percent long.';

/** A smallest working demo: one number and one handle. All else has a default. */
const DEMO = `import { defineDemo } from '@/stage/define-demo';
import type { SceneProps } from '@/stage/define-demo';
import { Drawing } from '@/stage/Drawing';
import { Handle } from '@/stage/Handle';
import { LiveNumber, Sentence } from '@/stage/Sentence';
import { defineSettings, whole } from '@/stage/settings';

/** Everything a run depends on. It is kept in the page's address. */
const settings = defineSettings({
  size: whole({ name: 'Size', start: 20, from: 0, to: 100, unit: 'percent' }),
});

export const demo = defineDemo({ settings, Scene: BarScene });

/** Room for half of the handle at both ends of the bar, in pixels. */
const EDGE = 32;

/** Drag the end of the bar. */
function BarScene({ run, act }: SceneProps<typeof settings.start>) {
  const size = run.number('size');
  return (
    <>
      <Sentence problem={run.problem}>
        ${SENTENCE}
      </Sentence>
      <Drawing>
        {({ width, height }) => {
          const at = { x: EDGE + ((width - 2 * EDGE) * size.value) / 100, y: height / 2 };
          const valueAt = (x: number) => (100 * (x - EDGE)) / (width - 2 * EDGE);
          return (
            <>
              <svg aria-hidden="true">
                <rect y={at.y - 24} width={at.x} height="48" fill="var(--stage-figure)" />
              </svg>
              <Handle control={size} at={at} axis="x" valueAt={valueAt} isLit={act.isDone} />
            </>
          );
        }}
      </Drawing>
    </>
  );
}
`;

/** The tests of that demo: what holds for every demo, and what this one claims. */
function testOfDemo(slug: string): string {
  return `import { expect } from '@playwright/test';

import { sentenceOf, stageOf } from '@tests/support/demo-steps';
import { describeDemo } from '@tests/support/describe-demo';

describeDemo('${slug}', async (page) => {
  await stageOf(page).locator('[data-handle="Size"]').press('End');
  await expect(sentenceOf(page)).toHaveText('The bar is 100 percent long.');
});
`;
}
