import { afterEach, expect, test, vi } from 'vitest';

import { findMissing } from './requirements';
import type { Requirement } from './requirements';

afterEach(() => vi.unstubAllGlobals());

/** A browser that has everything, but for what is changed. */
function browse(changes: Readonly<Record<string, unknown>> = {}): void {
  const everything = {
    isSecureContext: true,
    crypto: { subtle: {} },
    AudioContext: {},
    Worker: {},
    CompressionStream: {},
    document: { createElement: () => ({ getContext: () => ({}) }) },
    ...changes,
  };
  for (const [name, value] of Object.entries(everything)) vi.stubGlobal(name, value);
}

const ALL: readonly Requirement[] = [
  'secure context',
  'web crypto',
  'web audio',
  'webgl',
  'workers',
  'compression streams',
];

test('nothing is missing in a browser that has everything', () => {
  browse();
  expect(findMissing(ALL)).toBeUndefined();
  expect(findMissing([])).toBeUndefined();
});

test.each([
  ['isSecureContext', false, /secure connection/],
  ['crypto', {}, /Web Crypto/],
  ['document', { createElement: () => ({ getContext: () => null }) }, /WebGL/],
] as const)('without %s the demo says what it needs', (name, value, sentence) => {
  browse({ [name]: value });
  expect(findMissing(ALL)).toMatch(sentence);
});

test.each([
  ['AudioContext', /Web Audio/],
  ['Worker', /web workers/],
  ['CompressionStream', /compress data/],
  ['crypto', /Web Crypto/],
] as const)('a browser that does not know %s is told so', (name, sentence) => {
  browse();
  Reflect.deleteProperty(globalThis, name);
  expect(findMissing(ALL)).toMatch(sentence);
});

test('the first of several is named', () => {
  browse({ isSecureContext: false, crypto: {} });
  expect(findMissing(['web crypto', 'secure context'])).toMatch(/Web Crypto/);
});
