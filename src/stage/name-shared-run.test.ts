// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

import { nameSharedRun } from './name-shared-run';

const describeYears = (query: URLSearchParams) => {
  const years = query.get('years');
  return years === null ? undefined : `${years} years.`;
};

beforeEach(() => {
  document.body.innerHTML =
    '<figure data-widget="demo"><p data-demo-sentence>First.</p><span data-demo-plays>Play</span></figure>';
});

function open(search: string): void {
  history.replaceState(null, '', `/${search}`);
}

const textOf = (selector: string) => document.querySelector(selector)?.textContent;

test('a shared run is named on the poster and on Play', async () => {
  open('?years=10');
  await nameSharedRun(() => Promise.resolve(describeYears));
  expect(textOf('[data-demo-sentence]')).toBe('A shared run: 10 years.');
  expect(textOf('[data-demo-plays]')).toBe('Play the shared run');
});

test('an address without a query fetches nothing', async () => {
  open('');
  const load = vi.fn(() => Promise.resolve(describeYears));
  await nameSharedRun(load);
  expect(load).not.toHaveBeenCalled();
});

test('an address that names no run leaves the poster as it is', async () => {
  open('?utm_source=mail');
  await nameSharedRun(() => Promise.resolve(describeYears));
  expect(textOf('[data-demo-sentence]')).toBe('First.');
});

test('what a page says is never markup', async () => {
  open('?years=%3Cimg%3E');
  await nameSharedRun(() => Promise.resolve(describeYears));
  expect(document.querySelector('img')).toBeNull();
});

test('a page without a poster is left alone', async () => {
  open('?years=10');
  document.body.innerHTML = '<main>Text</main>';
  await nameSharedRun(() => Promise.resolve(describeYears));
  expect(document.body.innerHTML).toBe('<main>Text</main>');
});
