import { readdirSync } from 'node:fs';

import { expect, test } from 'vitest';

import { projects } from '../support/samples';

const SHARED_RUN_WORDS = 8;
const PLACEHOLDER = /lorem ipsum|\bTODO\b|\bTBD\b|\bFIXME\b|\bXXX\b|placeholder text/i;

// A project of the owner's beside them is the owner's to judge.
const samples = projects.filter(({ sample }) => sample);

test.each(samples)('$slug is finished: figures, decisions, no placeholder', ({ slug, body }) => {
  expect(body).toMatch(figureOf(slug));
  expect(body).not.toMatch(PLACEHOLDER);
});

test.each(samples)('$slug places each of its decisions once', ({ body, decisions }) => {
  const placed = [...body.matchAll(/^<Decision n=\{(\d)\}(?: \/)?>$/gm)].map(([, n]) => Number(n));
  if (/^<Decisions \/>$/m.test(body)) return expect(placed).toEqual([]);
  expect(placed.toSorted()).toEqual(decisions.map((_, index) => index + 1));
});

test('no two write-ups share a heading', () => {
  const headings = samples.flatMap(({ body }) => body.match(/^##.*$/gm) ?? []);
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
});

test('no two write-ups share a run of eight words', () => {
  const owners = new Map<string, string>();
  for (const { slug, body } of samples) {
    const words =
      proseOf(body)
        .toLowerCase()
        .match(/[\p{L}\p{N}’'-]+/gu) ?? [];
    for (let start = 0; start + SHARED_RUN_WORDS <= words.length; start += 1) {
      const run = words.slice(start, start + SHARED_RUN_WORDS).join(' ');
      expect(owners.get(run) ?? slug, `"${run}" stands in two write-ups`).toBe(slug);
      owners.set(run, slug);
    }
  }
});

function proseOf(body: string): string {
  return body.replace(/^import .*$/gm, '').replace(/^```[\s\S]*?^```/gm, '');
}

/** The line of any figure in the folder of a project. */
function figureOf(slug: string): RegExp {
  const names = readdirSync(`projects/${slug}/figures`).map((file) => file.replace('.tsx', ''));
  return new RegExp(`^<(${names.join('|')}) />$`, 'm');
}
