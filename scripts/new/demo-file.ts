/** A smallest working demo: one number, one handle, one dare. docs/recipes/add-a-demo.md explains it line by line. */
export const DEMO_FILE = `import { defineDemo } from '@/stage/define-demo';
import type { SceneProps } from '@/stage/define-demo';
import { defineSettings, whole } from '@/stage/settings';
import { Drawing } from '@/stage/Drawing';
import { Handle } from '@/stage/Handle';
import { LiveNumber, Sentence } from '@/stage/Sentence';

/** Everything a run depends on. It is kept in the page's address. */
const settings = defineSettings({
  size: whole({ name: 'Size', start: 20, from: 0, to: 100, unit: 'percent' }),
});

export const demo = defineDemo({
  plays: 'the example',
  opens: 'Write what is about to go wrong.',
  real: 'Write what is really computed here.',
  beyond: 'Write what the whole project did beyond it.',
  settings,
  dares: [['Fill it', { size: 100 }]],
  act: { ends: 1_000 },
  describe: ({ size }) => \`a bar of \${size} percent.\`,
  Scene: BarScene,
});

/** Room for half of the handle at both ends of the bar. */
const EDGE = 32;

/** Drag the end of the bar. */
function BarScene({ run, act }: SceneProps<typeof settings.start>) {
  const size = run.number('size');
  const shown = size.value * act.between(0, 1_000);
  return (
    <>
      <Sentence problem={run.problem}>
        The bar is <LiveNumber control={size} /> percent long.
      </Sentence>
      <Drawing>
        {({ width, height }) => {
          const end = EDGE + ((width - 2 * EDGE) * shown) / 100;
          const valueAt = (x: number) => (100 * (x - EDGE)) / (width - 2 * EDGE);
          const at = { x: end, y: height / 2 };
          return (
            <>
              <svg aria-hidden="true">
                <rect y={at.y - 24} width={end} height="48" fill="var(--stage-figure)" />
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
export function demoTest(slug: string): string {
  return `import { expect } from '@playwright/test';

import { sentenceOf, stageOf } from '@tests/support/demo-steps';
import { describeDemo } from '@tests/support/describe-demo';

describeDemo(
  '${slug}',
  async (page) => {
    await stageOf(page).locator('[data-handle="Size"]').press('End');
    await expect(sentenceOf(page)).toHaveText('The bar is 100 percent long.');
  },
  { dares: 1, hasWays: false, hasMore: false },
);
`;
}
