import { expect, test } from 'vitest';

import { sizesOf } from './measured';

const measured = {
  words: { 'photo,script': 900 },
  script: 8_000,
  scriptBefore: 20_000,
  font: 30_000,
  fontAddress: '',
  photoBytes: 31_000,
  photo: '',
};

test('the words weigh what their set of parts was measured with, and nothing when it was not', () => {
  expect(sizesOf(measured, ['photo', 'script'])).toEqual({
    words: 900,
    script: 8_000,
    font: 30_000,
    photo: 31_000,
  });
  expect(sizesOf(measured, []).words).toBe(0);
});
