import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { countWords } from '@/collections/reading-minutes';

import { slugs } from '../support/pages';

const LENGTH = { least: 900, most: 1600 };
const SHARED_RUN_WORDS = 8;
const PLACEHOLDER = /lorem ipsum|\bTODO\b|\bTBD\b|\bFIXME\b|\bXXX\b|placeholder text/i;

/** What the specification says of each project, as it must stand in its write-up. */
const FACTS: Record<string, RegExp[]> = {
  'audio-visualizer': [/3D/, /visuali[sz]er/i],
  auditrix: [/smart[- ]contract/i, /audit/i, /\bAI\b|\bmodel\b/],
  fairbnb: [
    /2 percent/,
    /one month[’']s rent/,
    /odd number/,
    /juror/i,
    /tenant/i,
    /landlord/i,
    /jury/i,
  ],
  imaginix: [/real[- ]time/i, /draw/i, /image|picture/i, /\bAI\b|\bmodel\b/],
  oldportfolio: [/animation/i, /portfolio/i],
  pkmb: [/memecoin/i, /NFT/, /mint/i],
  portfolio: [/portfolio|this site/i],
  prakruti: [/landing page/i, /minimal/i],
  silkroad: [/supplier/i, /hospital/i, /regulator/i, /drug/i],
  sipwise: [
    /20,000\+/,
    /\b1 to 10 years/,
    /1L to 10L/,
    /\b4\s?(%|percent)/,
    /\b6\s?(%|percent)/,
    /Conservative/,
    /Balanced/,
    /Aggressive/,
    /\bFD\b|fixed deposit/i,
    /Gold/i,
    /Nifty ?50/,
    /Bitcoin/,
    /random forest/i,
    /Monte Carlo/i,
  ],
  smartwhalesai: [
    /\b6 chains/,
    /Ethereum/,
    /Binance Smart Chain/,
    /Polygon/,
    /Optimism/,
    /Arbitrum/,
    /\bBase\b/,
  ],
  timecapsule: [/only (the|its) creator/i, /view/i, /manage/i, /delete/i],
  'toxicity-detector': [/toxic/i, /comment/i, /classifier/i],
  twizzychat: [/real[- ]time/i, /chat/i],
  zencare: [
    /36 hours/,
    /top 25 teams/,
    /audio therapy/i,
    /reading/i,
    /yoga/i,
    /Pomodoro/,
    /professional[- ]help/i,
    /hackathon/i,
  ],
};

const bodies = new Map(
  slugs.map((slug) => {
    const source = readFileSync(`content/projects/${slug}.mdx`, 'utf8');
    return [slug, source.replace(/^---[\s\S]*?^---$/m, '')];
  }),
);
const bodyOf = (slug: string) => bodies.get(slug) ?? '';

test('every project has its facts listed here', () => {
  expect(Object.keys(FACTS).sort()).toEqual(slugs);
});

test.each(slugs)('%s states every fact of the specification', (slug) => {
  for (const fact of FACTS[slug] ?? []) expect(bodyOf(slug)).toMatch(fact);
});

test.each(slugs)('%s has 900 to 1,600 words', (slug) => {
  const words = countWords(bodyOf(slug));
  expect(words).toBeGreaterThanOrEqual(LENGTH.least);
  expect(words).toBeLessThanOrEqual(LENGTH.most);
});

test.each(slugs)('%s is finished: figures, decisions, no placeholder', (slug) => {
  expect(bodyOf(slug)).toMatch(figureOf(slug));
  expect(bodyOf(slug)).toMatch(/^<Decisions \/>$/m);
  expect(bodyOf(slug)).not.toMatch(PLACEHOLDER);
});

test('no two write-ups share a run of eight words', () => {
  const owners = new Map<string, string>();
  for (const [slug, body] of bodies) {
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
  const names = readdirSync(`src/figures/${slug}`).map((file) => file.replace('.tsx', ''));
  return new RegExp(`^<(${names.join('|')}) />$`, 'm');
}
