import { expect, test, type Page } from '@playwright/test';

import { playDemo } from '@tests/support/demo';
import { openMore } from '@tests/support/demo-checks';
import { sentenceOf, setVisibility, skipOpening, stageOf } from '@tests/support/demo-steps';
import { describeDemo, describeThesis } from '@tests/support/describe-demo';

const SLUG = 'oldportfolio';
/** The spring of the demo's first run. */
const [STIFFNESS, DAMPING] = [60, 8];
const CURVE_SECONDS = 0.4;

describeDemo(SLUG, async (page) => {
  const card = handle(page, 'Card');
  await expect(sentenceOf(page)).toContainText('home in 400 ms. Now throw it.');
  await card.press('ArrowUp');
  await expect(sentenceOf(page)).toContainText('Enter throws it at 2,500 px/s.');
  await card.press('ArrowDown');
  await card.press('Enter');
  await expect(sentenceOf(page)).toContainText('at 2,400 px/s. The timed curve dropped the speed');
  await card.press('ArrowUp');
  await expect(sentenceOf(page)).toContainText('You threw it at 2,500 px/s. The timed curve');
  await expect(sentenceOf(page)).toContainText(/turned \d+°/);
  const turned = await degreesOf(page);
  await card.press('ArrowLeft');
  // Until it is let go there is no angle.
  await expect.poll(async () => [turned, undefined].includes(await degreesOf(page))).toBe(false);
  await handle(page, 'Home').press('ArrowUp');
  await expect(sentenceOf(page)).toContainText('You moved its home');
});

describeThesis(SLUG, {
  gesture: (page) => handle(page, 'Card').press('Enter'),
  failure: /dropped the speed and turned \d+°/,
});

test.describe('without motion, where no clock has a say', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a caught card leaves with the velocity of the hand, and the timed curve with its own', async ({
    page,
  }) => {
    await playDemo(page, SLUG);
    const hand = velocityOf(await throwByHand(page));
    await expect.poll(() => addressOf(page).get('speed')).not.toBeNull();
    const speed = Number(addressOf(page).get('speed'));
    const angle = Number(addressOf(page).get('angle'));
    expect(Math.abs(speed - hand.speed)).toBeLessThanOrEqual(1);
    expect(Math.abs(angle - hand.angle)).toBeLessThanOrEqual(1);
    const thrown = `You threw it at ${speed.toLocaleString('en-GB')} px/s.`;
    await expect(sentenceOf(page)).toContainText(`${thrown} The timed curve dropped the speed`);

    const rows = await openTable(page);
    const away = await awayFromHome(page);
    for (const { ms, spring, formula, apart } of rows) {
      const exact = solveSpring(away, { speed, angle }, ms / 1_000);
      expect(Math.abs(formula - exact)).toBeLessThanOrEqual(1);
      expect(Math.abs(spring - exact)).toBeLessThan(0.02 * speed + 15);
      expect(apart).toBeLessThan(4);
    }
    expect(Math.abs((rows[0]?.spring ?? 0) - speed)).toBeLessThanOrEqual(1);
    const start = (3 * Math.hypot(away.x, away.y)) / CURVE_SECONDS;
    expect(Math.abs((rows[0]?.curve ?? 0) - start)).toBeLessThanOrEqual(1);

    await stageOf(page).locator('[data-choose="mine"]').press('Enter');
    await expect(sentenceOf(page)).toContainText(`${thrown} The spring flew on at`);
    await expect(sentenceOf(page)).toContainText(
      /flew on at [\d,]+\spx\/s and kept its direction\./,
    );
    await expect(sentenceOf(page).locator('mark')).toHaveCount(0);
    await expect(handle(page, 'Cards')).toHaveAttribute('data-lit', 'true');
  });

  test('a hand at rest throws nothing, and the card asks again', async ({ page }) => {
    await playDemo(page, SLUG);
    const card = handle(page, 'Card');
    await throwByHand(page, 500);
    await expect(sentenceOf(page)).toContainText('That was no throw yet');
    await expect(card).toHaveAttribute('data-lit', 'true');
    expect(addressOf(page).get('speed')).toBeNull();
    await card.click({ force: true });
    await expect(sentenceOf(page)).toContainText('That was no throw yet');
  });

  test('called back, the timed curve flips by its formula; one step of a second throws the spring 59 distances too far', async ({
    page,
  }) => {
    await playDemo(page, SLUG);
    const dares = stageOf(page).locator('[data-dare]');
    const lit = stageOf(page).locator('.approach[data-lit="true"] [aria-pressed="false"]');
    await dares.nth(0).press('Enter');
    await expect(sentenceOf(page)).toContainText('flipped from');
    const text = (await sentenceOf(page).innerText()).replaceAll(',', '');
    const [, before, after] = (/from (\d+) to −(\d+)/.exec(text) ?? []).map(Number);
    // 0.42 and 0.43 px per ms for 100 px, as in the write-up.
    expect((after ?? 0) / (before ?? 1)).toBeCloseTo(0.578125 / 0.5625, 2);
    await lit.press('Enter');
    await expect(sentenceOf(page)).toContainText(/spring coasted \d+\spx on/);

    await dares.nth(2).press('Enter');
    await expect(sentenceOf(page)).toContainText('too far');
    const width = await stageOf(page)
      .locator('.drawing')
      .evaluate((field) => field.clientWidth);
    const said = (await sentenceOf(page).innerText()).replaceAll(',', '');
    const far = Number(/spring (\d+)\spx too far/.exec(said)?.[1]);
    expect(Math.abs(far - 59 * 0.36 * width)).toBeLessThan(59);
    await lit.press('Enter');
    await expect(sentenceOf(page)).toContainText('asks the clock and is where it should be');
  });
});

test('a shared throw happens, and the switch is lit by it', async ({ page }) => {
  await playDemo(page, SLUG, '?do=throw&speed=1700');
  await expect(sentenceOf(page)).toContainText('You threw it at 1,700 px/s. The timed curve');
  await expect(stageOf(page)).toHaveAttribute('data-opening', 'done');
  await expect(stageOf(page).locator('.approach')).toHaveAttribute('data-lit', 'true');
});

test('waits between frames are measured, not made up, and put down to nothing', async ({
  page,
}) => {
  await playDemo(page, SLUG, '?do=throw&cards=100&damping=1&stiffness=20');
  const tally = stageOf(page).locator('[data-tally]');
  const longest = async () => Number(await tally.getAttribute('data-longest'));
  await expect(tally).toContainText(/\d+ of the last \d+ frames \(the bars\) came late/);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          const end = performance.now() + 700;
          while (performance.now() < end);
          resolve();
        });
      }),
  );
  await expect.poll(longest).toBeGreaterThanOrEqual(700);
  await expect(tally).not.toContainText(/because|cost|layout|transform/i);
});

test('the time in a hidden tab is no wait', async ({ page }) => {
  await page.clock.install();
  await playDemo(page, SLUG, '?do=throw&cards=100&damping=1&stiffness=20');
  await page.clock.runFor(600);
  const tally = stageOf(page).locator('[data-tally]');
  await expect(tally).toContainText(/of the last \d+ frames/);
  await setVisibility(page, 'hidden');
  await expect(stageOf(page)).toHaveAttribute('data-active', 'false');
  await page.clock.runFor(20_000);
  await setVisibility(page, 'visible');
  await expect(stageOf(page)).toHaveAttribute('data-active', 'true');
  await page.clock.runFor(600);
  expect(Number(await tally.getAttribute('data-longest'))).toBeLessThan(5_000);
});

test('500 cards are counted by a handle and thrown together, by transform or by left and top', async ({
  page,
}) => {
  await playDemo(page, SLUG);
  await skipOpening(page);
  const copies = stageOf(page).locator('.oldportfolio__copies > i');
  await handle(page, 'Cards').press('End');
  await expect(copies).toHaveCount(499);
  await expect(copies.first()).toHaveAttribute('style', /transform/);
  await handle(page, 'Card').press('Enter');
  await expect(sentenceOf(page)).toContainText(
    /500 cards at 2,400\spx\/s\. All 500 timed curves dropped the speed and turned\sback\./,
  );
  await expect(stageOf(page).locator('[data-tally]')).toContainText(/\d+ of the last \d+ frames/);
  await openMore(page);
  await stageOf(page).getByRole('radio', { name: 'left and top' }).press('Space');
  await expect(copies.first()).toHaveAttribute('style', /left: .*top: /);
  await expect.poll(() => addressOf(page).get('by')).toBe('left');
});

interface Touch {
  x: number;
  y: number;
  ms: number;
}

/** The time between two moves of the hand. */
const MOVE_MS = 10;

/**
 * Grabs the card, drags it up to the left, lets it rest for so long and lets go; gives the moves as the page was told of them. The grab is real. The
 * moves are made inside the page and carry their own times: a starved machine would deliver real ones a tenth of a second apart,
 * which is a hand at rest.
 */
async function throwByHand(page: Page, restMs = 0): Promise<Touch[]> {
  const card = handle(page, 'Card');
  await card.scrollIntoViewIfNeeded();
  await card.hover({ force: true });
  await page.mouse.down();
  await expect(sentenceOf(page)).toContainText('You have it.');
  const touches = await card.evaluate(
    (element, { moveMs, rest }) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const startedMs = performance.now();
      const told: Touch[] = [];
      const tell = (name: string, step: number, lateMs = 0) => {
        const place = { clientX: x - 12 * step, clientY: y - 8 * step };
        const event = new PointerEvent(name, { ...place, pointerId: 1, bubbles: true });
        Object.defineProperty(event, 'timeStamp', { value: startedMs + step * moveMs + lateMs });
        element.dispatchEvent(event);
        if (name === 'pointermove') {
          told.push({ x: event.clientX, y: event.clientY, ms: event.timeStamp });
        }
      };
      for (let step = 1; step <= 24; step += 1) tell('pointermove', step);
      tell('pointerup', 24, rest);
      return told;
    },
    { moveMs: MOVE_MS, rest: restMs },
  );
  await page.mouse.up();
  return touches;
}

/** The velocity over the last 90 ms of the moves, which are all as fast. */
function velocityOf(touches: readonly Touch[]): { speed: number; angle: number } {
  const last = touches.at(-1);
  const first = touches.find(({ ms }) => last !== undefined && last.ms - ms <= 90);
  if (!last || !first || first === last) throw new Error('The hand did not move.');
  const seconds = Math.max(last.ms - first.ms, 8) / 1_000;
  const [vx, vy] = [(last.x - first.x) / seconds, (last.y - first.y) / seconds];
  return {
    speed: Math.min(Math.hypot(vx, vy), 6_000),
    angle: (Math.round((Math.atan2(-vy, vx) * 180) / Math.PI) + 360) % 360,
  };
}

/** The speed of a spring that swings, by its solution. */
function solveSpring(
  away: { x: number; y: number },
  hand: { speed: number; angle: number },
  seconds: number,
): number {
  const radians = (hand.angle * Math.PI) / 180;
  const half = DAMPING / 2;
  const swing = Math.sqrt(STIFFNESS - half ** 2);
  const speedAfter = (from: number, speed: number) =>
    Math.exp(-half * seconds) *
    (speed * Math.cos(swing * seconds) -
      ((half * speed + STIFFNESS * from) / swing) * Math.sin(swing * seconds));
  return Math.hypot(
    speedAfter(away.x, hand.speed * Math.cos(radians)),
    speedAfter(away.y, -hand.speed * Math.sin(radians)),
  );
}

/** From the card's home to where it was let go, by the address. */
async function awayFromHome(page: Page): Promise<{ x: number; y: number }> {
  const run = addressOf(page);
  const { width, height } = await stageOf(page)
    .locator('.oldportfolio__copies')
    .evaluate((field) => ({ width: field.clientWidth, height: field.clientHeight }));
  return {
    x: ((Number(run.get('x')) - 80) / 100) * width,
    y: ((Number(run.get('y')) - 60) / 100) * height,
  };
}

/** The table of the flight in the drawer. */
async function openTable(page: Page) {
  await openMore(page);
  await expect(stageOf(page).locator('[data-more] tbody tr')).toHaveCount(7);
  const rows = await stageOf(page)
    .locator('[data-more] tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  return rows.map((cells) => {
    const [ms, spring, formula, apart, curve] = cells.map((text) =>
      Number.parseFloat(text.replaceAll(',', '')),
    );
    return { ms: ms ?? 0, spring: spring ?? 0, formula: formula ?? 0, apart: apart ?? 0, curve };
  });
}

function addressOf(page: Page): URLSearchParams {
  return new URL(page.url()).searchParams;
}

function handle(page: Page, name: string) {
  return stageOf(page).locator(`[data-handle="${name}"]`);
}

/** The turn that the sentence names. */
async function degreesOf(page: Page): Promise<string | undefined> {
  return /turned (\d+°)/.exec(await sentenceOf(page).innerText())?.[1];
}
