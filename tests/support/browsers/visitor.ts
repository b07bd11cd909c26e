import { expect } from '@playwright/test';

import type { Driver, Point } from './driver';

/** Points on the way of a drag; a hand does not jump. */
const STEPS = [0, 0.25, 0.5, 0.75, 1];

/** A state is asked for this often: a step takes as long as the page, and not as long as a pause. */
const OFTEN_MS = [50, 50, 100, 100, 250];
/** What has not moved for this long is hit where it was seen. */
const REST_MS = 120;
/** How long a starved machine may take to show a state. */
export const STATE_LIMIT_MS = 90_000;
/** How long one page may take to become another. */
const CHANGE_MS = 10_000;

/** What a visitor does, in any browser. */
export class Visitor {
  private readonly driver: Driver;
  private readonly site: string;

  constructor(driver: Driver, site: string) {
    this.driver = driver;
    this.site = site;
  }

  open(path: string): Promise<void> {
    return this.driver.open(this.site + path);
  }

  back(): Promise<void> {
    return this.driver.back();
  }

  resize(width: number, height: number): Promise<void> {
    return this.driver.resize(width, height);
  }

  /** What a function says in the page, as text. It is sent as text as well, so it knows only its arguments. */
  async read<Args extends unknown[]>(ask: (...args: Args) => unknown, ...args: Args) {
    const question = `(${String(ask)})(...${JSON.stringify(args)})`;
    const until = Date.now() + CHANGE_MS;
    for (;;) {
      try {
        return String(await this.driver.evaluate(question));
      } catch (error) {
        // Between two pages there is nobody to ask.
        if (Date.now() > until) throw error;
      }
    }
  }

  /** Waits until a function in the page says true. */
  async until<Args extends unknown[]>(
    fact: string,
    ask: (...args: Args) => boolean,
    ...args: Args
  ) {
    await expect
      .poll(() => this.read(ask, ...args), {
        message: fact,
        intervals: OFTEN_MS,
        timeout: STATE_LIMIT_MS,
      })
      .toBe('true');
  }

  /** Waits until something matches. */
  sees(selector: string): Promise<void> {
    return this.until(
      `there is ${selector}`,
      (wanted) => document.querySelector(wanted) !== null,
      selector,
    );
  }

  /** Waits until a page is open, its scripts have run, and it is no longer the picture of a change of pages, which takes no press. */
  isAt(path: string): Promise<void> {
    return this.until(
      `${path} is open`,
      (wanted) =>
        location.pathname === wanted &&
        document.readyState === 'complete' &&
        document
          .getAnimations()
          .every(
            ({ effect }) =>
              !(effect instanceof KeyframeEffect) ||
              !(effect.pseudoElement ?? '').startsWith('::view-transition'),
          ),
      path,
    );
  }

  async count(selector: string): Promise<number> {
    return Number(await this.read((wanted) => document.querySelectorAll(wanted).length, selector));
  }

  /** An attribute of everything that matches. */
  async list(selector: string, attribute: string): Promise<string[]> {
    const lines = await this.read(
      (wanted, name) =>
        Array.from(document.querySelectorAll(wanted), (one) => one.getAttribute(name)).join('\n'),
      selector,
      attribute,
    );
    return lines === '' ? [] : lines.split('\n');
  }

  /** Presses keys together: `press('Control', 'k')`. */
  press(...keys: string[]): Promise<void> {
    return this.driver.press(keys);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.driver.press([letter]);
  }

  /** Focuses the first match and presses a key. */
  async pressOn(selector: string, key: string): Promise<void> {
    // What is still hidden takes no focus.
    await this.until(
      `${selector} has the focus`,
      (wanted) => {
        const element = document.querySelector<HTMLElement>(wanted);
        element?.focus();
        return element !== null && document.activeElement === element;
      },
      selector,
    );
    await this.press(key);
  }

  async click(selector: string): Promise<void> {
    await this.driver.drag([await this.middleOf(selector)]);
  }

  /** Drags the first match by so many pixels. */
  async drag(selector: string, right: number, down: number): Promise<void> {
    const { x, y } = await this.middleOf(selector);
    await this.driver.drag(STEPS.map((share) => ({ x: x + right * share, y: y + down * share })));
  }

  /** The middle of the first match, once it is on the screen and rests. */
  private async middleOf(selector: string): Promise<Point> {
    await this.sees(selector);
    const find = () =>
      this.read((wanted) => {
        const element = document.querySelector(wanted);
        if (!element) return '';
        const { top, bottom } = element.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)].join();
      }, selector);
    let place = '';
    await expect
      .poll(
        async () => {
          const before = place;
          place = await find();
          return place !== '' && place === before;
        },
        { message: `${selector} rests`, intervals: [REST_MS], timeout: STATE_LIMIT_MS },
      )
      .toBe(true);
    const [x = 0, y = 0] = place.split(',').map(Number);
    return { x, y };
  }
}
