import { expect, test, type Locator, type Page } from '@playwright/test';

import { formatSpanEnd } from '../../src/lib/format-date';
import { coversOfHome, startHere } from '../support/groups';
import { isHidden, marqueeWords, profile } from '../support/profile';
import { quotes } from '../support/quotes';
import { demos, hasCrate, isSampleSite, NO_PROJECT, projects, TOO_FEW } from '../support/samples';
import { recording } from '../support/stream';

/** The sizes, the rhythm and the geometry of the showcase, as they are specified. */
const MAX_TILT_DEG = 10;
const SPRING = { stiffness: 300, damping: 50 };
const POINTER_RANGE_PX = { x: 2160, y: 1920 };
const PARALLAX_PX = 10;
const COVER_BOX_PX = { width: 300, height: 200 };
const AREA_HEIGHT_PX = 240;
const STAGGER_S = 0.15;

const QUOTE_REVEAL_MS = 500;
const MARQUEE_MS = 40_000;
const MARQUEE_GAP_PX = 16;
const WORK_AREA_PX = 192;
const WORK_ROW_PX = 64;
/** The link to the CV takes the place of a second row. */
const WORK_AREA_OF_ONE_PX = 128;
const START_HERE = startHere.flatMap((slug) => projects.filter((one) => one.slug === slug));

const widget = (page: Page, name: string) => page.locator(`[data-widget="${name}"]`);
/** Waits until the island around a widget runs. */
const hydrated = (page: Page, name: string) =>
  page.locator(`astro-island:not([ssr]) [data-widget="${name}"]`).waitFor({ state: 'attached' });

test.describe('about card', () => {
  test('leads to the about page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'About Me' }).click();
    await expect(page).toHaveURL('/about');
  });

  test.describe('quote', () => {
    test.skip(quotes.length === 0, 'there are no quotes');

    test('the quote is hidden, shows while the card is hovered, and goes when the pointer leaves', async ({
      page,
    }) => {
      await page.goto('/');
      const quote = widget(page, 'quote');
      await expect(quote).toHaveAttribute('data-state', 'hidden');
      await expect(quote.locator('blockquote')).toBeHidden();

      await widget(page, 'about-card').hover({ position: { x: 40, y: 40 } });
      await expect(quote).toHaveAttribute('data-state', 'shown');
      await expect(quote.locator('blockquote')).toBeVisible();
      const shown = await quote.locator('p').textContent();
      const { source } = quotes.find(({ text }) => text === shown) ?? { source: 'no such quote' };
      if (source !== '') await expect(quote.locator('footer')).toHaveText(source);

      await page.mouse.move(5, 5);
      await expect(quote).toHaveAttribute('data-state', 'hidden');
      await expect(quote.locator('blockquote')).toBeHidden();
    });

    test('the reveal takes 500 ms', async ({ page }) => {
      await page.goto('/');
      await widget(page, 'about-card').hover({ position: { x: 40, y: 40 } });
      const durations = await widget(page, 'quote')
        .locator('blockquote')
        .evaluate((box) =>
          getComputedStyle(box)
            .transitionDuration.split(',')
            .map((text) => parseFloat(text) * 1000),
        );
      expect(durations[0]).toBe(QUOTE_REVEAL_MS);
    });

    test('the quote opens by keyboard focus and closes on Escape', async ({ page }) => {
      await page.goto('/');
      const quote = widget(page, 'quote');
      // What stands before it in the same line.
      await page.locator('.about-card__end .pill').last().focus();
      await page.keyboard.press('Tab');
      await expect(quote).toHaveAttribute('data-state', 'shown');
      await page.keyboard.press('Escape');
      await expect(quote).toHaveAttribute('data-state', 'hidden');
      await page.keyboard.press('Enter');
      await expect(quote).toHaveAttribute('data-state', 'shown');
      await page.keyboard.press('Tab');
      await expect(quote).toHaveAttribute('data-state', 'hidden');
    });

    test('each load picks a new quote', async ({ page }) => {
      const seen = new Set<string>();
      for (const draw of [0, 0.5, 0.999]) {
        await page.addInitScript((value) => (Math.random = () => value), draw);
        await page.goto('/');
        await widget(page, 'about-card').hover({ position: { x: 40, y: 40 } });
        await expect(widget(page, 'quote').locator('p')).toBeVisible();
        seen.add((await widget(page, 'quote').locator('p').textContent()) ?? '');
      }
      const picked = [0, 0.5, 0.999].map((draw) => quotes[Math.floor(draw * quotes.length)]?.text);
      expect([...seen]).toEqual([...new Set(picked)]);
    });

    test.describe('by touch', () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

      test('a tap opens the quote and another closes it', async ({ page }) => {
        await page.goto('/');
        const button = widget(page, 'quote').getByRole('button');
        await button.tap();
        await expect(widget(page, 'quote')).toHaveAttribute('data-state', 'shown');
        await button.tap();
        await expect(widget(page, 'quote')).toHaveAttribute('data-state', 'hidden');
      });
    });
  });
});

test.describe('showcase', () => {
  test.skip(projects.length === 0, NO_PROJECT);

  test('the stack of covers: its boxes, links, entrance and depth', async ({ page }) => {
    await page.goto('/');
    await test.step('the covers stand in boxes of 300 x 200 in an area 240 px high', async () => {
      const covers = page.locator('[data-cover]');
      expect(
        await covers.evaluateAll((all) => all.map((cover) => cover.getAttribute('data-cover'))),
      ).toEqual(coversOfHome);
      expect(await layoutSize(widget(page, 'showcase'))).toMatchObject({ height: AREA_HEIGHT_PX });
      for (const cover of await covers.all()) {
        expect(await layoutSize(cover)).toEqual(COVER_BOX_PX);
        const image = cover.locator('img');
        await expect(image).toHaveAttribute('width', '800');
        await expect(image).toHaveAttribute('height', '600');
      }
    });
    await test.step('each cover leads to its write-up', async () => {
      for (const slug of coversOfHome) {
        await expect(page.locator(`[data-cover="${slug}"] a`)).toHaveAttribute(
          'href',
          `/projects/${slug}`,
        );
      }
    });
    await test.step('covers come from below, one 0.15 s after the other, on the spring', async () => {
      const landings = await page.locator('[data-cover]').evaluateAll((covers) =>
        covers.map((cover) => {
          const style = getComputedStyle(cover);
          return {
            delay: parseFloat(style.animationDelay),
            settles: parseFloat(style.animationDuration),
            easing: style.animationTimingFunction,
            name: style.animationName,
          };
        }),
      );
      expect(landings.map(({ delay }) => delay)).toEqual(
        coversOfHome.map((_, index) => index * STAGGER_S),
      );
      for (const { easing, settles, name } of landings) {
        expect(name).toMatch(/^land/);
        expect(distanceFromSpring(easing, settles)).toBeLessThan(0.02);
      }
    });
    await test.step('opacity rises from the deepest cover to the front', async () => {
      for (const [index, cover] of (await page.locator('[data-cover]').all()).entries()) {
        const opacity = Number(
          await cover.evaluate((element) => getComputedStyle(element).opacity),
        );
        const count = coversOfHome.length;
        const step = index / Math.max(count - 1, 1);
        expect(opacity).toBeCloseTo(count < 2 ? 1 : 1 - (count / 10) * (1 - step), 5);
      }
    });
  });

  test('tilts are random on every load, within ten degrees', async ({ page }) => {
    const tilts: number[] = [];
    for (let load = 0; load < 2; load += 1) {
      await page.goto('/');
      await page.mouse.move(300, 300);
      for (const cover of await page.locator('[data-cover]').all()) {
        await expect.poll(async () => Math.abs((await placeOf(cover)).tilt)).toBeGreaterThan(0);
        tilts.push((await restingPlace(cover)).tilt);
      }
    }
    for (const tilt of tilts) expect(Math.abs(tilt)).toBeLessThanOrEqual(MAX_TILT_DEG);
    expect(new Set(tilts.map((tilt) => tilt.toFixed(3))).size).toBe(tilts.length);
  });

  test('a tilt is reached by the spring, from none', async ({ page }) => {
    await page.goto('/');
    await hydrated(page, 'showcase');
    for (const cover of await page.locator('[data-cover]').all()) {
      await expect(cover).toHaveCSS('animation-name', 'land, tilt');
      // Restarted and paused at its first frame, the animation cancels the tilt.
      const drawn = await cover.evaluate((element: HTMLElement) => {
        element.style.animationName = 'none';
        element.getBoundingClientRect();
        element.style.animationName = '';
        for (const animation of element.getAnimations()) {
          animation.pause();
          animation.currentTime = 0;
        }
        const { rotate, transform } = getComputedStyle(element);
        const { a, b } = new DOMMatrix(transform);
        return { tilt: (Math.atan2(b, a) * 180) / Math.PI, back: parseFloat(rotate) };
      });
      expect(Math.abs(drawn.tilt)).toBeGreaterThan(0);
      expect(drawn.tilt + drawn.back).toBeCloseTo(0, 3);
    }
  });

  test('deeper covers follow the mouse further', async ({ page }) => {
    await page.goto('/');
    await widget(page, 'showcase').scrollIntoViewIfNeeded();
    await hydrated(page, 'showcase');
    const pointer = { x: 200, y: 100 };
    // Moves repeatedly, because covers start listening shortly after hydration.
    const isAt = async (cover: Locator, axis: 'x' | 'y', expected: number) => {
      await page.mouse.move(pointer.x + 1, pointer.y);
      await page.mouse.move(pointer.x, pointer.y);
      return Math.abs((await placeOf(cover))[axis] - expected) < 0.1;
    };
    for (const [index, cover] of (await page.locator('[data-cover]').all()).entries()) {
      const reach = PARALLAX_PX * (coversOfHome.length - index);
      const expected = {
        x: reach * ((2 * pointer.x) / POINTER_RANGE_PX.x - 1),
        y: reach * ((2 * pointer.y) / POINTER_RANGE_PX.y - 1),
      };
      await expect.poll(() => isAt(cover, 'x', expected.x)).toBe(true);
      await expect.poll(() => isAt(cover, 'y', expected.y)).toBe(true);
    }
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('nothing moves and every cover is there', async ({ page }) => {
      await page.goto('/');
      await hydrated(page, 'showcase');
      await page.mouse.move(10, 10);
      for (const cover of await page.locator('[data-cover]').all()) {
        await expect(cover).toBeVisible();
        expect(await placeOf(cover)).toEqual({ x: 0, y: 0, tilt: 0 });
      }
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      for (const word of marqueeWords.slice(0, 1)) {
        await expect(
          widget(page, 'marquee').getByText(word, { exact: true }).first(),
        ).toBeVisible();
      }
    });
  });

  test.describe('without a fine pointer', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('the stack rests and its links still work', async ({ page }) => {
      await page.goto('/');
      await widget(page, 'showcase').scrollIntoViewIfNeeded();
      await hydrated(page, 'showcase');
      const front = page.locator('[data-cover]').last();
      const { x, y } = await restingPlace(front);
      expect({ x, y }).toEqual({ x: 0, y: 0 });
      await front.getByRole('link').tap();
      await expect(page).toHaveURL(`/projects/${coversOfHome.at(-1)}`);
    });
  });
});

test('under the covers stand the projects to open first, each with its sentence, and its Play where it has one', async ({
  page,
}) => {
  test.skip(START_HERE.length === 0, 'there is no such group, and no few projects');
  await page.goto('/');
  const rows = page.getByRole('region', { name: 'Start here' }).getByRole('listitem');
  await expect(rows).toHaveCount(START_HERE.length);
  for (const [index, { slug, title, description }] of START_HERE.entries()) {
    const row = rows.nth(index);
    await expect(row).toContainText(description);
    await expect(row.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'href',
      `/projects/${slug}`,
    );
    const play = row.getByRole('link', { name: `Play ${title}` });
    if (demos.some((demo) => demo.slug === slug))
      await expect(play).toHaveAttribute('href', `/projects/${slug}#demo`);
    else await expect(play).toHaveCount(0);
  }
});

test.describe('the crate', () => {
  test.skip(!hasCrate, TOO_FEW);

  const spineOf = (page: Page) => page.locator('.crate__spine').first();

  test('a spine says what its project does while it is pointed at or focused', async ({ page }) => {
    await page.goto('/');
    const spine = spineOf(page);
    const line = spine.locator('p');
    const hint = page.locator('.crate__hint');
    await expect(line).toHaveCSS('opacity', '0');
    await expect(hint).toHaveCSS('opacity', '1');
    await spine.hover();
    await expect(line).toHaveCSS('opacity', '1');
    await expect(hint).toHaveCSS('opacity', '0');
    await expect(line).toHaveText(projects[0]?.description ?? '');
    const [below, above] = [await line.boundingBox(), await spine.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    await page.mouse.move(5, 5);
    await expect(line).toHaveCSS('opacity', '0');
    await spine.getByRole('link').first().focus();
    await expect(line).toHaveCSS('opacity', '1');
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('the first tap shows the line, the second opens the project', async ({ page }) => {
      await page.goto('/');
      const spine = spineOf(page);
      await spine.scrollIntoViewIfNeeded();
      await spine.tap();
      await expect(spine.locator('p')).toHaveCSS('opacity', '1');
      await expect(page).toHaveURL('/');
      await spine.tap();
      await expect(page).toHaveURL(/\/projects\//);
    });
  });
});

test('the work history is 192 px high, its rows 64 px, and it scrolls by keyboard when it outgrows that', async ({
  page,
}) => {
  test.skip(profile.workHistory.length === 0, 'there is no work history');
  await page.goto('/');
  const rows = widget(page, 'work-history').getByRole('list');
  const { height: area } = await layoutSize(rows);
  const usual = profile.workHistory.length === 1 ? WORK_AREA_OF_ONE_PX : WORK_AREA_PX;
  // One or two with titles of several lines need more.
  if (isSampleSite || profile.workHistory.length > 2) expect(area).toBe(usual);
  else expect(area).toBeGreaterThanOrEqual(usual);
  const items = rows.getByRole('listitem');
  await expect(items).toHaveCount(profile.workHistory.length);
  for (const [index, { title, company, start, end }] of profile.workHistory.entries()) {
    const number = String(index + 1).padStart(2, '0');
    for (const part of [number, title, company, formatSpanEnd(start), formatSpanEnd(end)]) {
      await expect(items.nth(index)).toContainText(part);
    }
  }
  for (const item of await items.all()) {
    const { height } = await layoutSize(item);
    // The lines of a long title need more.
    if (isSampleSite) expect(height).toBe(WORK_ROW_PX);
    else expect(height).toBeGreaterThanOrEqual(WORK_ROW_PX);
  }
  await rows.evaluate((list) => {
    for (let copy = 0; copy < 6; copy += 1) list.append(list.children[0]?.cloneNode(true) ?? '');
  });
  await rows.focus();
  await page.keyboard.press('End');
  await expect.poll(() => rows.evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
});

test('the availability badge says so beside a pulsing green dot', async ({ page }) => {
  test.skip(!profile.isAvailable, 'the owner takes no projects');
  await page.goto('/');
  const badge = widget(page, 'availability');
  await expect(badge).toHaveText('Available for new projects');
  await expect(badge).toHaveAttribute('data-state', 'available');
  const dot = badge.locator('span');
  await expect(dot).toHaveCSS('animation-name', 'pulse');
  await expect(dot).toHaveCSS('background-color', 'rgb(11, 122, 62)');
});

test.describe('marquee', () => {
  test.skip(marqueeWords.length === 0, 'there is no marquee');

  test('runs for 40 s with a gap of 1rem, without a seam, and both can be set', async ({
    page,
  }) => {
    for (const width of [360, 1440, 3840]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const measured = await widget(page, 'marquee').evaluate((marquee) => {
        const [first, second] = marquee.children;
        if (!first || !second) return undefined;
        return {
          durations: first.getAnimations().map((run) => Number(run.effect?.getTiming().duration)),
          gap: second.getBoundingClientRect().left - first.getBoundingClientRect().right,
          isWideEnough: first.getBoundingClientRect().width >= marquee.clientWidth,
        };
      });
      expect(measured?.durations).toEqual([MARQUEE_MS]);
      expect(measured?.gap).toBeCloseTo(MARQUEE_GAP_PX, 1);
      expect(measured?.isWideEnough).toBe(true);
    }
    const set = await widget(page, 'marquee').evaluate((marquee: HTMLElement) => {
      marquee.style.setProperty('--marquee-duration', '12s');
      marquee.style.setProperty('--marquee-gap', '50px');
      const words = marquee.firstElementChild;
      return {
        duration: words && getComputedStyle(words).animationDuration,
        gap: getComputedStyle(marquee).columnGap,
      };
    });
    expect(set).toEqual({ duration: '12s', gap: '50px' });
  });

  test('pauses on hover and on focus', async ({ page }) => {
    await page.goto('/');
    const marquee = widget(page, 'marquee');
    const words = marquee.locator('ul').first();
    await expect(words).toHaveCSS('animation-play-state', 'running');
    await marquee.hover();
    await expect(words).toHaveCSS('animation-play-state', 'paused');
    await page.mouse.move(5, 5);
    await marquee.focus();
    await expect(words).toHaveCSS('animation-play-state', 'paused');
  });

  test('is read once', async ({ page }) => {
    await page.goto('/');
    await expect(widget(page, 'marquee').getByRole('list')).toHaveCount(1);
  });
});

test('social links are the same list twice, open in a new tab and say who they are', async ({
  page,
}) => {
  test.skip(profile.socialLinks.length === 0, 'there are no links');
  await page.goto('/');
  const linksOf = async (name: string) =>
    Promise.all(
      (await widget(page, name).getByRole('link').all()).map(async (link) => ({
        href: await link.getAttribute('href'),
        rel: await link.getAttribute('rel'),
        target: await link.getAttribute('target'),
        name: (await link.getAttribute('aria-label')) ?? (await link.innerText()).trim(),
      })),
    );
  const icons = await linksOf('social-icons');
  expect(icons).toHaveLength(profile.socialLinks.length);
  expect(await linksOf('social-grid')).toEqual(icons);
  for (const { rel, target } of icons) expect([rel, target]).toEqual(['noopener me', '_blank']);
  const columns = await widget(page, 'social-grid').evaluate(
    (grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length,
  );
  expect(columns).toBe(2);
});

test('the Projects pill and the View Projects button lead to /projects', async ({ page }) => {
  test.skip(projects.length === 0, NO_PROJECT);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Projects', exact: true })).toHaveAttribute(
    'href',
    '/projects',
  );
  await expect(main.getByRole('link', { name: 'View Projects' })).toHaveAttribute(
    'href',
    '/projects',
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything but music and the quote is there and readable', async ({ page }) => {
    await page.goto('/');
    for (const [name, isThere] of Object.entries({
      'about-card': true,
      showcase: projects.length > 0,
      'work-history': profile.workHistory.length > 0,
      availability: true,
      marquee: marqueeWords.length > 0,
      'social-icons': profile.socialLinks.length > 0,
      'social-grid': profile.socialLinks.length > 0,
    })) {
      await expect(widget(page, name)).toBeVisible({ visible: isThere });
    }
    for (const name of ['quote', 'music']) await expect(widget(page, name)).toBeHidden();
    for (const cover of await page.locator('[data-cover] img').all())
      await expect(cover).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('who, what and whether available are seen before scrolling', async ({ page }) => {
    await page.goto('/');
    for (const part of [
      page.getByRole('banner').getByText(profile.name),
      page.getByRole('heading', { level: 1 }),
      widget(page, 'availability'),
      // Below an introduction of any length.
      ...(isSampleSite ? [page.getByRole('link', { name: 'About Me' })] : []),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
});

test('nothing on the page shifts while it loads', async ({ page }) => {
  test.skip(!recording || isHidden('music'), 'without music the layout changes on purpose');
  await page.goto('/');
  await hydrated(page, 'music');
  await expect(widget(page, 'music')).not.toHaveAttribute('data-state', 'loading');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBe(0);
});

function layoutSize(locator: Locator): Promise<{ width: number; height: number }> {
  return locator.evaluate((element: HTMLElement) => ({
    width: element.offsetWidth,
    height: element.offsetHeight,
  }));
}

/** The position and tilt of a cover, from its transform. */
function placeOf(cover: Locator): Promise<{ x: number; y: number; tilt: number }> {
  return cover.evaluate((element) => {
    const { transform } = getComputedStyle(element);
    const matrix = new DOMMatrix(transform === 'none' ? '' : transform);
    return {
      x: matrix.e,
      y: matrix.f,
      tilt: (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI,
    };
  });
}

/** The position once two readings in a row agree. */
async function restingPlace(cover: Locator) {
  let last = await placeOf(cover);
  await expect
    .poll(async () => {
      const now = await placeOf(cover);
      const isStill = JSON.stringify(now) === JSON.stringify(last);
      last = now;
      return isStill;
    })
    .toBe(true);
  return last;
}

/** The largest distance between a `linear()` easing and the spring it stands for. */
function distanceFromSpring(easing: string, settlesS: number): number {
  const points = [...easing.matchAll(/([\d.]+)(?: [\d.]+%)?[,)]/g)].map(([, value]) =>
    Number(value),
  );
  const root = Math.sqrt(SPRING.damping ** 2 - 4 * SPRING.stiffness);
  const [slow, fast] = [(-SPRING.damping + root) / 2, (-SPRING.damping - root) / 2];
  const spring = (t: number) =>
    1 - (fast * Math.exp(slow * t) - slow * Math.exp(fast * t)) / (fast - slow);
  return Math.max(
    ...points.map((value, index) =>
      Math.abs(value - spring((settlesS * index) / (points.length - 1)) / spring(settlesS)),
    ),
  );
}
