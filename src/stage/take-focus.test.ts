// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';

import { takeFocusFromPlay } from './take-focus';

beforeEach(() => {
  document.body.innerHTML =
    '<button class="demo__play"></button><div class="stage" tabindex="-1"><button id="handle"></button><button id="reset"></button></div>';
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${selector} is missing.`);
  return element;
}

test.each(['.demo__play', '.stage'])('the focus on %s is handed over', (selector) => {
  find(selector).focus();
  takeFocusFromPlay(find('#handle'));
  expect(document.activeElement).toBe(find('#handle'));
});

test('a focus that has fallen to the body is picked up', () => {
  takeFocusFromPlay(find('#handle'));
  expect(document.activeElement).toBe(find('#handle'));
});

test('the focus of another control stays where it is', () => {
  find('#reset').focus();
  takeFocusFromPlay(find('#handle'));
  expect(document.activeElement).toBe(find('#reset'));
});

test('without an element to take it, the focus stays on Play', () => {
  find('.demo__play').focus();
  takeFocusFromPlay(null);
  expect(document.activeElement).toBe(find('.demo__play'));
});
