import { expect, test } from '@playwright/test';

import { FRAME_MS, hurryAct } from './hurry-act';
import type { Visitor } from './visitor';

const STAGE = '[data-widget="demo"]';
/** A handle that keeps its value. Others are held, and let go of what they did. */
const SLIDER = `${STAGE} [data-handle][role="slider"]`;
/** No act is longer than ten seconds. */
const LONGEST_ACT_MS = 15_000;
/** How far a hand drags a handle, in each direction until something follows. */
const DRAG_PX = 70;
const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** Everything that a stage offers. What it has is read from the page, so a demo may change without this. */
export async function playThrough(visitor: Visitor, slug: string): Promise<void> {
  await visitor.open(`/projects/${slug}`);
  await visitor.read(hurryAct, FRAME_MS);
  await visitor.click('[data-demo-play]');
  await test.step('the opening ends by itself, in its time although frames are few', async () => {
    await visitor.sees('html[data-act-ms]');
    const actMs = await visitor.read(() => document.documentElement.dataset['actMs']);
    expect(Number(actMs)).toBeLessThan(LONGEST_ACT_MS);
  });
  if ((await visitor.count(SLIDER)) > 0) {
    // A handle may be at one of its ends.
    await test.step('keys', () =>
      expectChange(visitor, (turn) =>
        visitor.pressOn(SLIDER, turn % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'),
      ));
    await test.step('drag', () =>
      expectChange(visitor, async (turn) => {
        const [right, down] = DIRECTIONS[turn % DIRECTIONS.length] ?? [1, 0];
        await visitor.drag(SLIDER, right * DRAG_PX, down * DRAG_PX);
      }));
  } else {
    await visitor.pressOn(`${STAGE} [data-handle]`, 'Enter');
  }
  const ways = await visitor.list(`${STAGE} [data-choose]`, 'data-choose');
  for (const way of ways) {
    await test.step(`the ${way} way`, async () => {
      await visitor.click(`${STAGE} [data-choose="${way}"]`);
      await visitor.sees(`${STAGE}[data-approach="${way}"]`);
    });
  }
  const dares = await visitor.list(`${STAGE} [data-dare]`, 'data-dare');
  for (const dare of dares) {
    await test.step(`the dare ${dare}`, async () => {
      await visitor.click(`${STAGE} [data-dare="${dare}"]`);
      await visitor.until(
        'the address is its run',
        (run) => {
          const asked = new URLSearchParams(run);
          const now = [...new URLSearchParams(location.search)];
          return now.every(([name, value]) => asked.get(name) === value);
        },
        dare,
      );
    });
  }
  if ((await visitor.count(`${STAGE} [data-more]`)) > 0) {
    await test.step('More', async () => {
      await visitor.click(`${STAGE} [data-more] > summary`);
      await visitor.sees(`${STAGE} [data-more][open] .more__body`);
      await visitor.pressOn(`${STAGE} [data-more] > summary`, 'Escape');
      await visitor.sees(`${STAGE} [data-more]:not([open])`);
    });
  }
  // A demo without settings has no other run.
  if ((await visitor.count(`${STAGE} [aria-label="Copy link to this run"]`)) === 0) return;
  await test.step('the link to this run', async () => {
    await visitor.click(`${STAGE} [aria-label="Copy link to this run"]`);
    await visitor.until('it is copied or shown', () =>
      /Link copied|Copy this address by hand/.test(
        document.querySelector('.foot__said')?.textContent ?? '',
      ),
    );
  });
  expect(await visitor.list(`${STAGE} [role="alert"]`, 'class'), 'problems').toEqual([]);
}

/** Repeats what a hand does, with the number of its turn, until the stage says something else. */
async function expectChange(visitor: Visitor, act: (turn: number) => Promise<void>): Promise<void> {
  const said = () =>
    visitor.read((stage) => {
      const root = document.querySelector<HTMLElement>(stage);
      const values = Array.from(
        root?.querySelectorAll('[data-handle]') ?? [],
        (handle) => handle.getAttribute('aria-valuetext') ?? handle.getAttribute('aria-label'),
      );
      return [
        root?.querySelector('[data-sentence]')?.textContent,
        location.search,
        ...values,
      ].join();
    }, STAGE);
  const before = await said();
  let turn = 0;
  await expect
    .poll(async () => {
      await act(turn);
      turn += 1;
      return said();
    })
    .not.toBe(before);
}
