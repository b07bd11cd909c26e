import { expect, test } from '@playwright/test';

import { drawInMemory, FRAME_MS, hurryAct } from './hurry-act';
import { STATE_LIMIT_MS, type Visitor } from './visitor';

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

/** Play, its act, keys, a drag, the other way and the dares. What a demo has is read from the page, so it may change without this. */
export async function playThrough(visitor: Visitor, slug: string): Promise<void> {
  await play(visitor, slug);
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
  const [otherWay] = await visitor.list(
    `${STAGE} [data-choose]:not([aria-pressed="true"])`,
    'data-choose',
  );
  if (otherWay !== undefined) await choose(visitor, otherWay);
  for (const dare of await visitor.list(`${STAGE} [data-dare]`, 'data-dare'))
    await take(visitor, dare);
  await expectNoProblem(visitor);
}

/** What the kit gives to every demo: both ways, More and the link to a run. */
export async function useKit(visitor: Visitor, slug: string): Promise<void> {
  await play(visitor, slug);
  for (const way of await visitor.list(`${STAGE} [data-choose]`, 'data-choose'))
    await choose(visitor, way);
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
  await expectNoProblem(visitor);
}

/** Presses Play and waits for the end of the opening. */
async function play(visitor: Visitor, slug: string): Promise<void> {
  await visitor.open(`/projects/${slug}`);
  await visitor.read(drawInMemory);
  await visitor.read(hurryAct, FRAME_MS);
  await visitor.click('[data-demo-play]');
  await test.step('the opening ends by itself, in its time although frames are few', async () => {
    const actMs = () => visitor.read(() => document.documentElement.dataset['actMs']);
    await expect
      .poll(async () => Number(await actMs()), { timeout: STATE_LIMIT_MS })
      .toBeLessThan(LONGEST_ACT_MS);
  });
}

function choose(visitor: Visitor, way: string): Promise<void> {
  return test.step(`the ${way} way`, async () => {
    await visitor.click(`${STAGE} [data-choose="${way}"]`);
    await visitor.sees(`${STAGE}[data-approach="${way}"]`);
  });
}

function take(visitor: Visitor, dare: string): Promise<void> {
  return test.step(`the dare ${dare}`, async () => {
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

async function expectNoProblem(visitor: Visitor): Promise<void> {
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
    .poll(
      async () => {
        await act(turn);
        turn += 1;
        return said();
      },
      { timeout: STATE_LIMIT_MS },
    )
    .not.toBe(before);
}
