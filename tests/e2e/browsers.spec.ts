import { test as base, expect } from '@playwright/test';

import { browsers, type Browser } from '../support/browsers/browsers';
import type { Driver } from '../support/browsers/driver';
import { playThrough, useKit } from '../support/browsers/play-through';
import { Visitor } from '../support/browsers/visitor';
import { watchSite } from '../support/browsers/watched-site';
import { pages } from '../support/pages';
import { findRareWord } from '../support/rare-word';
import { tagSlug } from '../../src/lib/tag-slug';
import {
  demos,
  hasControls,
  NO_PROJECT,
  projects,
  someDemo,
  someProject,
  TOO_FEW,
  twoDemos,
} from '../support/samples';
import { isHidden, marqueeWords } from '../support/profile';
import { recording } from '../support/stream';

/* What a visitor does, in Chromium, Firefox and WebKit. Everything else is tested in Chromium alone (docs/browsers.md). */

const DESKTOP = [1440, 900] as const;
const PHONE = [390, 844] as const;

/** WebKit on a machine with twenty other programs needs two minutes for a demo. */
const LIMIT_MS = 360_000;

interface Fixtures {
  visit: (browser: Browser, steps: (visitor: Visitor) => Promise<void>) => Promise<void>;
}

/** Browsers stay open from test to test of one worker; every test has an address of its own, and with it a fresh storage. */
const test = base.extend<Fixtures, { drivers: Map<Browser, Driver> }>({
  drivers: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const drivers = new Map<Browser, Driver>();
      await use(drivers);
      for (const driver of drivers.values()) await driver[Symbol.asyncDispose]();
    },
    { scope: 'worker' },
  ],
  visit: async ({ drivers, baseURL }, use) => {
    await use(async (browser, steps) => {
      const driver = drivers.get(browser) ?? (await browser.launch?.());
      test.skip(!driver, `${browser.title} is not installed`);
      if (!driver) return;
      drivers.set(browser, driver);
      await using site = await watchSite(baseURL ?? '');
      await driver.resize(...DESKTOP);
      await steps(new Visitor(driver, site.url));
      expect(site.complaints).toEqual([]);
      await driver.open('about:blank');
    });
  },
});

for (const browser of browsers) {
  // Chromium opens every page and plays every demo in its other tests.
  const isCovered = browser.title === 'Chromium';
  const step = (fact: string, steps: (visitor: Visitor) => Promise<void>) =>
    test(fact, ({ visit }) => visit(browser, steps));

  test.describe(browser.title, () => {
    describeInOneWorker('the site', () => {
      for (const [width, height] of isCovered ? [] : [DESKTOP, PHONE]) {
        step(`every page fits and shows its pictures at ${width} px`, async (visitor) => {
          await visitor.resize(width, height);
          for (const path of pages) await test.step(path, () => expectWholePage(visitor, path));
        });
      }

      step('a chosen theme stays on the next page', async (visitor) => {
        await visitor.open('/about');
        await visitor.click('[data-set-theme="dark"]');
        await visitor.sees('html[data-theme="dark"]');
        await visitor.open('/projects');
        await visitor.until(
          'the page is dark',
          () => getComputedStyle(document.documentElement).backgroundColor === 'rgb(11, 12, 14)',
        );
      });

      step('a page that comes back shows the theme that was chosen since', async (visitor) => {
        await visitor.open('/about');
        await visitor.pressOn('nav a[href="/projects"]', 'Enter');
        await visitor.isAt('/projects');
        await visitor.click('[data-set-theme="dark"]');
        await visitor.back();
        await visitor.isAt('/about');
        await visitor.sees('html[data-theme="dark"]');
      });

      step('no field is so small that an iPhone zooms into it', async (visitor) => {
        await visitor.resize(...PHONE);
        for (const path of pages.filter((one) => one === '/projects' || one === '/stream')) {
          await visitor.open(path);
          await visitor.until('its letters have 16 px', () =>
            Array.from(document.querySelectorAll('input, select'), (field) =>
              parseFloat(getComputedStyle(field).fontSize),
            ).every((size) => size >= 16),
          );
        }
      });

      step('a hand that drags selects no text', async (visitor) => {
        test.skip(!someDemo, 'no project has a demo');
        await visitor.open(`/projects/${someDemo?.slug ?? ''}`);
        await visitor.click('[data-demo-play]');
        await visitor.sees('.handle');
        await visitor.until('it cannot be selected', () =>
          Array.from(document.querySelectorAll('.handle'), (handle) =>
            // Safari knows it by its old name alone.
            getComputedStyle(handle).getPropertyValue('-webkit-user-select'),
          ).every((value) => value === 'none'),
        );
      });

      step('the palette opens by keys, finds a project and goes there', async (visitor) => {
        test.skip(projects.length === 0, NO_PROJECT);
        await visitor.open('/about');
        await visitor.press('Control', 'k');
        await visitor.sees('dialog[open] [role="combobox"]:focus');
        await visitor.type(someProject.title);
        await visitor.until(
          'the project is selected',
          (title) =>
            document.querySelector('[aria-selected="true"]')?.textContent.includes(title) ?? false,
          someProject.title,
        );
        await visitor.press('Enter');
        await visitor.isAt(`/projects/${someProject.slug}`);
      });

      step('search finds a word of a write-up', async (visitor) => {
        test.skip(!hasControls, TOO_FEW);
        const rare = findRareWord();
        test.skip(!rare, 'no write-up has a long word of its own');
        await visitor.open('/projects');
        await visitor.click('[type="search"]');
        await visitor.type(rare?.word ?? '');
        await expectProjects(visitor, [rare?.slug ?? '']);
      });

      step('a tag leaves its projects, and the way back restores the list', async (visitor) => {
        test.skip(!hasControls, TOO_FEW);
        const tag = someProject.tags[0] ?? '';
        await visitor.open('/projects');
        test.skip((await visitor.count('.tag-chips')) === 0, 'no tag leaves some projects out');
        await visitor.click(`.tag-chips [data-value="${tagSlug(tag)}"]`);
        const having = projects.filter(({ tags }) => tags.includes(tag));
        await expectProjects(
          visitor,
          having.map(({ slug }) => slug),
        );
        await visitor.pressOn(`[data-project="${someProject.slug}"] a`, 'Enter');
        await visitor.isAt(`/projects/${someProject.slug}`);
        await visitor.back();
        await expectProjects(
          visitor,
          having.map(({ slug }) => slug),
        );
        await visitor.back();
        await expectProjects(
          visitor,
          projects.map(({ slug }) => slug),
        );
      });

      step('the quote opens by keyboard and closes on Escape', async (visitor) => {
        await visitor.open('/');
        test.skip((await visitor.count('[data-widget="quote"]')) === 0, 'there are no quotes');
        // What stands before it in the same line.
        await visitor.pressOn('.about-card__end .pill:last-of-type', 'Tab');
        await visitor.sees('[data-widget="quote"][data-state="shown"]');
        await visitor.press('Escape');
        await visitor.sees('[data-widget="quote"][data-state="hidden"]');
      });

      step('covers tilt, keep their round corners and lead to write-ups', async (visitor) => {
        test.skip(projects.length === 0, NO_PROJECT);
        await visitor.open('/');
        await visitor.sees('[data-cover][data-tilted]');
        await visitor.until('no corner is sharp', () =>
          Array.from(document.querySelectorAll('[data-cover] img'), (image) =>
            getComputedStyle(image),
          ).every(({ borderTopLeftRadius: radius }) => radius !== '' && radius !== '0px'),
        );
        await visitor.pressOn('[data-cover]:last-child a', 'Enter');
        await visitor.until('a write-up is open', () => location.pathname.startsWith('/projects/'));
      });

      step('the marquee runs, and rests under the focus', async (visitor) => {
        test.skip(marqueeWords.length === 0, 'there is no marquee');
        await visitor.open('/');
        const place = () =>
          visitor.read(() => document.querySelector('.marquee__words')?.getBoundingClientRect().x);
        const before = await place();
        await expect.poll(place).not.toBe(before);
        await visitor.pressOn('.marquee', 'Shift');
        await visitor.until('it rests', () => {
          const words = document.querySelector('.marquee__words');
          return words !== null && getComputedStyle(words).animationPlayState === 'paused';
        });
      });

      step('the music widget shows a song', async (visitor) => {
        await visitor.open('/');
        test.skip(!recording || isHidden('music'), 'the stream has no recording, or it is hidden');
        await visitor.until('it has its song', () => {
          const widget = document.querySelector('[data-widget="music"]');
          return /Now playing|Last played/.test(widget?.textContent ?? '');
        });
      });

      step('a recording plays, and its keys seek', async (visitor) => {
        test.skip((recording?.seconds ?? 0) < 30, 'the newest recording is absent or short');
        await visitor.open('/stream');
        await visitor.click('[data-player] [data-toggle]');
        await visitor.until(
          'time passes',
          () => (document.querySelector('audio')?.currentTime ?? 0) > 0,
        );
        const isSilent = await visitor.read(
          () => document.querySelector('audio')?.error?.message.includes('Sink') ?? false,
        );
        test.skip(isSilent === 'true', 'this machine has no sound, which Firefox needs to play');
        await visitor.click('[data-player] [data-toggle]');
        await visitor.sees('[data-player][data-state="paused"]');
        await visitor.pressOn('[data-player] input', 'Home');
        await visitor.press('ArrowRight');
        await visitor.until(
          'it is further on',
          () => (document.querySelector('audio')?.currentTime ?? 0) >= 5,
        );
      });

      step(
        'sound that needs another press asks for it, and does not say it failed',
        async (visitor) => {
          test.skip(!recording, 'the stream has no recording');
          await visitor.open('/stream');
          await visitor.read(() => {
            HTMLMediaElement.prototype.play = () =>
              Promise.reject(new DOMException('a gesture is needed', 'NotAllowedError'));
          });
          await visitor.click('[data-player] [data-toggle]');
          await visitor.sees('[data-player][data-state="paused"]');
        },
      );

      step('the contents list marks the section that is read', async (visitor) => {
        test.skip(projects.length === 0, NO_PROJECT);
        await visitor.open(`/projects/${someProject.slug}`);
        test.skip((await visitor.count('.contents a')) < 2, 'the write-up has no two sections');
        const marked = () =>
          visitor.read(() =>
            Array.from(document.querySelectorAll<HTMLAnchorElement>('.contents a'))
              .filter((link) => Number(getComputedStyle(link).fontWeight) > 600)
              .map(({ hash }) => hash)
              .join(),
          );
        for (const place of [0, 1]) {
          const hash = await visitor.read((index) => {
            const link = document.querySelectorAll<HTMLAnchorElement>('.contents a')[index];
            const heading = document.getElementById(decodeURI(link?.hash.slice(1) ?? ''));
            heading?.scrollIntoView();
            const isAtTop = (heading?.getBoundingClientRect().top ?? Infinity) < innerHeight * 0.15;
            return isAtTop ? link?.hash : '';
          }, place);
          test.skip(hash === '', 'the text is too short to scroll to its sections');
          await expect.poll(marked).toBe(hash);
        }
      });

      step('the line at the top grows with reading, or is not there', async (visitor) => {
        test.skip(projects.length === 0, NO_PROJECT);
        await visitor.open(`/projects/${someProject.slug}`);
        await visitor.press('End');
        await visitor.until('it is as wide as the window, or has no place', () => {
          const line = document.querySelector('.reading-progress');
          const { width = 0 } = line?.getBoundingClientRect() ?? {};
          return (
            width === 0 ||
            width > innerWidth * 0.95 ||
            !CSS.supports('animation-timeline: scroll()')
          );
        });
      });

      step('the tour begins, and its keys lead on and pause it', async (visitor) => {
        test.skip(demos.length < 2, 'there is no tour without two demos');
        await visitor.open('/play');
        await visitor.click('.front [data-tour-play]');
        await visitor.sees('.tour:is([data-phase="act"], [data-phase="wait"])');
        await visitor.press(' ');
        await visitor.sees('.tour[data-paused="true"]');
        await visitor.press('End');
        await visitor.sees('.tour[data-phase="end"] .back-cover__tracks');
      });

      for (const [way, width, height] of [
        ['the browser', ...DESKTOP],
        ['the page, as on an iPhone', ...PHONE],
      ] as const) {
        step(`a stage fills the screen by ${way}, and leaves it`, async (visitor) => {
          test.skip(!someDemo, 'no project has a demo');
          await visitor.resize(width, height);
          await visitor.open(`/projects/${someDemo?.slug ?? ''}`);
          if (width === PHONE[0]) {
            await visitor.read(() => {
              Object.defineProperty(document, 'fullscreenEnabled', { value: false });
            });
          }
          await visitor.click('[data-demo-play]');
          await visitor.sees('.stage[data-opening]');
          await visitor.press('F2');
          await visitor.sees('.stage[data-opening="done"]');
          await visitor.pressOn('.stage-tool[aria-label="Full screen"]', 'Enter');
          await visitor.until('it is as large as the window', () => {
            const stage = document.querySelector('.stage')?.getBoundingClientRect();
            return [stage?.width, stage?.height].join() === [innerWidth, innerHeight].join();
          });
          await visitor.pressOn('.stage-tool[aria-label="Leave full screen"]', 'Enter');
          await visitor.sees('.stage-tool[aria-label="Full screen"]');
        });
      }
    });

    describeInOneWorker('the demos', () => {
      for (const { slug } of isCovered ? [] : demos) {
        step(`${slug}: Play, its act, keys, a drag, the other way and the dares`, (visitor) =>
          playThrough(visitor, slug),
        );
      }

      for (const slug of isCovered ? [] : twoDemos()) {
        step(`${slug}: both ways, More and the link`, (visitor) => useKit(visitor, slug));
      }
    });
  });
}

/** Starting a browser takes as long as a test. The limit is for a starved machine: a test that it ends loses its browser while it still speaks to it. */
function describeInOneWorker(title: string, addSteps: () => void): void {
  test.describe(title, () => {
    test.describe.configure({ mode: 'default', timeout: LIMIT_MS });
    addSteps();
  });
}

/** A page without a horizontal scroll bar, whose pictures are all there. */
async function expectWholePage(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  const overflow = await visitor.read(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels of sideways scroll').toBe('0');
  // Pictures further down load when they come near.
  await visitor.read(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await visitor.until('all pictures are there', () =>
    Array.from(document.images).every(
      ({ complete, naturalWidth, currentSrc }) =>
        complete && (naturalWidth > 0 || currentSrc === ''),
    ),
  );
  expect(await visitor.count('h1')).toBe(1);
}

/** Exactly these projects are in the list, in any order. */
async function expectProjects(visitor: Visitor, slugs: readonly string[]): Promise<void> {
  const shown = () =>
    visitor.read(() =>
      Array.from(document.querySelectorAll<HTMLElement>('[data-project]'))
        .filter((card) => card.checkVisibility())
        .map(({ dataset }) => dataset['project'])
        .sort()
        .join(),
    );
  await expect.poll(shown).toBe(slugs.toSorted().join());
}
